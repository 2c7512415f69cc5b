//! Chapter 6's exercise, solved.

use std::collections::HashSet;
use std::process::ExitCode;

use nqueens::chapters::chapter6::middle_lines::rest::{Row, sum_over_classes};
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, and gives up what cannot be completed.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    sum_over_classes(n, observer, |rest, observer| {
        let attacks = Attacks {
            along_columns: rest.columns,
            ..Attacks::default()
        };
        fill(&rest.rows, attacks, observer)
    })
}

/// The columns of a row that queens above attack.
#[derive(Clone, Copy, Default)]
struct Attacks {
    along_columns: u32,
    along_diagonals: u32,
    along_anti_diagonals: u32,
}

impl Attacks {
    /// Seen from `row`, the next one that is to be filled.
    fn seen_from(self, row: &Row) -> Self {
        Self {
            along_diagonals: self.along_diagonals << row.step,
            along_anti_diagonals: self.along_anti_diagonals >> row.step,
            ..self
        }
    }

    fn with(self, queen: u32) -> Self {
        Self {
            along_columns: self.along_columns | queen,
            along_diagonals: self.along_diagonals | queen,
            along_anti_diagonals: self.along_anti_diagonals | queen,
        }
    }

    fn free(self, row: &Row) -> u32 {
        !(self.along_columns | self.along_diagonals | self.along_anti_diagonals | row.blocked)
    }
}

/// Fills `rows` from the first on.
fn fill<O: Observer>(rows: &[Row], attacks: Attacks, observer: &mut O) -> u64 {
    observer.call();
    let Some((row, below)) = rows.split_first() else {
        observer.solution();
        return 1;
    };
    (0..4).for_each(|_| observer.look_mask());
    let attacks = attacks.seen_from(row);
    let mut free = attacks.free(row);
    let mut solutions = 0;
    while free != 0 {
        let column = free.trailing_zeros() as usize;
        let with_queen = attacks.with(1 << column);
        free &= free - 1; // without its lowest set bit
        observer.place(row.row, column);
        if can_be_filled(below, with_queen, observer) {
            solutions += fill(below, with_queen, observer);
        }
        observer.remove(row.row, column);
    }
    solutions
}

/// Whether each of `rows`, and each column that needs a queen, has a free square.
fn can_be_filled<O: Observer>(rows: &[Row], mut attacks: Attacks, observer: &mut O) -> bool {
    let mut free_in_some_row = 0;
    for row in rows {
        (0..4).for_each(|_| observer.look_mask());
        attacks = attacks.seen_from(row);
        if attacks.free(row) == 0 {
            return false;
        }
        free_in_some_row |= attacks.free(row);
    }
    free_in_some_row == !attacks.along_columns
}

/// Whether some row below has no free square, or some column without a queen has none.
pub fn is_dead(n: usize, answer: &[usize]) -> bool {
    let is_free = |row: usize, column: usize| {
        answer
            .iter()
            .enumerate()
            .all(|(r, &c)| c != column && c.abs_diff(column) != row - r)
    };
    let mut rows = answer.len()..n;
    let column_has_free = |column: usize| rows.clone().any(|row| is_free(row, column));
    let mut columns = (0..n).filter(|column| !answer.contains(column));
    !columns.all(column_has_free) || !rows.all(|row| (0..n).any(|column| is_free(row, column)))
}

/// How many different boards `answer` becomes when it is turned and mirrored.
pub fn different_images(answer: &[usize]) -> usize {
    let (mut images, mut image) = (HashSet::new(), answer.to_vec());
    for _ in 0..4 {
        image = turned(&image);
        images.extend([image.clone(), image.iter().rev().copied().collect()]);
    }
    images.len()
}

/// A quarter turn: a queen in row r and column c goes to row c and column n - 1 - r.
fn turned(answer: &[usize]) -> Vec<usize> {
    let row_of = |column: usize| answer.iter().position(|&other| other == column);
    (0..answer.len())
        .filter_map(row_of)
        .map(|row| answer.len() - 1 - row)
        .collect()
}

/// Hands the functions to the checker.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("is_dead", |(n, answer): (usize, Vec<usize>)| {
            is_dead(n, &answer)
        })
        .function("different_images", |(answer,): (Vec<usize>,)| {
            different_images(&answer)
        })
        .run()
}
