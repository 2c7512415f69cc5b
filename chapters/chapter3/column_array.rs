//! An array remembers which columns have a queen: one look instead of a walk up the column.
//!
//! `row_by_row` walks up to N - 1 squares to learn one bit. The array holds that bit, at the price
//! of keeping it true: set when a queen is placed, cleared when she is taken back. The diagonals
//! are still walked.
//! Source: document 004 §3.

use crate::chapters::chapter1::board::{Board, NORTH_EAST, NORTH_WEST};
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let search = &mut Search {
        n,
        board: Board::new(n),
        column_taken: vec![false; n],
        observer,
    };
    search.fill(0)
}

struct Search<'a, O> {
    n: usize,
    board: Board,
    column_taken: Vec<bool>,
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
            self.column_taken[column] = true;
            self.observer.place(row, column);
            solutions += self.fill(row + 1);
            self.board.remove(row, column);
            self.column_taken[column] = false;
            self.observer.remove(row, column);
        }
        solutions
    }

    /// Reads the column's flag, then walks up both diagonals.
    fn is_attacked(&mut self, row: usize, column: usize) -> bool {
        self.observer.look(row, column);
        self.column_taken[column]
            || [NORTH_WEST, NORTH_EAST]
                .into_iter()
                .any(|step| self.board.meets_queen((row, column), step, self.observer))
    }
}
// ANCHOR_END: count
