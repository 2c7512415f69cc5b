//! Squares, placements, and the rule of the game.

use std::fmt;

use serde::Serialize;

/// A square of the board. Rows and columns count from 0, row 0 at the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Square {
    /// Counted from the top.
    pub row: usize,
    /// Counted from the left.
    pub column: usize,
}

/// What two queens share when they attack each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The same row.
    Row,
    /// The same column.
    Column,
    /// Down to the right: `row - column` is the same.
    Diagonal,
    /// Down to the left: `row + column` is the same.
    AntiDiagonal,
}

impl Square {
    /// The line on which a queen here attacks `other`, if there is one. A square does not attack
    /// itself.
    pub fn attacks(self, other: Square) -> Option<Line> {
        if self == other {
            None
        } else if self.row == other.row {
            Some(Line::Row)
        } else if self.column == other.column {
            Some(Line::Column)
        } else if self.row + other.column == other.row + self.column {
            Some(Line::Diagonal)
        } else if self.row + self.column == other.row + other.column {
            Some(Line::AntiDiagonal)
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row, self.column)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Line::Row => "row",
            Line::Column => "column",
            Line::Diagonal => "diagonal",
            Line::AntiDiagonal => "anti-diagonal",
        })
    }
}

/// One queen in every row, written as the answer array: entry `r` is the column of row `r`'s queen.
///
/// The answer array is document 002's: `[2, 0, 3, 1]` is a solution for N = 4.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placement {
    columns: Vec<usize>,
}

impl Placement {
    /// The placement whose row `r` has its queen in column `columns[r]`.
    pub fn new(columns: Vec<usize>) -> Self {
        Self { columns }
    }

    /// The placement with queens on `squares`, given in any order.
    pub fn from_squares(squares: &[Square]) -> Self {
        let mut in_rows = squares.to_vec();
        in_rows.sort();
        Self::new(in_rows.iter().map(|queen| queen.column).collect())
    }

    /// The column of each row's queen.
    pub fn columns(&self) -> &[usize] {
        &self.columns
    }

    /// The number of rows, which is the number of queens.
    pub fn size(&self) -> usize {
        self.columns.len()
    }

    /// The squares with a queen, top row first.
    pub fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.columns
            .iter()
            .enumerate()
            .map(|(row, &column)| Square { row, column })
    }

    /// Whether every queen is on the board and none attacks another.
    pub fn is_solution(&self) -> bool {
        let queens: Vec<Square> = self.queens().collect();
        let on_board = queens.iter().all(|queen| queen.column < self.size());
        let attacked = |&queen: &Square| queens.iter().any(|other| other.attacks(queen).is_some());
        on_board && !queens.iter().any(attacked)
    }

    /// Left and right exchanged.
    pub fn mirrored(&self) -> Self {
        let last = self.size().saturating_sub(1);
        Self::new(self.columns.iter().map(|column| last - column).collect())
    }

    /// Turned by a quarter, clockwise.
    ///
    /// # Panics
    ///
    /// If two queens share a column, since the turned board would then have a row without a queen.
    pub fn rotated(&self) -> Self {
        let last = self.size().saturating_sub(1);
        let mut columns = vec![usize::MAX; self.size()];
        for queen in self.queens() {
            columns[queen.column] = last - queen.row;
        }
        assert!(
            !columns.contains(&usize::MAX),
            "two queens share a column: {self:?}"
        );
        Self::new(columns)
    }
}

/// As document 002 prints it: `[1, 3, 0, 2]`.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.columns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attacks_names_the_shared_line() {
        let queen = Square { row: 2, column: 3 };
        let line = |row, column| queen.attacks(Square { row, column });
        assert_eq!(line(2, 0), Some(Line::Row));
        assert_eq!(line(0, 3), Some(Line::Column));
        assert_eq!(line(3, 4), Some(Line::Diagonal));
        assert_eq!(line(1, 4), Some(Line::AntiDiagonal));
        assert_eq!(line(0, 2), None);
        assert_eq!(line(2, 3), None);
    }

    #[test]
    fn a_queen_off_the_board_is_no_solution() {
        assert!(Placement::new(vec![2, 0, 3, 1]).is_solution());
        assert!(!Placement::new(vec![2, 0, 5, 1]).is_solution());
        assert!(!Placement::new(vec![0, 1]).is_solution());
    }

    #[test]
    fn a_turn_moves_the_top_row_to_the_right_column() {
        let placement = Placement::new(vec![2, 0, 1]);
        assert_eq!(placement.rotated(), Placement::new(vec![1, 0, 2]));
        assert_eq!(placement.mirrored(), Placement::new(vec![0, 2, 1]));
    }
}
