//! Chapter 2's exercise, solved.

use std::collections::BTreeSet;
use std::process::ExitCode;

use nqueens::board::placement::Square;
use nqueens::chapters::chapter1::board::{Board, NORTH_EAST, NORTH_WEST};
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, without walking up any column.
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

    /// The array is read first, since it spares both walks if the column is taken.
    fn is_attacked(&mut self, row: usize, column: usize) -> bool {
        self.observer.look(row, column);
        self.column_taken[column]
            || [NORTH_WEST, NORTH_EAST]
                .into_iter()
                .any(|step| self.board.meets_queen((row, column), step, self.observer))
    }
}

/// Counts the solutions for `n` queens. The bug was that no queen was ever taken back: each stayed
/// in the way of all that was tried later.
pub fn row_by_row(n: usize) -> u64 {
    fill(n, 0, &mut BTreeSet::new())
}

/// Fills `row` and all below it.
fn fill(n: usize, row: usize, queens: &mut BTreeSet<Square>) -> u64 {
    if row == n {
        return 1;
    }
    let mut solutions = 0;
    for column in 0..n {
        let candidate = Square { row, column };
        if queens
            .iter()
            .any(|queen| queen.attacks(candidate).is_some())
        {
            continue;
        }
        queens.insert(candidate);
        solutions += fill(n, row + 1, queens);
        queens.remove(&candidate);
    }
    solutions
}

/// All solutions for `n` queens, in lexicographic order, since columns are tried in ascending order.
pub fn answers(n: usize) -> Vec<Vec<usize>> {
    let mut answers = Vec::new();
    list(n, &mut Vec::new(), &mut answers);
    answers
}

/// Adds to `answers` every solution that begins with the rows of `answer`.
fn list(n: usize, answer: &mut Vec<usize>, answers: &mut Vec<Vec<usize>>) {
    let row = answer.len();
    if row == n {
        answers.push(answer.clone());
        return;
    }
    for column in 0..n {
        let is_attacked = answer
            .iter()
            .enumerate()
            .any(|(above, &queen)| queen == column || queen.abs_diff(column) == row - above);
        if !is_attacked {
            answer.push(column);
            list(n, answer, answers);
            answer.pop();
        }
    }
}

/// Hands the functions to the checker.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("row_by_row", row_by_row)
        .function("answers", answers)
        .run()
}
