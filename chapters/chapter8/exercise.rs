//! Chapter 8's exercise: write the next chapter's idea before you read it.
//!
//! `cargo run -- check 8` checks this file, the only one to edit. `cargo run -- hint 8` helps.
//!
//! The two small functions are parts of `count`: do them first. `count` is done when it counts right
//! and never has more than half of the queens on the board; the check shows how many it has at once.

use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, and never fills a whole board.
///
/// Cut the board into a west half, columns 0 to n / 2 - 1, and an east half with the others. Deal the
/// rows: some get their queen in the west, the others in the east. For each deal fill the west half
/// in all ways, without a look at the east, and note of each filling which diagonals and
/// anti-diagonals its queens stand on, a bit for each. Do the same with the east. A filling of the
/// west and one of the east make a solution if they have no bit in common.
///
/// Tell `observer` what you do while you fill a half: calls, looks, placements and removals, with the
/// columns of the whole board. Tell of a look for each pair that you compare. No solution is met, so
/// none is told.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    todo!()
}

/// All ways to choose n / 2 of `n` rows, as masks, the smallest number first.
///
/// `deals(4)` is `[0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]`.
pub fn deals(n: usize) -> Vec<u32> {
    todo!()
}

/// How many pairs of a mask of `west` and a mask of `east` have no bit in common.
///
/// `fitting_pairs(&[0b011, 0b101], &[0b100, 0b010])` is 2.
pub fn fitting_pairs(west: &[u64], east: &[u64]) -> u64 {
    todo!()
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("deals", deals)
        .function("fitting_pairs", |(west, east): (Vec<u64>, Vec<u64>)| {
            fitting_pairs(&west, &east)
        })
        .run()
}
