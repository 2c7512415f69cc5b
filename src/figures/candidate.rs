//! What a stage reads to decide on one candidate.

use super::apparatus::{first_solution, tree};
use super::canvas::Canvas;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::{Line, Square};
use crate::chapters::chapter1::board::{Board, NORTH, NORTH_EAST, NORTH_WEST};
use crate::observer::Tally;

/// The side of the board: the lines that are walked should be long enough to see.
pub const N: usize = 8;

/// The row of the candidate.
const ROW: usize = 6;

/// The three lines that may hold a queen above a candidate, and a step up each of them, in the
/// order in which the stages walk them.
const WALKS: [(Line, (isize, isize)); 3] = [
    (Line::Column, NORTH),
    (Line::Diagonal, NORTH_WEST),
    (Line::AntiDiagonal, NORTH_EAST),
];

/// A square that no queen attacks, so that all there is to read is read.
pub struct Candidate {
    /// The square.
    pub square: Square,
    /// The queens above it.
    pub queens: Vec<Square>,
}

impl Candidate {
    /// The one that the first solution has in the row before its last.
    pub fn of_first_solution() -> Self {
        let solution = first_solution(N);
        Self {
            square: solution[ROW],
            queens: solution[..ROW].to_vec(),
        }
    }

    /// The squares that a walk from the candidate along each line reads, in order.
    pub fn walks(&self) -> [(Line, Vec<Square>); 3] {
        let mut board = Board::new(N);
        for queen in &self.queens {
            board.place(queen.row, queen.column);
        }
        let Square { row, column } = self.square;
        WALKS.map(|(line, (down, right))| {
            let mut tally = Tally::default();
            board.meets_queen((row, column), (down, right), &mut tally);
            let read = (1..=tally.looks as isize).map(|steps| Square {
                row: row.strict_add_signed(steps * down),
                column: column.strict_add_signed(steps * right),
            });
            (line, read.collect())
        })
    }

    /// How often the stage with this name looks, to decide on the candidate.
    pub fn looks_of(&self, stage: &str) -> usize {
        let tree = tree(stage, N);
        let call = &tree.calls[tree.with_queens(&self.queens)];
        call.looks
            .iter()
            .filter(|&&square| square == self.square)
            .count()
    }

    /// Draws the board with the queens, the candidate and, numbered from `first`, the squares that
    /// the walks read.
    pub fn draw(
        &self,
        canvas: &mut Canvas,
        board: &Grid,
        walks: &[(Line, Vec<Square>)],
        first: usize,
    ) {
        let line_of = |square| walks.iter().find(|(_, read)| read.contains(&square));
        board.draw(canvas, |square| match line_of(square) {
            Some(&(line, _)) => palette::tint_of_line(line),
            None => palette::SQUARE,
        });
        board.number_columns(canvas);
        board.number_rows(canvas);
        for &queen in &self.queens {
            board.queen(canvas, queen, palette::INK);
        }
        let read = walks
            .iter()
            .flat_map(|(line, read)| read.iter().map(move |square| (line, square)));
        for (number, (&line, &square)) in (first..).zip(read) {
            let label = Label::new(number)
                .small()
                .bold()
                .colour(palette::of_line(line));
            board.write(canvas, square, label);
        }
        self.mark(canvas, board);
    }

    /// Marks the candidate itself.
    pub fn mark(&self, canvas: &mut Canvas, board: &Grid) {
        let size = (board.side, board.side);
        canvas.rectangle(board.corner_of(self.square), size, palette::GOOD_TINT);
        board.outline(canvas, self.square, palette::GOOD);
        board.write(
            canvas,
            self.square,
            Label::new("?").bold().colour(palette::GOOD),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_queen_attacks_the_candidate() {
        let candidate = Candidate::of_first_solution();
        let attacks = |queen: &Square| queen.attacks(candidate.square).is_some();
        assert!(!candidate.queens.iter().any(attacks));
    }

    #[test]
    fn the_stages_look_as_often_as_the_pictures_show() {
        let candidate = Candidate::of_first_solution();
        let [column, diagonal, anti_diagonal] = candidate.walks().map(|(_, read)| read.len());
        assert_eq!(
            candidate.looks_of("row_by_row"),
            column + diagonal + anti_diagonal
        );
        assert_eq!(
            candidate.looks_of("column_array"),
            1 + diagonal + anti_diagonal
        );
        assert_eq!(candidate.looks_of("diagonal_arrays"), 3);
    }

    #[test]
    fn walks_follow_their_lines() {
        let candidate = Candidate::of_first_solution();
        for (line, read) in candidate.walks() {
            assert!(!read.is_empty());
            assert!(
                read.iter()
                    .all(|square| square.attacks(candidate.square) == Some(line))
            );
        }
    }
}
