//! Chapter 3's exercise: write the next chapter's idea before you read it.
//!
//! `cargo run -- check 3` checks this file, the only one to edit. `cargo run -- hint 3` helps.
//!
//! Do `count` first. It is done when it counts right with as few looks as chapter 4; the check shows
//! how many `column_array` takes, and how many you do. The rest is small, and in any order.

use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, without walking at all.
///
/// The column array answers with one look because all squares of a column share a number. So do
/// those of a diagonal, if you find the right number. Then two more arrays replace both walks, and
/// no board is needed any more. Each look reads one entry.
///
/// Tell `observer` what you do, as in chapter 2: `call`, `look`, `place`, `remove`, `solution`.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    todo!()
}

/// The most squares that `column_array` can read for one candidate, beside the array: those on both
/// diagonals, up from (`row`, `column`) to the edge of a board of side `n`. The candidate's own
/// square does not count.
///
/// `squares_read(4, 3, 1)` is 3: (2, 0) on one diagonal, (2, 2) and (1, 3) on the other.
pub fn squares_read(n: usize, row: usize, column: usize) -> usize {
    todo!()
}

/// The first solution for `n` queens in lexicographic order: the column of every row's queen, top row
/// first. `None` if there is no solution.
///
/// It must not look for the others: `first_solution(20)` takes a moment, all of them take hours.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    todo!()
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("squares_read", |(n, row, column)| {
            squares_read(n, row, column)
        })
        .function("first_solution", first_solution)
        .run()
}
