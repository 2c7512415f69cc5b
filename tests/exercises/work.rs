//! Right searches that do more work than the goal.

use nqueens::board::placement::Square;
use nqueens::chapters::chapter1::board::{Board, NORTH_EAST, NORTH_WEST};
use nqueens::chapters::{chapter1, chapter2};
use nqueens::observer::Observer;

use crate::rules;

/// Chapter 1's own stage.
pub fn cell_by_cell(n: usize, mut observer: &mut dyn Observer) -> u64 {
    chapter1::cell_by_cell::count(n, &mut observer)
}

/// Chapter 2's, with a call of its own around it.
pub fn one_call_more(n: usize, mut observer: &mut dyn Observer) -> u64 {
    observer.call();
    chapter2::row_by_row::count(n, &mut observer)
}

/// Chapter 3's idea, but the array is asked after the walks.
pub fn walks_first(n: usize, observer: &mut dyn Observer) -> u64 {
    fill(0, &mut Board::new(n), &mut vec![false; n], false, observer)
}

/// One look for each candidate, whatever is read.
pub fn tells_one_look(n: usize, observer: &mut dyn Observer) -> u64 {
    let attacks = |a: Square, b: Square| a.attacks(b).is_some();
    rules::fill(n, &mut Vec::new(), attacks, observer)
}

/// The same as `walks_first`, and nothing is spared once the answer is known.
pub fn looks_at_all(n: usize, observer: &mut dyn Observer) -> u64 {
    fill(0, &mut Board::new(n), &mut vec![false; n], true, observer)
}

fn fill(
    row: usize,
    board: &mut Board,
    column_taken: &mut [bool],
    look_at_all: bool,
    mut observer: &mut dyn Observer,
) -> u64 {
    observer.call();
    let n = column_taken.len();
    if row == n {
        observer.solution();
        return 1;
    }
    let mut solutions = 0;
    for column in 0..n {
        let mut is_attacked = false;
        for step in [NORTH_WEST, NORTH_EAST] {
            if look_at_all || !is_attacked {
                is_attacked |= board.meets_queen((row, column), step, &mut observer);
            }
        }
        if look_at_all || !is_attacked {
            observer.look(row, column);
            is_attacked |= column_taken[column];
        }
        if is_attacked {
            continue;
        }
        board.place(row, column);
        column_taken[column] = true;
        observer.place(row, column);
        solutions += fill(row + 1, board, column_taken, look_at_all, observer);
        board.remove(row, column);
        column_taken[column] = false;
        observer.remove(row, column);
    }
    solutions
}
