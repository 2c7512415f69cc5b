//! From work to seconds.

use std::time::{Duration, Instant};

use crate::board::size::BoardSize;
use crate::entry::{Stage, Tree};

/// How long a unit of [`work`](Tree::work), mostly a call, takes `stage` on this machine, in seconds:
/// measured on the smallest board that keeps it busy for 10 ms. Halves grow more slowly at first,
/// and odd boards are quicker than even ones: they are measured on a board that takes them 50 ms,
/// odd or even as `n` is.
pub fn seconds_per_unit(stage: &Stage, n: usize) -> f64 {
    let (milliseconds, step) = match stage.tree {
        Tree::Halves { .. } => (50, 2),
        _ => (10, 1),
    };
    let long_enough = Duration::from_millis(milliseconds);
    let mut seconds_per_unit = 0.0;
    let sizes = (n % step..=stage.n_in_a_second).step_by(step);
    for n in sizes.filter_map(BoardSize::new) {
        let start = Instant::now();
        stage.count(n);
        let elapsed = start.elapsed();
        seconds_per_unit = elapsed.as_secs_f64() / stage.tree.work(n.get());
        if elapsed >= long_enough {
            break;
        }
    }
    seconds_per_unit
}

impl Stage {
    /// About how many seconds it takes for `n` on an ordinary machine: a second for
    /// [`n_in_a_second`](Self::n_in_a_second), and for others in proportion to its work.
    /// The same on every machine; [`running_time`] is better, but measures.
    pub fn seconds_by_its_tree(&self, n: BoardSize) -> f64 {
        if n.get() > self.largest_n {
            return f64::INFINITY;
        }
        self.tree.work(n.get()) / self.tree.work(self.n_in_a_second)
    }
}

/// About how many seconds `stage` will take for `n` on this machine: its estimated work, times what a unit
/// of it takes on a board that is quickly counted.
pub fn running_time(stage: &Stage, n: BoardSize) -> f64 {
    seconds_per_unit(stage, n.get()) * stage.tree.work(n.get())
}
