//! Chapter 4's exercise: write the next chapter's idea before you read it.
//!
//! `cargo run -- check 4` checks this file, the only one to edit. `cargo run -- hint 4` helps.
//!
//! Do `count` first. It is done when it counts right with as few looks as chapter 5; the check shows
//! how many `diagonal_arrays` takes, and how many you do. The rest is small, and in any order.

use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, with a whole row in one word.
///
/// `diagonal_arrays` asks for every column of a row in turn, three flags each. Let bit c of a word
/// say whether column c of the current row is attacked. One word for attacks along columns, one for
/// diagonals (down to the right), one for anti-diagonals (down to the left): three reads answer for
/// the whole row. What do the words look like a row further down?
///
/// Tell `observer` what you do, as before; but instead of `observer.look(row, column)` now
/// `observer.look_mask()` for each of the words that you read. `n` is at most 27, so a `u32` is wide
/// enough.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    todo!()
}

/// Counts the solutions for `n` queens. **Find the bug.**
///
/// This is the program of document 004, §4, as it is printed there. For `n` = 4 it gives 24.
pub fn diagonal_arrays(n: usize) -> u64 {
    let mut column_taken = vec![false; n];
    let mut diagonal_taken = vec![false; 2 * n];
    let mut anti_diagonal_taken = vec![false; 2 * n];
    fill(
        0,
        &mut column_taken,
        &mut diagonal_taken,
        &mut anti_diagonal_taken,
    )
}

/// Fills `row` and all below it.
fn fill(
    row: usize,
    column_taken: &mut [bool],
    diagonal_taken: &mut [bool],
    anti_diagonal_taken: &mut [bool],
) -> u64 {
    let n = column_taken.len();
    if row == n {
        return 1;
    }
    let mut solutions = 0;
    for column in 0..n {
        let (diagonal, anti_diagonal) = (column + n - row, column + row);
        if column_taken[column] || diagonal_taken[diagonal] || anti_diagonal_taken[anti_diagonal] {
            continue;
        }
        column_taken[column] = true;
        solutions += fill(row + 1, column_taken, diagonal_taken, anti_diagonal_taken);
        column_taken[column] = false;
    }
    solutions
}

/// The number of the diagonal through (`row`, `column`) on a board of side `n`, if N is added to
/// row - column. Chapter 4 adds N - 1; document 004 adds N, to column - row. Nothing is wrong with
/// N, but what does it cost? See the next function.
///
/// `diagonal_index(4, 0, 3)` is 1.
pub fn diagonal_index(n: usize, row: usize, column: usize) -> usize {
    todo!()
}

/// How many entries an array needs, so that every `diagonal_index` on a board of side `n` is in it.
/// No more than that.
pub fn diagonal_array_length(n: usize) -> usize {
    todo!()
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("diagonal_arrays", diagonal_arrays)
        .function("diagonal_index", |(n, row, column)| {
            diagonal_index(n, row, column)
        })
        .function("diagonal_array_length", diagonal_array_length)
        .run()
}
