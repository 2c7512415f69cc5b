//! What one queen attacks.

use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::{Line, Square};

const SIDE_IN_SQUARES: usize = 5;
const QUEEN: Square = Square { row: 2, column: 1 };

const LINES: [(Line, &str); 4] = [
    (Line::Row, "the same row"),
    (Line::Column, "the same column"),
    (Line::Diagonal, "the same row - column"),
    (Line::AntiDiagonal, "the same row + column"),
];

/// A board whose attacked squares are tinted by the line that they share with the queen.
pub fn figure() -> Figure {
    let mut canvas = Canvas::new(560.0, 312.0);
    let board = Grid::board((48.0, 48.0), SIDE_IN_SQUARES, 48.0);
    let tint = |square| match QUEEN.attacks(square) {
        Some(line) => palette::tint_of_line(line),
        None => palette::SQUARE,
    };
    board.draw(&mut canvas, tint);
    board.number_columns(&mut canvas);
    board.number_rows(&mut canvas);

    for (index, (line, shared)) in LINES.into_iter().enumerate() {
        let colour = palette::of_line(line);
        for end in ends(&board, line) {
            canvas.arrow(board.centre_of(QUEEN), board.centre_of(end), colour, 3.0);
        }
        let (x, y) = (board.right() + 32.0, 82.0 + 42.0 * index as f64);
        canvas.arrow((x, y), (x + 34.0, y), colour, 3.0);
        let name = Label::new(line).bold().colour(colour).left_aligned();
        canvas.label((x + 46.0, y - 8.0), name);
        canvas.label(
            (x + 46.0, y + 9.0),
            Label::new(shared).small().left_aligned(),
        );
    }
    canvas.dots(&[board.centre_of(QUEEN)], 17.0, palette::SQUARE);
    board.queen(&mut canvas, QUEEN, palette::INK);

    let attacked = board
        .squares()
        .filter(|&square| QUEEN.attacks(square).is_some())
        .count();
    let squares = SIDE_IN_SQUARES * SIDE_IN_SQUARES;
    let below = (board.right() + 32.0, board.bottom() - 10.0);
    let text = format!("{attacked} of {squares} squares are attacked");
    canvas.label(below, Label::new(text).muted().left_aligned());

    let alternative = format!(
        "A queen on row {}, column {} of a board with {SIDE_IN_SQUARES} rows. Arrows show the four \
         lines on which she attacks: her row, her column, her diagonal (the same row - column) and \
         her anti-diagonal (the same row + column), {attacked} of {squares} squares in all.",
        QUEEN.row, QUEEN.column
    );
    Figure::new(
        "chapter1/figures/attack-lines.svg",
        "What one queen attacks",
        alternative,
        canvas,
    )
}

/// The first and the last square of a line, in reading order, where they are not the queen's own.
fn ends(board: &Grid, line: Line) -> Vec<Square> {
    let on_line = |&square: &Square| QUEEN.attacks(square) == Some(line);
    let before = board
        .squares()
        .filter(on_line)
        .find(|&square| square < QUEEN);
    let after = board
        .squares()
        .filter(on_line)
        .filter(|&square| square > QUEEN)
        .last();
    before.into_iter().chain(after).collect()
}
