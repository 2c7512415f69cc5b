//! Chapter 4's picture of a candidate: three flags, no walk.

use super::candidate::{Candidate, N};
use super::canvas::Canvas;
use super::figure::Figure;
use super::flags::{ANTI_DIAGONAL_TAKEN, COLUMN_TAKEN, DIAGONAL_TAKEN, Flags};
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::Square;

const SIDE: f64 = 34.0;
const TOP: f64 = 64.0;
const FLAG: f64 = 24.0;

/// In the order in which the stage reads them.
const ARRAYS: [Flags; 3] = [COLUMN_TAKEN, ANTI_DIAGONAL_TAKEN, DIAGONAL_TAKEN];

/// The candidate of chapter 3's picture, and the three arrays beside the board.
pub fn figure() -> Figure {
    let candidate = Candidate::of_first_solution();
    let mut canvas = Canvas::new(740.0, TOP + N as f64 * SIDE + 28.0);
    let board = Grid::board((44.0, TOP), N, SIDE);
    candidate.draw(&mut canvas, &board, &[], 0);
    let looks = candidate.looks_of("diagonal_arrays");
    canvas.label(
        (24.0, 24.0),
        Label::new("diagonal_arrays").code().bold().left_aligned(),
    );
    let text = format!("{looks} looks at one candidate");
    canvas.label((162.0, 24.0), Label::new(text).muted().left_aligned());

    for (place, flags) in ARRAYS.iter().enumerate() {
        draw_line(&mut canvas, &board, flags, candidate.square);
        let (left, top) = (board.right() + 36.0, TOP + 42.0 + 100.0 * place as f64);
        flags.draw(&mut canvas, (left, top), FLAG, &candidate, place + 1);
        let colour = palette::of_line(flags.line);
        let name = Label::new(flags.name).code().bold().colour(colour);
        canvas.label((left, top - 34.0), name.left_aligned());
        let index = (flags.index)(candidate.square);
        let formula = Label::new(format!("{} = {index}", flags.formula));
        let right = left + FLAG * DIAGONAL_TAKEN.length as f64;
        canvas.label((right, top - 34.0), formula.right_aligned());
    }
    candidate.mark(&mut canvas, &board);

    let reads = ARRAYS.map(|flags| format!("{}[{}]", flags.name, (flags.index)(candidate.square)));
    let alternative = format!(
        "The board of chapter 3's picture with its free candidate on row {}, column {}. Beside it \
         the three arrays of diagonal_arrays, with the entries of the queens' columns, \
         anti-diagonals and diagonals set. {looks} looks decide on the candidate: {}. None of them \
         is set.",
        candidate.square.row,
        candidate.square.column,
        reads.join(", ")
    );
    Figure::new(
        "chapter4/figures/three-looks.svg",
        "Three looks decide on one candidate",
        alternative,
        canvas,
    )
}

/// Draws the candidate's line of the kind that the flags are for, from end to end.
fn draw_line(canvas: &mut Canvas, board: &Grid, flags: &Flags, candidate: Square) {
    let index = |square| (flags.index)(square);
    let on_line = board
        .squares()
        .filter(|&square| index(square) == index(candidate));
    let on_line: Vec<Square> = on_line.collect();
    if let [first, .., last] = on_line[..] {
        let ends = (board.centre_of(first), board.centre_of(last));
        canvas.segments(&[ends], palette::of_line(flags.line), 2.0);
    }
}
