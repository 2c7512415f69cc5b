//! The answer array beside the board that it stands for.

use super::apparatus::{N, solutions};
use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::Square;

const SIDE: f64 = 46.0;

/// The second solution for N = 4, whose array document 002 gives as `[2, 0, 3, 1]`.
pub fn figure() -> Figure {
    let solution = &solutions("answer_array", N)[1];
    let mut canvas = Canvas::new(470.0, 300.0);
    let board = Grid::board((48.0, 68.0), N, SIDE);
    let array = Grid {
        corner: (board.right() + 116.0, 68.0),
        rows: N,
        columns: 1,
        side: SIDE,
    };
    for grid in [&board, &array] {
        grid.draw_plain(&mut canvas);
        grid.number_rows(&mut canvas);
    }
    board.number_columns(&mut canvas);
    canvas.label((board.middle(), 24.0), Label::new("board").bold());
    canvas.label((array.middle(), 24.0), Label::new("answer").code().bold());
    canvas.label(
        (array.middle(), 45.0),
        Label::new("row → column").small().muted(),
    );

    for queen in solution.queens() {
        let (x, y) = board.centre_of(queen);
        let start = (x + 0.42 * SIDE, y);
        let end = (array.corner.0 - 24.0, y);
        canvas.arrow(start, end, palette::PLACED, 1.5);
        board.queen(&mut canvas, queen, palette::INK);
        let entry = Square {
            row: queen.row,
            column: 0,
        };
        array.write(&mut canvas, entry, Label::new(queen.column).bold());
    }
    let numbers = (board.corner.0, board.bottom() + 24.0);
    let text = format!("{} squares", N * N);
    canvas.label((board.middle(), numbers.1), Label::new(text).muted());
    canvas.label(
        (array.middle(), numbers.1),
        Label::new(format!("{N} numbers")).muted(),
    );

    let alternative = format!(
        "A board with {N} queens, and beside it the answer array {solution}: from each row an arrow \
         leads to the array's entry of the same index, which holds the column of that row's queen."
    );
    Figure::new(
        "chapter2/figures/answer-array.svg",
        "A board and its answer array",
        alternative,
        canvas,
    )
}
