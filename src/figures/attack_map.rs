//! The attack map of chapter 2, as it fills up.

use super::apparatus::{N, first_solution};
use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::Square;

const SIDE: f64 = 44.0;
const LEFT: f64 = 48.0;
const TOP: f64 = 84.0;
const GAP: f64 = 54.0;

/// The maps after each of the first queens of a solution: a cross for each queen that marks a
/// square, in her colour.
pub fn figure() -> Figure {
    let queens = first_solution(N);
    let maps = N - 1;
    let board_side = N as f64 * SIDE;
    let right = LEFT + maps as f64 * board_side + (maps - 1) as f64 * GAP;
    let mut canvas = Canvas::new(right + 30.0, TOP + board_side + 64.0);

    for placed in 1..=maps {
        let queens = &queens[..placed];
        let left = LEFT + (placed - 1) as f64 * (board_side + GAP);
        let board = Grid::board((left, TOP), N, SIDE);
        draw_map(&mut canvas, &board, queens);
        let above = (board.middle(), TOP - 48.0);
        let plural = if placed == 1 { "" } else { "s" };
        canvas.label(above, Label::new(format!("{placed} queen{plural}")).bold());

        let marked = board
            .squares()
            .filter(|&square| !markers(queens, square).is_empty());
        let twice = board
            .squares()
            .filter(|&square| markers(queens, square).len() > 1);
        let text = format!("{} squares marked", marked.count());
        canvas.label((board.middle(), board.bottom() + 22.0), Label::new(text));
        let text = match twice.count() {
            0 => "none of them twice".to_owned(),
            count => format!("{count} of them more than once"),
        };
        canvas.label(
            (board.middle(), board.bottom() + 41.0),
            Label::new(text).small().muted(),
        );
    }

    let doubly = Grid::board((0.0, 0.0), N, SIDE).squares();
    let doubly = doubly.filter(|&square| markers(&queens[..maps], square).len() > 1);
    let alternative = format!(
        "The attack map at N = {N} after one, two and three queens in columns {} of the top rows. \
         Each queen marks the squares below her on her column and on both diagonals, in a colour \
         of her own. In the end {} squares are marked by more than one queen, so a mark cannot be \
         wiped when one of them is taken back.",
        queens[..maps]
            .iter()
            .map(|queen| queen.column.to_string())
            .collect::<Vec<_>>()
            .join(", "),
        doubly.count()
    );
    Figure::new(
        "chapter2/figures/attack-map.svg",
        "The attack map fills up",
        alternative,
        canvas,
    )
}

fn draw_map(canvas: &mut Canvas, board: &Grid, queens: &[Square]) {
    board.draw(canvas, |square| match markers(queens, square).is_empty() {
        true => palette::SQUARE,
        false => palette::SHADE,
    });
    board.number_columns(canvas);
    board.number_rows(canvas);
    for (&queen, colour) in queens.iter().zip(palette::QUEENS) {
        board.queen(canvas, queen, colour);
    }
    for square in board.squares() {
        let markers = markers(queens, square);
        let (x, y) = board.corner_of(square);
        for (place, &marker) in markers.iter().enumerate() {
            // A cross in a square of its own size, beside those of the other queens.
            let small = SIDE / markers.len() as f64;
            let corner = (x + place as f64 * small, y + (SIDE - small) / 2.0);
            let cell = Grid::board(corner, 1, small);
            cell.cross(
                canvas,
                Square { row: 0, column: 0 },
                palette::QUEENS[marker],
            );
        }
    }
}

/// The indices of the queens that mark `square`: those above it that attack it. What is beside or
/// above a queen is decided already.
fn markers(queens: &[Square], square: Square) -> Vec<usize> {
    let marks = |queen: &Square| queen.row < square.row && queen.attacks(square).is_some();
    queens
        .iter()
        .enumerate()
        .filter(|(_, queen)| marks(queen))
        .map(|(index, _)| index)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::apparatus::tree;

    /// The stage's own map is not to be seen from outside, but what it says of a row is.
    #[test]
    fn the_stage_finds_the_same_squares_marked() {
        let tree = tree("attack_map", N);
        for (index, call) in tree
            .calls
            .iter()
            .enumerate()
            .filter(|(_, call)| !call.is_solution)
        {
            let row = call.queens.len();
            let squares = (0..N).map(|column| Square { row, column });
            let marked = squares.filter(|&square| !markers(&call.queens, square).is_empty());
            assert_eq!(tree.blocked_in(index), marked.collect::<Vec<_>>());
        }
    }
}
