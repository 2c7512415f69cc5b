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
use crate::chapters::chapter6::classes::classes;
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
    /// The same, with some calls left out by looking ahead: the estimate is of the tree that is
    /// pruned, and so too high, but it grows with N as the running time does.
    ClassesPruned,
}

/// The mean of many random walks, and how far it may be off.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The estimated number of calls.
    pub calls: f64,
    /// The standard error of that mean.
    pub standard_error: f64,
}

/// Walks per estimate: a fraction of a second of work.
const WALKS: u32 = 20_000;

impl Tree {
    /// The number of calls on a board of side `n`, up to 64 or, for trees that start from classes,
    /// up to 31. It is estimated from random walks that depend on nothing but `seed`.
    pub fn calls(self, n: usize, seed: u64) -> Estimate {
        if self == Tree::Subsets {
            let calls = 2f64.powi((n * n) as i32);
            return Estimate {
                calls,
                standard_error: 0.0,
            };
        }
        let starts_from_classes = matches!(self, Tree::Classes | Tree::ClassesPruned);
        let classes = if starts_from_classes {
            classes(n)
        } else {
            Vec::new()
        };
        let rests: Vec<Rest> = classes.iter().map(|class| Rest::new(n, class)).collect();

        let mut rng = Rng::with_seed(seed);
        let (mut sum, mut sum_of_squares) = (0.0, 0.0);
        for _ in 0..WALKS {
            let calls = if starts_from_classes {
                calls_of_one_walk_from_a_class(&rests, &mut rng)
            } else {
                self.calls_of_one_walk(n, &mut rng)
            };
            sum += calls;
            sum_of_squares += calls * calls;
        }
        let walks = f64::from(WALKS);
        let mean = sum / walks;
        let variance = (sum_of_squares / walks - mean * mean).max(0.0);
        Estimate {
            calls: mean,
            standard_error: (variance / (walks - 1.0)).sqrt(),
        }
    }

    /// Walks down the rows. Where a row may stay empty, that is one more child.
    fn calls_of_one_walk(self, n: usize, rng: &mut Rng) -> f64 {
        let all_columns = u64::MAX.checked_shr(64 - n as u32).unwrap_or(0);
        let (mut columns, mut diagonals, mut anti_diagonals) = (0u64, 0u64, 0u64);
        let (mut weight, mut calls) = (1.0, 0.0);
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
                return calls;
            }
            weight *= children as f64;
            let choice = rng.usize(0..children);
            let queen = nth_set_bit(free, choice).unwrap_or(0); // none: the row stays empty
            columns |= queen;
            diagonals = (diagonals | queen) << 1;
            anti_diagonals = (anti_diagonals | queen) >> 1;
        }
        calls + weight
    }

    /// The calls within a row, for one placement of the rows above; `free` are its free columns.
    fn calls_in_row(self, n: usize, free: u64) -> f64 {
        match self {
            Tree::Rows | Tree::HalfOfFirstRow | Tree::Classes | Tree::ClassesPruned => 1.0,
            // One for each cell that is reached with the row still empty.
            Tree::Subsets | Tree::RowJump => n as f64,
            // And one for each cell to the right of a queen in this row.
            Tree::Cells => {
                let right_of = |column: u32| (n as u32 - 1 - column) as f64;
                let free_columns = (0..n as u32).filter(|column| free >> column & 1 == 1);
                n as f64 + free_columns.map(right_of).sum::<f64>()
            }
        }
    }
}

/// Starts at one of `rests`, chosen at random, and walks down its rows.
fn calls_of_one_walk_from_a_class(rests: &[Rest], rng: &mut Rng) -> f64 {
    let Some(rest) = rng.choice(rests) else {
        return 0.0;
    };
    let mut columns = rest.columns;
    let (mut diagonals, mut anti_diagonals) = (0u32, 0u32);
    let mut weight = rests.len() as f64;
    let mut calls = weight;
    for row in &rest.rows {
        diagonals <<= row.step;
        anti_diagonals >>= row.step;
        let free = !(columns | diagonals | anti_diagonals | row.blocked);
        if free == 0 {
            return calls;
        }
        let children = free.count_ones() as usize;
        weight *= children as f64;
        calls += weight;
        let queen = nth_set_bit(u64::from(free), rng.usize(0..children)).unwrap_or(0) as u32;
        columns |= queen;
        diagonals |= queen;
        anti_diagonals |= queen;
    }
    calls
}

/// The `index`-th lowest set bit of `mask`; `None` if there are not that many.
fn nth_set_bit(mask: u64, index: usize) -> Option<u64> {
    let bits = (0..64).map(|shift| 1 << shift);
    bits.filter(|bit| mask & bit != 0).nth(index)
}

/// About how long `stage` will take for `n` on this machine: its estimated calls, times what a call
/// takes on a board that is quickly counted.
pub fn running_time(stage: &Stage, n: BoardSize) -> Duration {
    const SEED: u64 = 1975;
    const LONG_ENOUGH: Duration = Duration::from_millis(10);
    let calls = |n: BoardSize| stage.tree.calls(n.get(), SEED).calls;

    let mut seconds_per_call = 0.0;
    for smaller in (0..=stage.n_in_a_second).filter_map(BoardSize::new) {
        let start = Instant::now();
        stage.count(smaller);
        let elapsed = start.elapsed();
        seconds_per_call = elapsed.as_secs_f64() / calls(smaller);
        if elapsed >= LONG_ENOUGH {
            break;
        }
    }
    Duration::try_from_secs_f64(seconds_per_call * calls(n)).unwrap_or(Duration::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    #[test]
    fn the_exact_number_of_calls_is_within_four_standard_errors() {
        for (_, stage) in catalogue::stages() {
            for n in (0..=7).filter(|&n| n <= stage.n_in_a_second) {
                let exact = stage.tally(BoardSize::new(n).unwrap()).calls as f64;
                let estimate = stage.tree.calls(n, 1);
                let error = match stage.tree {
                    Tree::ClassesPruned => (exact - estimate.calls).max(0.0),
                    _ => (estimate.calls - exact).abs(),
                };
                assert!(
                    error <= 4.0 * estimate.standard_error,
                    "{} at N = {n}: {exact} calls, estimated {estimate:?}",
                    stage.name
                );
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_estimate() {
        assert_eq!(Tree::Rows.calls(14, 7), Tree::Rows.calls(14, 7));
        assert_ne!(Tree::Rows.calls(14, 7), Tree::Rows.calls(14, 8));
    }

    #[test]
    fn the_largest_board_does_not_overflow() {
        assert!(Tree::Rows.calls(64, 1).calls > 1e30);
        assert!(Tree::Subsets.calls(64, 1).calls.is_infinite());
    }
}
