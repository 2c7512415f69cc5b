//! A board of squares, and the walk that looks for a queen on it.

use crate::observer::Observer;

/// N × N squares, each with or without a queen.
pub struct Board {
    n: usize,
    has_queen: Vec<bool>,
}

impl Board {
    /// An empty board with `n` rows and columns.
    pub fn new(n: usize) -> Self {
        Self {
            n,
            has_queen: vec![false; n * n],
        }
    }

    /// Puts a queen on (`row`, `column`).
    pub fn place(&mut self, row: usize, column: usize) {
        self.has_queen[row * self.n + column] = true;
    }

    /// Takes the queen on (`row`, `column`) back.
    pub fn remove(&mut self, row: usize, column: usize) {
        self.has_queen[row * self.n + column] = false;
    }

    // ANCHOR: meets_queen
    /// Whether a walk from (`row`, `column`) meets a queen before it leaves the board. Each step
    /// goes `down` rows down and `right` columns to the right; both may be negative.
    pub fn meets_queen<O: Observer>(
        &self,
        (row, column): (usize, usize),
        (down, right): (isize, isize),
        observer: &mut O,
    ) -> bool {
        let (mut r, mut c) = (row, column);
        loop {
            // A step over the top or left edge wraps around to a huge number.
            (r, c) = (r.wrapping_add_signed(down), c.wrapping_add_signed(right));
            if r >= self.n || c >= self.n {
                return false;
            }
            observer.look(row, column);
            if self.has_queen[r * self.n + c] {
                return true;
            }
        }
    }
    // ANCHOR_END: meets_queen
}

/// Left along the row. A step is so many rows down, and so many columns to the right.
pub const WEST: (isize, isize) = (0, -1);
/// Up the column.
pub const NORTH: (isize, isize) = (-1, 0);
/// Up the diagonal, where row - column stays the same.
pub const NORTH_WEST: (isize, isize) = (-1, -1);
/// Up the anti-diagonal, where row + column stays the same.
pub const NORTH_EAST: (isize, isize) = (-1, 1);
