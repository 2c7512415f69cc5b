//! After placing a queen, jump to the next row: its own row has no place for a second one.
//!
//! `cell_by_cell` goes on through the rest of the row, cell after cell, only to find each attacked
//! by the queen just placed. A row may still be left without a queen, which is noticed at the end.
//! Source: document 004 §2, first program, as its text means it.

use crate::chapters::chapter1::board::{Board, NORTH, NORTH_EAST, NORTH_WEST};
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
    /// Decides the cell at (`row`, `column`) and all after it; `queens` stand on the rows above.
    fn decide(&mut self, (row, column): (usize, usize), queens: usize) -> u64 {
        self.observer.call();
        if row == self.n {
            return self.check_number(queens);
        }
        let next_row = (row + 1, 0);
        let next_cell = if column + 1 < self.n {
            (row, column + 1)
        } else {
            next_row
        };

        let mut solutions = 0;
        if !self.is_attacked(row, column) {
            self.board.place(row, column);
            self.observer.place(row, column);
            solutions += self.decide(next_row, queens + 1);
            self.board.remove(row, column);
            self.observer.remove(row, column);
        }
        solutions + self.decide(next_cell, queens)
    }
    // ANCHOR_END: count

    /// All rows are decided: a solution if none was left empty.
    fn check_number(&mut self, queens: usize) -> u64 {
        if queens < self.n {
            return 0;
        }
        self.observer.solution();
        1
    }

    // ANCHOR: is_attacked
    /// The row itself needs no walk: whoever placed a queen in it has jumped away.
    fn is_attacked(&mut self, row: usize, column: usize) -> bool {
        [NORTH, NORTH_WEST, NORTH_EAST]
            .into_iter()
            .any(|step| self.board.meets_queen((row, column), step, self.observer))
    }
    // ANCHOR_END: is_attacked
}
