//! The eight flags of a board, and the sets that they show.

use super::super::canvas::Point;
use super::super::grid::Grid;
use crate::board::placement::Square;
use crate::chapters::chapter9::dealing::followers::in_order;

pub const N: usize = 8;
pub const HALF: usize = N / 2;
pub const SIDE: f64 = 20.0;
/// From the board's edge to the marks, and the marks' own height.
const GAP: f64 = 4.0;
pub const MARK: f64 = 11.0;

/// A flag: a corner, and one of the two edges that leave it.
#[derive(Clone, Copy)]
pub struct Flag {
    /// Whether the corner is in the south.
    pub is_south: bool,
    /// Whether it is in the east.
    pub is_east: bool,
    /// Whether the edge runs down or up, so that the lines that leave it are rows.
    pub shows_rows: bool,
}

/// Those that the stage has names for, with their names; then the others.
pub const FLAGS: [(Flag, &str); 8] = [
    (flag(NORTH, WEST, ROWS), "a"),
    (flag(NORTH, WEST, COLUMNS), "b"),
    (flag(SOUTH, EAST, COLUMNS), "c"),
    (flag(SOUTH, EAST, ROWS), "d"),
    (flag(NORTH, EAST, ROWS), ""),
    (flag(NORTH, EAST, COLUMNS), ""),
    (flag(SOUTH, WEST, ROWS), ""),
    (flag(SOUTH, WEST, COLUMNS), ""),
];

const SOUTH: bool = true;
const NORTH: bool = false;
const EAST: bool = true;
const WEST: bool = false;
const ROWS: bool = true;
const COLUMNS: bool = false;

const fn flag(is_south: bool, is_east: bool, shows_rows: bool) -> Flag {
    Flag {
        is_south,
        is_east,
        shows_rows,
    }
}

impl Flag {
    /// The set that it shows: line i from its corner is in it if bit i is set.
    pub fn set(self, queens: &[Square]) -> u32 {
        let in_corner = queens.iter().filter(|queen| {
            (queen.row >= HALF) == self.is_south && (queen.column >= HALF) == self.is_east
        });
        in_corner.map(|queen| 1 << self.line(queen)).sum()
    }

    /// The number of the queen's row or column, from the flag's corner.
    fn line(self, queen: &Square) -> usize {
        let (line, is_far) = match self.shows_rows {
            true => (queen.row, self.is_south),
            false => (queen.column, self.is_east),
        };
        if is_far { N - 1 - line } else { line }
    }

    /// The top left corner of its mark for a line, beside the board.
    pub fn mark(self, board: &Grid, line: usize) -> Point {
        let along = |is_far: bool, start: f64| {
            let place = if is_far { N - 1 - line } else { line };
            start + place as f64 * SIDE
        };
        let across = |is_far: bool, near: f64, far: f64| match is_far {
            true => far + GAP,
            false => near - GAP - MARK,
        };
        let (left, top) = board.corner;
        match self.shows_rows {
            true => (
                across(self.is_east, left, board.right()),
                along(self.is_south, top),
            ),
            false => (
                along(self.is_east, left),
                across(self.is_south, top, board.bottom()),
            ),
        }
    }
}

/// The first of the sets that are shown.
pub fn leading(queens: &[Square]) -> u32 {
    let sets = FLAGS.map(|(flag, _)| flag.set(queens));
    sets.into_iter()
        .min_by_key(|&set| in_order(set))
        .unwrap_or(0)
}
