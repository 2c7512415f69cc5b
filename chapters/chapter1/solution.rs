//! Chapter 1's exercise, solved.

use std::collections::BTreeSet;
use std::process::ExitCode;

use nqueens::board::placement::Square;
use nqueens::chapters::chapter1::board::{Board, NORTH, NORTH_EAST, NORTH_WEST};
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, a row at a time.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    fill(n, 0, &mut Board::new(n), observer)
}

/// Fills `row` and all below it, in every way that the queens above allow.
fn fill<O: Observer>(n: usize, row: usize, board: &mut Board, observer: &mut O) -> u64 {
    observer.call();
    if row == n {
        observer.solution();
        return 1;
    }

    let mut solutions = 0;
    for column in 0..n {
        // The row itself and the rows below are empty.
        let is_attacked = [NORTH, NORTH_WEST, NORTH_EAST]
            .into_iter()
            .any(|step| board.meets_queen((row, column), step, observer));
        if is_attacked {
            continue;
        }
        board.place(row, column);
        observer.place(row, column);
        solutions += fill(n, row + 1, board, observer);
        board.remove(row, column);
        observer.remove(row, column);
    }
    solutions
}

/// Counts the solutions for `n` queens. The bugs were:
///
/// 1. A board with fewer than N queens was counted. Leaving cells empty is easy.
/// 2. A queen that was attacked stayed on the board, and attacked others from there.
pub fn place_or_leave(n: usize) -> u64 {
    decide(n, Square { row: 0, column: 0 }, &mut BTreeSet::new())
}

/// Decides `cell` and all after it: no queen first, then a queen.
fn decide(n: usize, cell: Square, queens: &mut BTreeSet<Square>) -> u64 {
    if cell.row == n {
        return u64::from(queens.len() == n);
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

    let mut solutions = decide(n, next, queens);

    queens.insert(cell);
    if !has_attack(queens) {
        solutions += decide(n, next, queens);
    }
    queens.remove(&cell);
    solutions
}

/// Whether any two of the queens attack each other.
fn has_attack(queens: &BTreeSet<Square>) -> bool {
    let attacks_any = |a: &Square| queens.iter().any(|b| a.attacks(*b).is_some());
    queens.iter().any(attacks_any)
}

/// How many boards `every_subset` looks at for `n` queens: two choices for each of N² squares.
pub fn boards_looked_at(n: usize) -> u128 {
    // `1 << 64` would overflow 64 bits.
    1 << (n * n)
}

/// Hands the functions to the checker.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("place_or_leave", place_or_leave)
        .function("boards_looked_at", boards_looked_at)
        .run()
}
