//! Chapter 2's exercise: write the next chapter's idea before you read it.
//!
//! `cargo run -- check 2` checks this file, the only one to edit. `cargo run -- hint 2` helps.
//!
//! Do `count` first. It is done when it counts right with as few looks as chapter 3; the check shows
//! how many `row_by_row` takes, and how many you do. The rest is small, and in any order.

use std::collections::BTreeSet;
use std::process::ExitCode;

use nqueens::board::placement::Square;
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, without walking up any column.
///
/// `row_by_row` walks three lines for every candidate. The walk up the column reads up to N - 1
/// squares to learn one thing: is there a queen in this column? An array with an entry for each
/// column can answer that with one look, if you keep it true. Go on walking the diagonals.
///
/// Tell `observer` what you do, as in chapter 1: `call`, `place`, `remove` and `solution`. And
/// `observer.look(row, column)` each time that you read the array for the candidate (`row`,
/// `column`). `Board::meets_queen` in `nqueens::chapters::chapter1::board` tells its own looks.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    todo!()
}

/// Counts the solutions for `n` queens. **Find the bug.**
///
/// This is the second program of document 004, §2, as it is printed there. For `n` = 4 it gives 0.
pub fn row_by_row(n: usize) -> u64 {
    fill(n, 0, &mut BTreeSet::new())
}

/// Fills `row` and all below it.
fn fill(n: usize, row: usize, queens: &mut BTreeSet<Square>) -> u64 {
    if row == n {
        return 1;
    }
    let mut solutions = 0;
    for column in 0..n {
        let candidate = Square { row, column };
        if queens
            .iter()
            .any(|queen| queen.attacks(candidate).is_some())
        {
            continue;
        }
        queens.insert(candidate);
        solutions += fill(n, row + 1, queens);
    }
    solutions
}

/// All solutions for `n` queens, instead of their number: for each, the column of every row's queen,
/// top row first. They are in lexicographic order: sorted by the first row's column, then by the
/// second's, and so on.
///
/// `answers(4)` is `[[1, 3, 0, 2], [2, 0, 3, 1]]`, and `answers(3)` is empty.
pub fn answers(n: usize) -> Vec<Vec<usize>> {
    todo!()
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("row_by_row", row_by_row)
        .function("answers", answers)
        .run()
}
