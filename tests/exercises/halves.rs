//! Mirrored searches that err about the middle column, the empty board, or the mirror.

use std::ops::Range;

use nqueens::board::placement::Square;
use nqueens::observer::Observer;

use crate::rules;

/// The left half and the middle column, once.
pub fn not_doubled(n: usize, observer: &mut dyn Observer) -> u64 {
    first_queens(n, 0..n.div_ceil(2), observer)
}

/// Right but for the board without squares.
pub fn empty_board_doubled(n: usize, observer: &mut dyn Observer) -> u64 {
    if n == 0 {
        return 2;
    }
    let middle = n / 2..n.div_ceil(2);
    2 * first_queens(n, 0..n / 2, observer) + first_queens(n, middle, observer)
}

pub fn middle_dropped(n: usize, observer: &mut dyn Observer) -> u64 {
    match n {
        0 => 1,
        _ => 2 * first_queens(n, 0..n / 2, observer),
    }
}

pub fn middle_doubled(n: usize, observer: &mut dyn Observer) -> u64 {
    match n {
        0 => 1,
        _ => 2 * first_queens(n, 0..n.div_ceil(2), observer),
    }
}

/// The solutions whose first queen is in one of `columns`; one for a board without squares.
fn first_queens(n: usize, columns: Range<usize>, observer: &mut dyn Observer) -> u64 {
    observer.call();
    if n == 0 {
        observer.solution();
        return 1;
    }
    let mut solutions = 0;
    for column in columns {
        let queen = Square { row: 0, column };
        observer.place(0, column);
        let rule = |a: Square, b: Square| a.attacks(b).is_some();
        solutions += rules::fill(n, &mut vec![queen], rule, observer);
        observer.remove(0, column);
    }
    solutions
}
