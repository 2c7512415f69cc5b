//! Chapter 6's lines that every symmetry keeps.

use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::Square;
use crate::chapters::chapter6::middle_lines::rings::{RowOrColumn, lines};

const SIDE: f64 = 30.0;
const TOP: f64 = 72.0;
/// An odd board and an even one.
const BOARDS: [usize; 2] = [5, 6];

/// The middle rows and columns of both boards.
pub fn figure() -> Figure {
    let mut canvas = Canvas::new(430.0, 300.0);
    let mut left = 36.0;
    for n in BOARDS {
        let board = Grid::board((left, TOP), n, SIDE);
        board.draw(&mut canvas, |square| tint(n, square));
        canvas.label(
            (board.middle(), 26.0),
            Label::new(format!("N = {n}")).bold(),
        );
        let text = match n % 2 {
            1 => "one row and one column",
            _ => "two rows and two columns",
        };
        canvas.label((board.middle(), 48.0), Label::new(text).small().muted());
        left = board.right() + 42.0;
    }
    let below = (215.0, 278.0);
    let text = Label::new("turn the board or mirror it: the tinted lines stay");
    canvas.label(below, text.small().muted());

    let alternative = format!(
        "Boards for N = {} and N = {}. On the first, the middle row and the middle column are \
         tinted; on the second, the two middle rows and the two middle columns. Whichever way the \
         boards are turned or mirrored, these lines stay where they are.",
        BOARDS[0], BOARDS[1]
    );
    Figure::new(
        "chapter6/figures/middle-lines.svg",
        "The middle lines of an odd and of an even board",
        alternative,
        canvas,
    )
}

/// The background of a square: darker on a middle line.
pub fn tint(n: usize, square: Square) -> &'static str {
    match is_on_middle_line(n, square) {
        true => palette::MIDDLE,
        false => palette::SQUARE,
    }
}

/// Whether `square` is on a middle row or a middle column.
pub fn is_on_middle_line(n: usize, square: Square) -> bool {
    lines(n, 0).into_iter().any(|line| match line {
        RowOrColumn::Row(row) => square.row == row,
        RowOrColumn::Column(column) => square.column == column,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chapters::chapter6::images::symmetries::image_of_queen;

    /// What the picture says of the lines.
    #[test]
    fn every_symmetry_keeps_the_middle_lines() {
        for n in BOARDS {
            for square in Grid::board((0.0, 0.0), n, 1.0).squares() {
                for symmetry in 0..8 {
                    let image = image_of_queen(symmetry, n, square);
                    let (before, after) = (tint(n, square), tint(n, image));
                    assert_eq!(before, after, "{square} to {image}");
                }
            }
        }
    }
}
