//! The rest of the board: the rows that a class leaves to fill, as the search needs them.

use super::classes::{Class, classes};
use crate::observer::Observer;

/// What is left to do for one class.
#[derive(Debug, Clone)]
pub struct Rest {
    /// The columns that no further queen may use: those of the class's queens, and all from N on,
    /// which are off the board. Bit `c` is column `c`, as in every mask.
    pub columns: u32,
    /// The rows without a queen, from the top.
    pub rows: Vec<Row>,
}

/// A row without a queen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 0 at the top.
    pub row: usize,
    /// How many rows it lies below the one filled before it: 1, or more across rows that the class
    /// has filled. Attacks along diagonals move by so many columns.
    pub step: u32,
    /// Its squares that the class's queens attack along diagonals, from above or from below.
    pub blocked: u32,
}

impl Rest {
    /// What `class` leaves to fill on a board of side `n`, up to 31.
    pub fn new(n: usize, class: &Class) -> Self {
        let off_board = !((1 << n) - 1);
        let taken = class.queens.iter().map(|queen| 1 << queen.column);
        let mut rows: Vec<Row> = Vec::new();
        for row in 0..n {
            if class.queens.iter().any(|queen| queen.row == row) {
                continue;
            }
            let step = rows.last().map_or(1, |above| row - above.row) as u32;
            let blocked = blocked(class, row);
            rows.push(Row { row, step, blocked });
        }
        Self {
            columns: taken.fold(off_board, |columns, column| columns | column),
            rows,
        }
    }
}

/// The number of solutions for `n` queens, `n` up to 31, when `complete` counts the ways to complete
/// one class: each class's number times its weight.
pub fn sum_over_classes<O: Observer>(
    n: usize,
    observer: &mut O,
    mut complete: impl FnMut(&Rest, &mut O) -> u64,
) -> u64 {
    let mut solutions = 0;
    for class in classes(n) {
        for queen in &class.queens {
            observer.place(queen.row, queen.column);
        }
        solutions += class.weight * complete(&Rest::new(n, &class), observer);
        for queen in class.queens.iter().rev() {
            observer.remove(queen.row, queen.column);
        }
    }
    solutions
}

/// The squares of `row` that the class's queens attack along diagonals. Some may be off the board.
fn blocked(class: &Class, row: usize) -> u32 {
    class.queens.iter().fold(0, |blocked, queen| {
        let distance = queen.row.abs_diff(row);
        let column = 1u32 << queen.column;
        blocked | column << distance | column >> distance
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::placement::Square;

    /// ```text
    ///   0 1 2 3 4
    /// 0 . x . x .      x: attacked along a diagonal
    /// 1 . . Q . .
    /// 2 . x . x .
    /// 3 x . . . x
    /// 4 . . . . .
    /// ```
    #[test]
    fn rows_know_what_the_class_attacks() {
        let class = Class {
            queens: vec![Square { row: 1, column: 2 }],
            weight: 4,
        };
        let rest = Rest::new(5, &class);
        assert_eq!(rest.columns, !0b11011);
        let rows = rest.rows.iter().map(|row| (row.row, row.step, row.blocked));
        let expected = [
            (0, 1, 0b01010),
            (2, 2, 0b01010),
            (3, 1, 0b10001),
            (4, 1, 0b100000),
        ];
        assert_eq!(rows.collect::<Vec<_>>(), expected);
    }
}
