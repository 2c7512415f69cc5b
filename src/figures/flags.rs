//! The arrays of flags of chapters 3 and 4, as they stand when a candidate is looked at.

use super::candidate::{Candidate, N};
use super::canvas::{Canvas, Point};
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::{Line, Square};

/// An array with a flag for each line of one kind.
pub struct Flags {
    /// The kind.
    pub line: Line,
    /// The array's name in the stages.
    pub name: &'static str,
    /// How a square's index is made.
    pub formula: &'static str,
    /// The same as a function.
    pub index: fn(Square) -> usize,
    /// How many such lines there are.
    pub length: usize,
}

/// The flags of chapters 3 and 4.
pub const COLUMN_TAKEN: Flags = Flags {
    line: Line::Column,
    name: "column_taken",
    formula: "column",
    index: |square| square.column,
    length: N,
};

/// Chapter 4's second array.
pub const ANTI_DIAGONAL_TAKEN: Flags = Flags {
    line: Line::AntiDiagonal,
    name: "anti_diagonal_taken",
    formula: "row + column",
    index: |square| square.row + square.column,
    length: 2 * N - 1,
};

/// Chapter 4's third array.
pub const DIAGONAL_TAKEN: Flags = Flags {
    line: Line::Diagonal,
    name: "diagonal_taken",
    formula: "row - column + (N - 1)",
    index: |square| square.row + (N - 1) - square.column,
    length: 2 * N - 1,
};

impl Flags {
    /// Draws the array with its top left corner at `corner`: the flags of the queens' lines are
    /// set, and the candidate's is read as the look number `look`. Returns where it lies.
    pub fn draw(
        &self,
        canvas: &mut Canvas,
        corner: Point,
        side: f64,
        candidate: &Candidate,
        look: usize,
    ) -> Grid {
        let array = Grid::array(corner, self.length, side);
        let colour = palette::of_line(self.line);
        let entry = |square: Square| Square {
            row: 0,
            column: (self.index)(square),
        };
        let set: Vec<Square> = candidate.queens.iter().copied().map(entry).collect();
        array.draw(canvas, |flag| match set.contains(&flag) {
            true => palette::tint_of_line(self.line),
            false => palette::SQUARE,
        });
        for &flag in &set {
            array.cross(canvas, flag, colour);
        }
        let read = entry(candidate.square);
        array.outline(canvas, read, colour);
        let number = Label::new(look).small().bold().colour(colour);
        array.write(canvas, read, number);
        array.number_columns(canvas);
        array
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Squares have the same index if they share the line, and only then.
    #[test]
    fn indices_number_the_lines() {
        for flags in [COLUMN_TAKEN, ANTI_DIAGONAL_TAKEN, DIAGONAL_TAKEN] {
            let squares = || Grid::board((0.0, 0.0), N, 1.0).squares();
            for square in squares() {
                assert!((flags.index)(square) < flags.length, "{}", flags.name);
                for other in squares().filter(|&other| other != square) {
                    let same_index = (flags.index)(square) == (flags.index)(other);
                    let same_line = square.attacks(other) == Some(flags.line);
                    assert_eq!(same_index, same_line, "{}: {square}, {other}", flags.name);
                }
            }
        }
    }
}
