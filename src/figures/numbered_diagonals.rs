//! Chapter 4's boards whose squares carry the numbers of their diagonals.

use super::apparatus::N;
use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::Square;

const SIDE: f64 = 46.0;
const LEFT: f64 = 52.0;
const TOP: f64 = 74.0;
const ENTRY: f64 = 42.0;
const BOARD_BOTTOM: f64 = TOP + N as f64 * SIDE;
const ARRAY_TOP: f64 = BOARD_BOTTOM + 52.0;
const HEIGHT: f64 = ARRAY_TOP + ENTRY + 46.0;

/// Row + column: the anti-diagonals, and the array that has an entry for each.
pub fn anti_diagonals() -> Figure {
    let mut canvas = Canvas::new(420.0, HEIGHT);
    let middle = 210.0;
    let board = Grid::board((middle - N as f64 * SIDE / 2.0, TOP), N, SIDE);
    let index = |square: Square| square.row + square.column;
    draw_board(&mut canvas, &board, "row + column", index, index);
    draw_array(&mut canvas, middle, "anti_diagonal_taken");

    let alternative = format!(
        "A board with N = {N}. Each square carries its row + column, a number from 0 to {}. Squares \
         with the same number have the same tint: they form the anti-diagonals, which run down to \
         the left. Below, the array anti_diagonal_taken with an entry for each.",
        2 * N - 2
    );
    Figure::new(
        "chapter4/figures/anti-diagonals.svg",
        "Row + column numbers the anti-diagonals",
        alternative,
        canvas,
    )
}

/// Row - column: the diagonals, whose numbers may be negative; and N - 1 more, which may not.
pub fn diagonals() -> Figure {
    let mut canvas = Canvas::new(620.0, HEIGHT);
    let left = Grid::board((LEFT, TOP), N, SIDE);
    let right = Grid::board((620.0 - 24.0 - N as f64 * SIDE, TOP), N, SIDE);
    let index = |square: Square| square.row + (N - 1) - square.column;
    let difference = |square: Square| square.row as isize - square.column as isize;
    draw_board(&mut canvas, &left, "row - column", index, difference);
    draw_board(&mut canvas, &right, "row - column + (N - 1)", index, index);

    let (from, to) = (left.right() + 22.0, right.corner.0 - 36.0);
    let y = TOP + left.height() / 2.0;
    canvas.arrow((from, y), (to, y), palette::MUTED, 2.0);
    let text = Label::new(format!("+ {}", N - 1)).bold();
    canvas.label(((from + to) / 2.0, y - 16.0), text);
    draw_array(&mut canvas, 310.0, "diagonal_taken");

    let last = N - 1;
    let alternative = format!(
        "Two boards with N = {N}. On the left each square carries its row - column, from -{last} to \
         {last}; squares with the same number have the same tint and form the diagonals, which run \
         down to the right. On the right N - 1 = {last} is added, which makes the numbers 0 to {}. \
         Below, the array diagonal_taken with an entry for each.",
        2 * last
    );
    Figure::new(
        "chapter4/figures/diagonals.svg",
        "Row - column numbers the diagonals, and N - 1 more makes an index",
        alternative,
        canvas,
    )
}

/// A board tinted by `index` and inscribed with `number`.
fn draw_board<T: ToString>(
    canvas: &mut Canvas,
    board: &Grid,
    title: &str,
    index: impl Fn(Square) -> usize,
    number: impl Fn(Square) -> T,
) {
    board.draw(canvas, |square| palette::SCALE[index(square)]);
    board.number_columns(canvas);
    board.number_rows(canvas);
    canvas.label(
        (board.middle(), TOP - 44.0),
        Label::new(title).code().bold(),
    );
    for square in board.squares() {
        board.write(canvas, square, Label::new(number(square)).bold());
    }
}

/// An array with an entry for each diagonal, tinted like it; its indices stand above.
fn draw_array(canvas: &mut Canvas, middle: f64, name: &str) {
    let length = 2 * N - 1;
    let array = Grid::array(
        (middle - length as f64 * ENTRY / 2.0, ARRAY_TOP),
        length,
        ENTRY,
    );
    array.draw(canvas, |entry| palette::SCALE[entry.column]);
    array.number_columns(canvas);
    canvas.label((middle, array.bottom() + 22.0), Label::new(name).code());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_diagonal_has_a_tint_of_its_own() {
        assert_eq!(palette::SCALE.len(), 2 * N - 1);
        for (index, tint) in palette::SCALE.iter().enumerate() {
            assert!(!palette::SCALE[index + 1..].contains(tint));
        }
    }
}
