//! Cell by cell: place a queen where none attacks, or leave the cell empty, and go on.
//!
//! Never looks at a board that contains an attack, where `every_subset` looks at all of them.
//! A call is one cell of one partial placement.
//! Source: document 004 §1, as its text means it: the final board must hold N queens, and the
//! queen is taken back.

use super::board::{Board, NORTH, NORTH_EAST, NORTH_WEST, WEST};
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let board = Board::new(n);
    Search { n, board, observer }.decide((0, 0), 0)
}

struct Search<'a, O> {
    n: usize,
    board: Board,
    observer: &'a mut O,
}

impl<O: Observer> Search<'_, O> {
    /// Decides the cell at (`row`, `column`) and all after it; `queens` stand on those before it.
    fn decide(&mut self, (row, column): (usize, usize), queens: usize) -> u64 {
        self.observer.call();
        if row == self.n {
            return self.check_number(queens);
        }
        let next_cell = if column + 1 < self.n {
            (row, column + 1)
        } else {
            (row + 1, 0)
        };

        let mut solutions = 0;
        if !self.is_attacked(row, column) {
            self.board.place(row, column);
            self.observer.place(row, column);
            solutions += self.decide(next_cell, queens + 1);
            self.board.remove(row, column);
            self.observer.remove(row, column);
        }
        solutions + self.decide(next_cell, queens)
    }
    // ANCHOR_END: count

    // ANCHOR: check_number
    /// All cells are decided: a solution if there are N queens, for leaving cells empty is easy.
    fn check_number(&mut self, queens: usize) -> u64 {
        if queens < self.n {
            return 0;
        }
        self.observer.solution();
        1
    }
    // ANCHOR_END: check_number

    // ANCHOR: is_attacked
    /// Only earlier cells can hold queens: walk left, up, and up both diagonals.
    fn is_attacked(&mut self, row: usize, column: usize) -> bool {
        [WEST, NORTH, NORTH_WEST, NORTH_EAST]
            .into_iter()
            .any(|step| self.board.meets_queen((row, column), step, self.observer))
    }
    // ANCHOR_END: is_attacked
}
