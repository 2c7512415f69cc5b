//! Searches that keep what they should forget, or forget what they should keep.

use std::cell::{Cell, RefCell};

use nqueens::board::placement::Square;
use nqueens::observer::Observer;

use crate::rules;

/// Goes on in the row of the queen, and looks for queens above only. Boards above 7 are left out:
/// they would take long, and say nothing new.
pub fn row_reused(n: usize, observer: &mut dyn Observer) -> u64 {
    if n > 7 {
        return 0;
    }
    let shares_no_row = |a: Square, b: Square| a.row != b.row && a.attacks(b).is_some();
    decide(n, 0, &mut Vec::new(), &shares_no_row, true, observer)
}

/// Counts every board that it comes to the end of.
pub fn fewer_queens(n: usize, observer: &mut dyn Observer) -> u64 {
    let attacks = |a: Square, b: Square| a.attacks(b).is_some();
    decide(n, 0, &mut Vec::new(), &attacks, false, observer)
}

/// Cell by cell; `cell` counts from the top left, row by row.
fn decide(
    n: usize,
    cell: usize,
    queens: &mut Vec<Square>,
    attacks: &dyn Fn(Square, Square) -> bool,
    only_full_boards: bool,
    observer: &mut dyn Observer,
) -> u64 {
    observer.call();
    if cell == n * n {
        if only_full_boards && queens.len() != n {
            return 0;
        }
        observer.solution();
        return 1;
    }
    let (row, column) = (cell / n, cell % n);
    let candidate = Square { row, column };
    let mut solutions = 0;
    observer.look(row, column);
    if !queens.iter().any(|&queen| attacks(queen, candidate)) {
        queens.push(candidate);
        observer.place(row, column);
        solutions += decide(n, cell + 1, queens, attacks, only_full_boards, observer);
        queens.pop();
        observer.remove(row, column);
    }
    solutions + decide(n, cell + 1, queens, attacks, only_full_boards, observer)
}

/// Three arrays, of which the diagonals' are never cleared.
pub fn not_taken_back(n: usize, observer: &mut dyn Observer) -> u64 {
    fill(0, &mut Flags::new(n), observer)
}

struct Flags {
    column: Vec<bool>,
    diagonal: Vec<bool>,
    anti_diagonal: Vec<bool>,
}

impl Flags {
    fn new(n: usize) -> Self {
        Self {
            column: vec![false; n],
            diagonal: vec![false; 2 * n],
            anti_diagonal: vec![false; 2 * n],
        }
    }
}

fn fill(row: usize, taken: &mut Flags, observer: &mut dyn Observer) -> u64 {
    observer.call();
    let n = taken.column.len();
    if row == n {
        observer.solution();
        return 1;
    }
    let mut solutions = 0;
    for column in 0..n {
        let (diagonal, anti_diagonal) = (row + n - column, row + column);
        observer.look(row, column);
        if taken.column[column] || taken.diagonal[diagonal] || taken.anti_diagonal[anti_diagonal] {
            continue;
        }
        taken.column[column] = true;
        taken.diagonal[diagonal] = true;
        taken.anti_diagonal[anti_diagonal] = true;
        observer.place(row, column);
        solutions += fill(row + 1, taken, observer);
        taken.column[column] = false;
        observer.remove(row, column);
    }
    solutions
}

thread_local! {
    static COUNTER: Cell<u64> = const { Cell::new(0) };
    static QUEENS: RefCell<Vec<Square>> = const { RefCell::new(Vec::new()) };
}

/// A global counter that nobody sets back.
pub fn kept_counter(n: usize, observer: &mut dyn Observer) -> u64 {
    let solutions = rules::fill(n, &mut Vec::new(), |a, b| a.attacks(b).is_some(), observer);
    COUNTER.with(|counter| {
        counter.set(counter.get() + solutions);
        counter.get()
    })
}

/// A global board that still has a queen on it after the first call.
pub fn kept_board(n: usize, observer: &mut dyn Observer) -> u64 {
    QUEENS.with_borrow_mut(|left_over| {
        let mut solutions =
            rules::fill(n, &mut Vec::new(), |a, b| a.attacks(b).is_some(), observer);
        if n == 4 {
            solutions -= left_over.len() as u64;
            left_over.push(Square { row: 0, column: 0 });
        }
        solutions
    })
}
