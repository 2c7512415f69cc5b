//! Rings: the rows and columns that are equally far from the middle.
//!
//! ```text
//!   0 1 2 3 4       0 1 2 3
//! 0 2 2 2 2 2     0 1 1 1 1
//! 1 2 1 1 1 2     1 1 0 0 1
//! 2 2 1 0 1 2     2 1 0 0 1
//! 3 2 1 1 1 2     3 1 1 1 1
//! 4 2 2 2 2 2
//! ```
//!
//! A ring's lines cross the whole board; above, each square has the number of the outermost ring
//! that it is on. A symmetry turns a ring's lines into one another.

use crate::board::placement::Square;

/// A row or a column, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowOrColumn {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
}

/// The rows and the columns that are `ring` steps from the middle of a board of side `n`, at least 1.
/// Ring 0 is the middle itself, two lines each way if `n` is even.
pub fn lines(n: usize, ring: usize) -> Vec<RowOrColumn> {
    let (first, last) = ((n - 1) / 2 - ring, n / 2 + ring);
    let numbers = || {
        [first, last]
            .into_iter()
            .take(1 + usize::from(first < last))
    };
    numbers()
        .map(RowOrColumn::Row)
        .chain(numbers().map(RowOrColumn::Column))
        .collect()
}

/// Calls `found` with each way to have a queen on every one of `lines`, none attacking another.
///
/// `queens` stand already, and are there again in the end.
pub fn fill(
    n: usize,
    lines: &[RowOrColumn],
    queens: &mut Vec<Square>,
    found: &mut dyn FnMut(&[Square]),
) {
    let Some((&line, others)) = lines.split_first() else {
        return found(queens);
    };
    let is_filled = queens.iter().any(|queen| match line {
        RowOrColumn::Row(row) => queen.row == row,
        RowOrColumn::Column(column) => queen.column == column,
    });
    if is_filled {
        return fill(n, others, queens, found);
    }
    for index in 0..n {
        let (row, column) = match line {
            RowOrColumn::Row(row) => (row, index),
            RowOrColumn::Column(column) => (index, column),
        };
        let square = Square { row, column };
        if !queens.iter().any(|queen| queen.attacks(square).is_some()) {
            queens.push(square);
            fill(n, others, queens, found);
            queens.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_are_the_middle_then_outwards() {
        use RowOrColumn::{Column, Row};
        assert_eq!(lines(5, 0), [Row(2), Column(2)]);
        assert_eq!(lines(5, 2), [Row(0), Row(4), Column(0), Column(4)]);
        assert_eq!(lines(4, 0), [Row(1), Row(2), Column(1), Column(2)]);
        assert_eq!(lines(1, 0), [Row(0), Column(0)]);
    }
}
