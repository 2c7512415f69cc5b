//! Diagonals have numbers too: row + column for one direction, row - column for the other.
//!
//! `column_array` still walks both diagonals of every candidate. An array for each direction, with
//! an entry for each of its 2N - 1 diagonals, answers with one look; so the board itself is no
//! longer needed. Row - column may be negative; N - 1 more makes it an index from 0 to 2N - 2.
//! Source: documents 004 §4-5, 000, 001, and 003's last program.

use crate::board::size::BoardSize;
use crate::observer::Observer;

/// Arrays of a fixed size, as in the documents: one for all boards.
const MAX_N: usize = BoardSize::MAX;

// ANCHOR: count
/// Counts the solutions for `n` queens.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let search = &mut Search {
        n,
        column_taken: [false; MAX_N],
        diagonal_taken: [false; 2 * MAX_N - 1],
        anti_diagonal_taken: [false; 2 * MAX_N - 1],
        observer,
    };
    search.fill(0)
}

struct Search<'a, O> {
    n: usize,
    column_taken: [bool; MAX_N],
    diagonal_taken: [bool; 2 * MAX_N - 1],
    anti_diagonal_taken: [bool; 2 * MAX_N - 1],
    observer: &'a mut O,
}

impl<O: Observer> Search<'_, O> {
    /// Fills `row` and all below it, in every way that the queens above allow.
    fn fill(&mut self, row: usize) -> u64 {
        self.observer.call();
        let n = self.n;
        if row == n {
            self.observer.solution();
            return 1;
        }

        let mut solutions = 0;
        for column in 0..n {
            let anti_diagonal = row + column;
            let diagonal = row + (n - 1) - column;
            if self.look(row, column, self.column_taken[column])
                || self.look(row, column, self.anti_diagonal_taken[anti_diagonal])
                || self.look(row, column, self.diagonal_taken[diagonal])
            {
                continue;
            }

            self.column_taken[column] = true;
            self.anti_diagonal_taken[anti_diagonal] = true;
            self.diagonal_taken[diagonal] = true;
            self.observer.place(row, column);

            solutions += self.fill(row + 1);

            self.column_taken[column] = false;
            self.anti_diagonal_taken[anti_diagonal] = false;
            self.diagonal_taken[diagonal] = false;
            self.observer.remove(row, column);
        }
        solutions
    }

    /// Tells the observer that one flag was read for (`row`, `column`), and passes it on.
    fn look(&mut self, row: usize, column: usize, taken: bool) -> bool {
        self.observer.look(row, column);
        taken
    }
}
// ANCHOR_END: count
