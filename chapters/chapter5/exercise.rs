//! Chapter 5's exercise: write the next chapter's idea before you read it.
//!
//! `cargo run -- check 5` checks this file, the only one to edit. `cargo run -- hint 5` helps.
//!
//! Do `count` first. It is done when it counts right with half as many calls as `bitmasks`; the
//! check shows both numbers. The rest is small, and in any order.

use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, and meets only half of them.
///
/// Hold a solution up to a mirror, left and right exchanged: it is a solution again. So those
/// with the first row's queen in the left half are as many as those with her in the right half.
/// Search the left half only, and count twice what you find. Mind the middle column when N is odd,
/// and the empty board, which is its own mirror image.
///
/// Tell `observer` what you do, as in chapter 4. What you do not search, you do not tell:
/// `observer.solution()` is for each solution that you meet.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    todo!()
}

/// The columns whose bit is set in `mask`, lowest first. Do not test all 32 bits: go from one set
/// bit to the next, as the loop of `bitmasks` does.
///
/// `columns_of(0b1101)` is `[0, 2, 3]`.
pub fn columns_of(mask: u32) -> Vec<usize> {
    todo!()
}

/// The three masks that `bitmasks` has for the first empty row, when the rows above hold the queens of
/// `answer`: entry r is the column of row r's queen. In this order: attacked along columns, along
/// diagonals (down to the right), along anti-diagonals (down to the left). Only the `n` columns of
/// the board have a bit in them.
///
/// `masks_after(4, &[1])` is `(0b0010, 0b0100, 0b0001)`.
pub fn masks_after(n: usize, answer: &[usize]) -> (u32, u32, u32) {
    todo!()
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("columns_of", columns_of)
        .function("masks_after", |(n, answer): (usize, Vec<usize>)| {
            masks_after(n, &answer)
        })
        .run()
}
