//! How long will it take? Knuth's random probing of a search tree.
//!
//! Walk from the root to a leaf, choosing a child at random in each node. If the nodes on the way
//! had b₁, b₂, … children, then 1 + b₁ + b₁b₂ + … is an unbiased estimate of the number of nodes:
//! each node is met with probability 1 / (b₁ … bₖ) and counted b₁ … bₖ times. The mean of many walks
//! comes close. Source: D. E. Knuth, Estimating the efficiency of backtrack programs (1975).

use std::time::{Duration, Instant};

use fastrand::Rng;

use crate::board_size::BoardSize;
use crate::catalogue::Stage;
use crate::chapters::chapter6::classes::{Class, classes};
use crate::chapters::chapter6::rest::Rest;

/// The shape of a stage's search tree: what its calls are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tree {
    /// A call for every subset of the squares.
    Subsets,
    /// A call for every cell of every partial placement, where rows may stay empty.
    Cells,
    /// The same, but a queen's row is left at once.
    RowJump,
    /// A call for every partial placement of the top rows.
    Rows,
    /// The same, but the first queen stands in the left half of its row or in the middle.
    HalfOfFirstRow,
    /// A call for every class of placements on the middle lines, and for every partial placement of
    /// the rows that it leaves to fill.
    Classes,
    /// The same, with some calls left out by looking ahead. What is probed is the tree with them:
    /// the estimate is too high, but it grows with N as the running time does.
    ClassesPruned,
    /// No tree to speak of: the work is to compare halves of the board. One more row and column
    /// multiply it by about `growth`, on boards that take some tenths of a second.
    Halves {
        /// Measured: see [`Tree::work`].
        growth: u32,
    },
}

/// A mean over random walks, and how far it may be off.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mean {
    /// The estimate.
    pub value: f64,
    /// Its standard error: the truth lies within two of them 19 times out of 20.
    pub standard_error: f64,
}

/// What random walks tell of a search tree.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Probe {
    /// The number of calls.
    pub calls: Mean,
    /// The number of solutions.
    pub solutions: Mean,
}

/// Enough walks for a refusal or a progress bar: some hundredths of a second.
pub const FEW_WALKS: u32 = 20_000;

/// The seed that everything here uses unless it is told another: the year of Knuth's paper.
pub const SEED: u64 = 1975;

/// The largest board that can be probed; trees of classes end at [`BoardSize::MAX`].
pub const LARGEST_N: usize = 64;

impl Tree {
    /// The largest board for which the tree can be probed.
    pub fn largest_n(self) -> usize {
        match self {
            Tree::Classes | Tree::ClassesPruned => BoardSize::MAX,
            _ => LARGEST_N,
        }
    }

    /// Whether random walks can tell its size on a board of side `n`.
    pub fn can_be_probed(self, n: usize) -> bool {
        !matches!(self, Tree::Halves { .. }) && n <= self.largest_n()
    }

    /// A number that grows with `n` as the running time does: the calls, or for halves a power of
    /// their growth.
    ///
    /// # Panics
    ///
    /// If `n` is larger than [`largest_n`](Self::largest_n).
    pub fn work(self, n: usize) -> f64 {
        match self {
            Tree::Halves { growth } => f64::from(growth).powi(n as i32),
            _ => self.calls(n),
        }
    }

    /// The number of calls on a board of side `n`, with [`SEED`] and [`FEW_WALKS`].
    ///
    /// # Panics
    ///
    /// Unless it [can be probed](Self::can_be_probed).
    pub fn calls(self, n: usize) -> f64 {
        self.probe(n, SEED, FEW_WALKS).calls.value
    }

    /// What so many random walks tell of the tree for a board of side `n`. They depend on `seed`
    /// alone, and are the same on every machine.
    ///
    /// # Panics
    ///
    /// Unless it [can be probed](Self::can_be_probed).
    pub fn probe(self, n: usize, seed: u64, walks: u32) -> Probe {
        assert!(self.can_be_probed(n), "{self:?} cannot be probed for {n}");
        let classes = match self {
            Tree::Classes | Tree::ClassesPruned => with_rests(n),
            _ => Vec::new(),
        };
        let mut rng = Rng::with_seed(seed);
        let (mut calls, mut solutions) = (Sum::default(), Sum::default());
        for _ in 0..walks {
            let walk = match self {
                Tree::Classes | Tree::ClassesPruned => walk_from_a_class(&classes, &mut rng),
                _ => self.walk(n, &mut rng),
            };
            calls.add(walk.calls);
            solutions.add(walk.solutions);
        }
        let mut probe = Probe {
            calls: calls.mean(),
            solutions: solutions.mean(),
        };
        if self == Tree::Subsets {
            probe.calls = Mean {
                value: 2f64.powi((n * n) as i32),
                standard_error: 0.0,
            };
        }
        probe
    }

    /// Walks down the rows. Where a row may stay empty, that is one more child.
    fn walk(self, n: usize, rng: &mut Rng) -> Walk {
        let all_columns = u64::MAX.checked_shr(64 - n as u32).unwrap_or(0);
        let (mut columns, mut diagonals, mut anti_diagonals) = (0u64, 0u64, 0u64);
        let (mut weight, mut calls) = (1.0, 0.0);
        let mut times = 1.0; // that a solution counts
        for row in 0..n {
            let mut free = all_columns & !(columns | diagonals | anti_diagonals);
            if self == Tree::HalfOfFirstRow && row == 0 {
                free = all_columns >> (n / 2);
            }
            let placements = free.count_ones() as usize;
            let children = match self {
                Tree::Subsets | Tree::Cells | Tree::RowJump => placements + 1,
                _ => placements,
            };
            calls += weight * self.calls_in_row(n, free);
            if children == 0 {
                let solutions = 0.0;
                return Walk { calls, solutions };
            }
            weight *= children as f64;
            let choice = rng.usize(0..children);
            let queen = nth_set_bit(free, choice).unwrap_or(0); // none: the row stays empty
            if self == Tree::HalfOfFirstRow && row == 0 {
                let is_in_the_middle = queen == 1 << (n / 2);
                times = if is_in_the_middle { 1.0 } else { 2.0 };
            }
            columns |= queen;
            diagonals = (diagonals | queen) << 1;
            anti_diagonals = (anti_diagonals | queen) >> 1;
        }
        calls += weight;
        let is_solution = columns == all_columns;
        let solutions = if is_solution { times * weight } else { 0.0 };
        Walk { calls, solutions }
    }

    /// The calls within a row, for one placement of the rows above; `free` are its free columns.
    fn calls_in_row(self, n: usize, free: u64) -> f64 {
        match self {
            // One for each cell that is reached with the row still empty.
            Tree::Subsets | Tree::RowJump => n as f64,
            // And one for each cell to the right of a queen in this row.
            Tree::Cells => {
                let right_of = |column: u32| (n as u32 - 1 - column) as f64;
                let free_columns = (0..n as u32).filter(|column| free >> column & 1 == 1);
                n as f64 + free_columns.map(right_of).sum::<f64>()
            }
            _ => 1.0,
        }
    }
}

/// Every class, with what it leaves to fill.
fn with_rests(n: usize) -> Vec<(Class, Rest)> {
    let classes = classes(n).into_iter();
    let with_rest = classes.map(|class| {
        let rest = Rest::new(n, &class);
        (class, rest)
    });
    with_rest.collect()
}

/// Starts from one of the classes and walks down the rows that it leaves to fill.
fn walk_from_a_class(classes: &[(Class, Rest)], rng: &mut Rng) -> Walk {
    let (mut calls, mut solutions) = (0.0, 0.0);
    let Some((class, rest)) = rng.choice(classes) else {
        return Walk { calls, solutions };
    };
    let mut weight = classes.len() as f64;
    calls += weight;
    let (mut columns, mut diagonals, mut anti_diagonals) = (rest.columns, 0, 0);
    for row in &rest.rows {
        diagonals <<= row.step;
        anti_diagonals >>= row.step;
        let free = !(columns | diagonals | anti_diagonals | row.blocked);
        let children = free.count_ones() as usize;
        if children == 0 {
            return Walk { calls, solutions };
        }
        weight *= children as f64;
        calls += weight;
        let queen = nth_set_bit(free.into(), rng.usize(0..children)).unwrap_or(0) as u32;
        columns |= queen;
        diagonals |= queen;
        anti_diagonals |= queen;
    }
    solutions += class.weight as f64 * weight;
    Walk { calls, solutions }
}

/// The `index`-th lowest set bit of `mask`; `None` if there are not that many.
fn nth_set_bit(mask: u64, index: usize) -> Option<u64> {
    let bits = (0..64).map(|shift| 1 << shift);
    bits.filter(|bit| mask & bit != 0).nth(index)
}

/// What one walk estimates.
struct Walk {
    calls: f64,
    solutions: f64,
}

/// Adds up estimates, and their squares for the error.
#[derive(Default)]
struct Sum {
    count: f64,
    sum: f64,
    of_squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.of_squares += value * value;
    }

    fn mean(&self) -> Mean {
        let value = self.sum / self.count;
        let variance = (self.of_squares / self.count - value * value).max(0.0);
        Mean {
            value,
            standard_error: (variance / (self.count - 1.0)).sqrt(),
        }
    }
}

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

/// About how many seconds `stage` will take for `n` on this machine: its estimated work, times what a unit
/// of it takes on a board that is quickly counted.
pub fn running_time(stage: &Stage, n: BoardSize) -> f64 {
    seconds_per_unit(stage, n.get()) * stage.tree.work(n.get())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;
    use crate::known::SOLUTIONS;

    fn is_within(mean: Mean, truth: f64, standard_errors: f64) -> bool {
        (mean.value - truth).abs() <= standard_errors * mean.standard_error
    }

    #[test]
    fn calls_and_solutions_of_every_tree_are_estimated_right() {
        for (_, stage) in catalogue::stages().filter(|(_, stage)| stage.tree.can_be_probed(7)) {
            for n in (0..=7).filter(|&n| n <= stage.n_in_a_second) {
                let exact = stage.tally(BoardSize::new(n).unwrap()).calls as f64;
                let Probe { calls, solutions } = stage.tree.probe(n, 1, FEW_WALKS);
                let bounds_it = stage.tree == Tree::ClassesPruned && calls.value >= exact;
                assert!(
                    bounds_it || is_within(calls, exact, 4.0),
                    "{} at N = {n}",
                    stage.name
                );
                let exact = SOLUTIONS[n] as f64;
                assert!(
                    is_within(solutions, exact, 4.0),
                    "{} at N = {n}",
                    stage.name
                );
            }
        }
    }

    /// On even boards, which are the slow ones, by two rows and columns.
    #[test]
    fn the_growth_of_halves_is_that_of_their_looks() {
        for (_, stage) in catalogue::stages() {
            let Tree::Halves { growth } = stage.tree else {
                continue;
            };
            let n = stage.n_in_a_second / 2 * 2;
            let looks = |n| stage.tally(BoardSize::new(n).unwrap()).looks as f64;
            let measured = (looks(n) / looks(n - 2)).sqrt();
            let difference = (measured - f64::from(growth)).abs();
            assert!(difference < 1.0, "{}: {measured}", stage.name);
        }
    }

    /// The counts are those that tests/tallies.rs holds, and that of N = 14.
    #[test]
    fn the_interval_holds_the_exact_number_of_nodes() {
        let exact = [
            (8, 2_057.0),
            (10, 35_539.0),
            (12, 856_189.0),
            (14, 27_358_553.0),
        ];
        for (n, calls) in exact {
            let probe = Tree::Rows.probe(n, SEED, FEW_WALKS);
            assert!(is_within(probe.calls, calls, 2.0), "N = {n}: {probe:?}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_estimate() {
        let probe = |seed| Tree::Rows.probe(14, seed, 1000);
        assert_eq!(probe(7), probe(7));
        assert_ne!(probe(7), probe(8));
    }

    #[test]
    fn the_largest_board_does_not_overflow() {
        assert!(Tree::Rows.calls(LARGEST_N) > 1e30);
        assert!(Tree::Subsets.calls(LARGEST_N).is_infinite());
    }
}
