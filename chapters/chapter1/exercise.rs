//! Chapter 1's exercise: write the next chapter's idea before you read it.
//!
//! `cargo run -- check 1` checks this file, the only one to edit. `cargo run -- hint 1` helps.
//!
//! Do `count` first. It is done when it counts right and makes far fewer calls than
//! `cell_by_cell`; the check shows both numbers. The rest is small, and in any order.

use std::collections::BTreeSet;
use std::process::ExitCode;

use nqueens::board::placement::Square;
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, a row at a time.
///
/// `cell_by_cell` decides every cell by a call of its own: a queen, or none. But two queens in a
/// row attack each other, and N rows must hold N queens. So each row holds exactly one, and a call
/// can stand for a whole row: it tries each column, puts the queen where none of those above
/// attacks her, goes on with the next row, and takes her back.
///
/// `count(4, ..)` is 2 and `count(5, ..)` is 10. An empty board, `n` = 0, is a solution.
///
/// Tell `observer` what you do; that is how the work is counted:
/// - `observer.call()` at the start of every call of your recursive function,
/// - `observer.place(row, column)` and `observer.remove(row, column)` for every queen that is put
///   on the board and taken back,
/// - `observer.solution()` when all rows hold a queen.
///
/// `nqueens::chapters::chapter1::board` has a board, and a walk on it that tells its looks.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    todo!()
}

/// Counts the solutions for `n` queens. **Find the two bugs.**
///
/// This is the first program of document 004, with its first slip already mended (see the errata).
/// Before you repair it, it gives 3 for `n` = 4.
pub fn place_or_leave(n: usize) -> u64 {
    decide(n, Square { row: 0, column: 0 }, &mut BTreeSet::new())
}

/// Decides `cell` and all after it: no queen first, then a queen.
fn decide(n: usize, cell: Square, queens: &mut BTreeSet<Square>) -> u64 {
    if cell.row == n {
        return 1;
    }
    let next = if cell.column + 1 < n {
        Square {
            row: cell.row,
            column: cell.column + 1,
        }
    } else {
        Square {
            row: cell.row + 1,
            column: 0,
        }
    };

    queens.remove(&cell);
    let mut solutions = decide(n, next, queens);

    queens.insert(cell);
    if has_attack(queens) {
        return solutions;
    }
    solutions += decide(n, next, queens);
    queens.remove(&cell);
    solutions
}

/// Whether any two of the queens attack each other. This part is right.
fn has_attack(queens: &BTreeSet<Square>) -> bool {
    let attacks_any = |a: &Square| queens.iter().any(|b| a.attacks(*b).is_some());
    queens.iter().any(attacks_any)
}

/// How many boards `every_subset` looks at for `n` queens. Each of the N × N squares holds a queen
/// or does not. Do not count them one by one: for `n` = 8 that would take centuries.
///
/// The answer must be right up to `n` = 11. That is why it has 128 bits.
pub fn boards_looked_at(n: usize) -> u128 {
    todo!()
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("place_or_leave", place_or_leave)
        .function("boards_looked_at", boards_looked_at)
        .run()
}
