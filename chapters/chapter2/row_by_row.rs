//! A call is a row: choose its queen's column, and go on to the next row.
//!
//! `row_jump` calls itself for every cell, and goes on after a row left empty. Here a call loops
//! over the cells of its row, and an empty row ends the branch.
//! Source: document 004 §2, second program.

use crate::chapters::chapter1::board::{Board, NORTH, NORTH_EAST, NORTH_WEST};
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let board = Board::new(n);
    Search { n, board, observer }.fill(0)
}

struct Search<'a, O> {
    n: usize,
    board: Board,
    observer: &'a mut O,
}

impl<O: Observer> Search<'_, O> {
    /// Fills `row` and all below it, in every way that the queens above allow.
    fn fill(&mut self, row: usize) -> u64 {
        self.observer.call();
        if row == self.n {
            self.observer.solution();
            return 1;
        }

        let mut solutions = 0;
        for column in 0..self.n {
            if self.is_attacked(row, column) {
                continue;
            }
            self.board.place(row, column);
            self.observer.place(row, column);
            solutions += self.fill(row + 1);
            self.board.remove(row, column);
            self.observer.remove(row, column);
        }
        solutions
    }

    /// Walks up the column and up both diagonals.
    fn is_attacked(&mut self, row: usize, column: usize) -> bool {
        [NORTH, NORTH_WEST, NORTH_EAST]
            .into_iter()
            .any(|step| self.board.meets_queen((row, column), step, self.observer))
    }
}
// ANCHOR_END: count
