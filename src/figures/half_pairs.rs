//! Chapter 9's picture of one deal of rows: two fillings of each half, and their four pairs.

use super::apparatus::N;
use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::{Line, Square};

const SIDE: f64 = 26.0;
const COLUMN_WIDTH: f64 = 156.0;
const ROW_HEIGHT: f64 = 164.0;
const TOP: f64 = 50.0;
const HALF: usize = N / 2;
/// The rows whose queens stand in the west.
const WEST_ROWS: [usize; HALF] = [1, 3];
const EAST_ROWS: [usize; HALF] = [0, 2];

/// Above, the fillings of the west; on the left, those of the east; between them, the pairs.
pub fn figure() -> Figure {
    let mut canvas = Canvas::new(480.0, TOP + 3.0 * ROW_HEIGHT - 16.0);
    let west = fillings(WEST_ROWS, [0, 1]);
    let east = fillings(EAST_ROWS, [2, 3]);
    let place = |column: usize, row: usize| {
        let x = 26.0 + column as f64 * COLUMN_WIDTH;
        let y = TOP + row as f64 * ROW_HEIGHT;
        Grid::board((x, y), N, SIDE)
    };

    let [first, last] = WEST_ROWS;
    let heading = format!("N = {N}, rows {first} and {last}");
    canvas.label(
        (24.0, TOP + 20.0),
        Label::new(heading).bold().left_aligned(),
    );
    for (line, text) in [
        "dealt to the west:",
        "two fillings each",
        "of west and east",
    ]
    .into_iter()
    .enumerate()
    {
        let y = TOP + 44.0 + 20.0 * line as f64;
        canvas.label((24.0, y), Label::new(text).left_aligned());
    }
    let mut said = Vec::new();
    for (column, west) in west.iter().enumerate() {
        let name = format!("west filling {}", column + 1);
        draw_half(&mut canvas, place(column + 1, 0), west, &name);
    }
    for (row, east) in east.iter().enumerate() {
        let name = format!("east filling {}", row + 1);
        draw_half(&mut canvas, place(0, row + 1), east, &name);
        for (column, west) in west.iter().enumerate() {
            let clashes = draw_pair(&mut canvas, place(column + 1, row + 1), west, east);
            let fit = match clashes {
                0 => "fit".to_owned(),
                1 => "share a diagonal".to_owned(),
                _ => format!("share {clashes} diagonals"),
            };
            said.push(format!("west {} and east {} {fit}", column + 1, row + 1));
        }
    }

    let alternative = format!(
        "N = {N}, rows {first} and {last} dealt to the west. Above, the two fillings of the west \
         half, on the left the two of the east half, each with the diagonals that its queens send \
         over the cut. Between them the four pairs: {}.",
        said.join(", ")
    );
    Figure::new(
        "chapter9/figures/half-pairs.svg",
        "Two fillings of the west, two of the east, four pairs",
        alternative,
        canvas,
    )
}

/// All ways to put a queen on each of two rows and each of two columns.
fn fillings(rows: [usize; HALF], columns: [usize; HALF]) -> Vec<[Square; HALF]> {
    let [left, right] = columns;
    let both = [[left, right], [right, left]].map(|columns| {
        std::array::from_fn(|place| Square {
            row: rows[place],
            column: columns[place],
        })
    });
    let fits = |[one, other]: &[Square; HALF]| one.attacks(*other).is_none();
    both.into_iter().filter(fits).collect()
}

fn draw_board(canvas: &mut Canvas, board: &Grid, is_empty_half: impl Fn(Square) -> bool) {
    board.draw(canvas, |square| match is_empty_half(square) {
        true => palette::SHADE,
        false => palette::SQUARE,
    });
    let middle = board.middle();
    let cut = (
        (middle, board.corner.1 - 5.0),
        (middle, board.bottom() + 5.0),
    );
    canvas.segments(&[cut], palette::INK, 2.0);
}

/// A half with its queens, and their diagonals as far as they run through the other half.
fn draw_half(canvas: &mut Canvas, board: Grid, queens: &[Square], name: &str) {
    let is_west = |square: Square| square.column < HALF;
    draw_board(canvas, &board, |square| {
        is_west(square) != is_west(queens[0])
    });
    canvas.label((board.middle(), board.corner.1 - 16.0), Label::new(name));
    for &queen in queens {
        for line in [Line::Diagonal, Line::AntiDiagonal] {
            let far = board.squares().filter(|&square| {
                queen.attacks(square) == Some(line) && is_west(square) != is_west(queen)
            });
            if let Some(end) = far.max_by_key(|square| square.column.abs_diff(queen.column)) {
                let ends = (board.centre_of(queen), board.centre_of(end));
                canvas.segments(&[ends], palette::of_line(line), 2.0);
            }
        }
    }
    draw_queens(canvas, &board, queens);
}

fn draw_queens(canvas: &mut Canvas, board: &Grid, queens: &[Square]) {
    for &queen in queens {
        board.queen(canvas, queen, palette::INK);
    }
}

/// A pair with the diagonals that it shares; returns how many these are.
fn draw_pair(canvas: &mut Canvas, board: Grid, west: &[Square], east: &[Square]) -> usize {
    draw_board(canvas, &board, |_| false);
    let mut clashes = 0;
    for &one in west {
        for &other in east {
            if let Some(line) = one.attacks(other) {
                let ends = (board.centre_of(one), board.centre_of(other));
                canvas.segments(&[ends], palette::of_line(line), 3.0);
                clashes += 1;
            }
        }
    }
    draw_queens(canvas, &board, west);
    draw_queens(canvas, &board, east);
    let below: Point = (board.middle(), board.bottom() + 16.0);
    match clashes {
        0 => canvas.label(below, Label::new("a solution").bold().colour(palette::GOOD)),
        1 => canvas.label(below, Label::new("1 shared").muted()),
        _ => canvas.label(below, Label::new(format!("{clashes} shared")).muted()),
    }
    clashes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::apparatus::solutions;

    /// The picture's fit is the one solution with these rows in the west.
    #[test]
    fn pairs_that_fit_are_the_solutions_of_the_deal() {
        let in_the_west = |queens: &[Square]| -> Vec<usize> {
            queens
                .iter()
                .filter(|queen| queen.column < HALF)
                .map(|queen| queen.row)
                .collect()
        };
        let solutions = solutions("row_by_row", N)
            .into_iter()
            .filter(|solution| in_the_west(&solution.queens().collect::<Vec<_>>()) == WEST_ROWS);
        let pairs = figure().alternative.matches(" fit").count();
        assert_eq!(pairs, solutions.count());
    }
}
