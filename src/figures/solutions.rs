//! The solutions for N = 4.

use super::apparatus::{N, solutions};
use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;

const SIDE: f64 = 44.0;
const MARGIN: f64 = 44.0;
const GAP: f64 = 64.0;

/// Both boards beside each other, with the columns of their queens below.
pub fn figure() -> Figure {
    let solutions = solutions("cell_by_cell", N);
    let count = solutions.len();
    let board_side = N as f64 * SIDE;
    let width = 2.0 * MARGIN + count as f64 * board_side + (count - 1) as f64 * GAP;
    let mut canvas = Canvas::new(width, MARGIN + board_side + 52.0);

    for (index, solution) in solutions.iter().enumerate() {
        let left = MARGIN + index as f64 * (board_side + GAP);
        let board = Grid::board((left, MARGIN), N, SIDE);
        board.draw_plain(&mut canvas);
        board.number_columns(&mut canvas);
        board.number_rows(&mut canvas);
        for queen in solution.queens() {
            board.queen(&mut canvas, queen, palette::INK);
        }
        let below = (board.middle(), board.bottom() + 26.0);
        canvas.label(below, Label::new(solution).code());
    }

    let listed = solutions.iter().map(ToString::to_string);
    let listed = listed.collect::<Vec<_>>().join(" and ");
    let alternative = format!(
        "The {count} solutions for N = {N} as boards. Top row first, their queens stand in columns \
         {listed}. One is the mirror image of the other."
    );
    Figure::new(
        "chapter1/figures/solutions.svg",
        "The solutions for N = 4",
        alternative,
        canvas,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_solutions_are_mirror_images() {
        let solutions = solutions("cell_by_cell", N);
        assert_eq!(solutions.len(), 2);
        assert_eq!(solutions[0].mirrored(), solutions[1]);
    }
}
