//! How long a stage takes, for a person to read. `cargo bench` measures with more care.

use std::time::{Duration, Instant};

use crate::board::size::BoardSize;
use crate::entry::Stage;

/// What a stage counted, and how long it took.
#[derive(Debug, Clone, Copy)]
pub struct Timed {
    /// The number of solutions.
    pub solutions: u64,
    /// The median over the runs.
    pub time: Duration,
}

/// Runs `stage` until 50 ms have gone by, at most 101 times and at least once, and takes the median
/// time. So a short run is not judged by its first, cold try, and a long one is done but once.
pub fn time(stage: &Stage, n: BoardSize) -> Timed {
    const BUDGET: Duration = Duration::from_millis(50);
    const MOST_RUNS: usize = 101;

    let began = Instant::now();
    let mut times = Vec::new();
    loop {
        let start = Instant::now();
        let solutions = stage.count(n);
        times.push(start.elapsed());
        if began.elapsed() >= BUDGET || times.len() == MOST_RUNS {
            times.sort();
            let time = times[times.len() / 2];
            return Timed { solutions, time };
        }
    }
}
