//! The recorded run that times chapter 8's search with passes of several sizes.

use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::recorded::Recorded;
use crate::chapters::chapter8::batch::arrays::room_for;
use crate::chapters::chapter8::simd;
use crate::observer::Silent;
use crate::system::machine::{Build, Machine, today};

/// The board that is counted.
const N: usize = 16;

/// Each size is timed so often, in turn with the others; the shortest time is the least disturbed.
const ROUNDS: usize = 15;

/// The search with passes of one size.
type Count = fn(usize) -> u64;

/// The passes' sizes, and the search with each. A batch is made on the stack before it is moved: a
/// larger one would not fit everywhere.
const SEARCHES: [(usize, Count); 6] = [
    (16, count::<{ room_for(16) }>),
    (64, count::<{ room_for(64) }>),
    (256, count::<{ room_for(256) }>),
    (1024, count::<{ room_for(1024) }>),
    (4096, count::<{ room_for(4096) }>),
    (16384, count::<{ room_for(16384) }>),
];

fn count<const ROOM: usize>(n: usize) -> u64 {
    simd::count_with_room::<Silent, ROOM>(n, &mut Silent)
}

/// One run, with what it was made on.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PassSizes {
    /// The day of the run, in UTC.
    pub date: String,
    /// The machine.
    pub machine: Machine,
    /// The compiler and its settings.
    pub build: Build,
    /// The board size.
    pub n: usize,
    /// The times, the smallest pass first.
    pub times: Vec<Time>,
}

/// How long the search took with passes of one size.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Time {
    /// The most parents of a pass.
    pub pass: usize,
    /// The shortest time in seconds.
    pub seconds: f64,
}

impl Recorded for PassSizes {
    const FILE: &'static str = "chapters/chapter8/pass_sizes.json";
}

impl PassSizes {
    /// Times the search with each size.
    pub fn measure() -> Self {
        let mut times = SEARCHES.map(|(pass, _)| Time {
            pass,
            seconds: f64::INFINITY,
        });
        for _ in 0..ROUNDS {
            for ((_, count), time) in SEARCHES.iter().zip(&mut times) {
                let start = Instant::now();
                count(N);
                time.seconds = time.seconds.min(start.elapsed().as_secs_f64());
            }
        }
        Self {
            date: today(),
            machine: Machine::this(),
            build: Build::this(),
            n: N,
            times: times.to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::known::SOLUTIONS;

    #[test]
    fn passes_of_every_size_count_right() {
        for (pass, count) in SEARCHES {
            assert_eq!(count(11), SOLUTIONS[11], "passes of {pass}");
        }
    }
}
