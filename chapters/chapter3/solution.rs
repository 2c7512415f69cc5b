//! Chapter 3's exercise, solved.

use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, without walking at all.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let search = &mut Search {
        n,
        column_taken: vec![false; n],
        diagonal_taken: vec![false; 2 * n],
        anti_diagonal_taken: vec![false; 2 * n],
        observer,
    };
    search.fill(0)
}

struct Search<'a, O> {
    n: usize,
    column_taken: Vec<bool>,
    diagonal_taken: Vec<bool>,
    anti_diagonal_taken: Vec<bool>,
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
            self.mark(row, column, true);
            self.observer.place(row, column);
            solutions += self.fill(row + 1);
            self.mark(row, column, false);
            self.observer.remove(row, column);
        }
        solutions
    }

    /// Reads one entry after the other, until one is taken.
    fn is_attacked(&mut self, row: usize, column: usize) -> bool {
        let mut look = |taken: bool| {
            self.observer.look(row, column);
            taken
        };
        look(self.column_taken[column])
            || look(self.anti_diagonal_taken[row + column])
            || look(self.diagonal_taken[row + self.n - 1 - column])
    }

    /// Takes the three lines of (`row`, `column`), or frees them.
    fn mark(&mut self, row: usize, column: usize, taken: bool) {
        self.column_taken[column] = taken;
        self.anti_diagonal_taken[row + column] = taken;
        // Row - column may be negative; N - 1 more is at least 0.
        self.diagonal_taken[row + self.n - 1 - column] = taken;
    }
}

/// The most squares that both walks can read: each ends at the top or at a side, whichever is nearer.
pub fn squares_read(n: usize, row: usize, column: usize) -> usize {
    let to_the_left = column;
    let to_the_right = n - 1 - column;
    row.min(to_the_left) + row.min(to_the_right)
}

/// The first solution for `n` queens in lexicographic order.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    complete(n, &mut Vec::new())
}

/// The first solution that begins with the rows of `answer`.
fn complete(n: usize, answer: &mut Vec<usize>) -> Option<Vec<usize>> {
    let row = answer.len();
    if row == n {
        return Some(answer.clone());
    }
    for column in 0..n {
        let is_attacked = answer
            .iter()
            .enumerate()
            .any(|(above, &queen)| queen == column || queen.abs_diff(column) == row - above);
        if is_attacked {
            continue;
        }
        answer.push(column);
        if let Some(solution) = complete(n, answer) {
            return Some(solution);
        }
        answer.pop();
    }
    None
}

/// Hands the functions to the checker.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("squares_read", |(n, row, column)| {
            squares_read(n, row, column)
        })
        .function("first_solution", first_solution)
        .run()
}
