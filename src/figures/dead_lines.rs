//! Chapter 7's rule: a row without a free square, and a column without one.

use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::Square;

const N: usize = 6;
const SIDE: f64 = 30.0;
const TOP: f64 = 78.0;

/// The columns of the first rows' queens. The next row still has a free square.
const DEAD_ROW: &[usize] = &[0, 5, 1];
const DEAD_COLUMN: &[usize] = &[0, 2, 4];

/// A board with a dead row beside one with a dead column.
pub fn figure() -> Figure {
    let mut canvas = Canvas::new(448.0, 316.0);
    let row = draw(&mut canvas, 34.0, DEAD_ROW, "row");
    let column = draw(&mut canvas, 244.0, DEAD_COLUMN, "column");
    let text = Label::new("× attacked").small().muted();
    canvas.label((224.0, 292.0), text);

    let alternative = format!(
        "Two boards with N = {N} and a queen in each of the first {} rows; attacked squares of the \
         rows below are crossed out. On the left, row {row} has no free square left, though the row \
         before it has one. On the right every row has a free square, but column {column}, which still \
         needs a queen, has none. Neither board can be completed.",
        DEAD_ROW.len()
    );
    Figure::new(
        "chapter7/figures/dead-lines.svg",
        "A dead row and a dead column",
        alternative,
        canvas,
    )
}

/// Draws a board and marks what is dead; returns its number.
fn draw(canvas: &mut Canvas, left: f64, answer: &[usize], kind: &str) -> usize {
    let board = Grid::board((left, TOP), N, SIDE);
    let queens = queens(answer);
    let dead = match kind {
        "row" => dead_rows(answer)[0],
        _ => dead_columns(answer)[0],
    };
    board.draw(canvas, |square| match is_free(&queens, square) {
        true => palette::GOOD_TINT,
        false => palette::SQUARE,
    });
    board.number_columns(canvas);
    board.number_rows(canvas);
    let below = |square: &Square| square.row >= answer.len();
    for square in board.squares().filter(below) {
        if !is_free(&queens, square) {
            board.cross(canvas, square, palette::MUTED);
        }
    }
    for queen in queens {
        board.queen(canvas, queen, palette::INK);
    }
    let (corner, size) = frame(&board, kind, dead, answer.len());
    canvas.frame(corner, size, palette::DEAD, 3.0);
    let heading = Label::new(format!("{kind} {dead} is dead")).bold();
    canvas.label((board.middle(), 26.0), heading.colour(palette::DEAD));
    let text = Label::new("no square of it is free");
    canvas.label((board.middle(), 46.0), text.small().muted());
    dead
}

/// Around the dead row, or the part of the dead column that has yet to be filled.
fn frame(board: &Grid, kind: &str, dead: usize, filled: usize) -> (Point, Point) {
    let (row, column, size) = match kind {
        "row" => (dead, 0, (board.width(), SIDE)),
        _ => (filled, dead, (SIDE, (N - filled) as f64 * SIDE)),
    };
    (board.corner_of(Square { row, column }), size)
}

fn queens(answer: &[usize]) -> Vec<Square> {
    answer
        .iter()
        .enumerate()
        .map(|(row, &column)| Square { row, column })
        .collect()
}

/// Whether `square`, in a row without a queen, can take one.
fn is_free(queens: &[Square], square: Square) -> bool {
    let is_below = square.row >= queens.len();
    is_below && queens.iter().all(|queen| queen.attacks(square).is_none())
}

fn dead_rows(answer: &[usize]) -> Vec<usize> {
    let queens = queens(answer);
    let has_free = |row| (0..N).any(|column| is_free(&queens, Square { row, column }));
    (answer.len()..N).filter(|&row| !has_free(row)).collect()
}

fn dead_columns(answer: &[usize]) -> Vec<usize> {
    let queens = queens(answer);
    let has_free = |column| (0..N).any(|row| is_free(&queens, Square { row, column }));
    let needs_queen = |column: &usize| !answer.contains(column);
    (0..N)
        .filter(needs_queen)
        .filter(|&column| !has_free(column))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chapters::chapter6::middle_lines::classes::Class;
    use crate::chapters::chapter6::middle_lines::rest::Rest;
    use crate::chapters::chapter7::ahead::dead_ends::is_dead;

    /// The stage's own verdict. A class's queens need not be on the middle lines for it.
    fn stage_says_dead(answer: &[usize]) -> bool {
        let class = Class {
            queens: queens(answer),
            weight: 1,
        };
        let rest = Rest::new(N, &class);
        is_dead(&rest.rows, rest.columns, 0, 0)
    }

    #[test]
    fn each_board_is_dead_for_one_reason_and_the_stage_says_so() {
        let none: [usize; 0] = [];
        assert_eq!(dead_rows(DEAD_ROW), [4]);
        assert_eq!(dead_columns(DEAD_ROW), none);
        assert_eq!(dead_rows(DEAD_COLUMN), none);
        assert_eq!(dead_columns(DEAD_COLUMN), [5]);
        for answer in [DEAD_ROW, DEAD_COLUMN] {
            assert!(stage_says_dead(answer), "{answer:?}");
            assert!(!stage_says_dead(&answer[..2]), "{answer:?}");
        }
    }
}
