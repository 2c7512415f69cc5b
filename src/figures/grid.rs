//! Squares in rows and columns: a board, or, with a single row or column, an array.

use super::canvas::{Canvas, Point};
use super::label::Label;
use super::palette;
use crate::board::placement::Square;

/// Where the squares of a board or an array lie.
#[derive(Clone, Copy)]
pub struct Grid {
    /// The top left corner.
    pub corner: Point,
    /// How many squares lie below each other.
    pub rows: usize,
    /// How many squares lie beside each other.
    pub columns: usize,
    /// The side of a square.
    pub side: f64,
}

impl Grid {
    /// A board with `n` rows and `n` columns.
    pub fn board(corner: Point, n: usize, side: f64) -> Self {
        Self {
            corner,
            rows: n,
            columns: n,
            side,
        }
    }

    /// An array, its entries beside each other.
    pub fn array(corner: Point, length: usize, side: f64) -> Self {
        Self {
            corner,
            rows: 1,
            columns: length,
            side,
        }
    }

    /// The grid's width.
    pub fn width(&self) -> f64 {
        self.columns as f64 * self.side
    }

    /// The grid's height.
    pub fn height(&self) -> f64 {
        self.rows as f64 * self.side
    }

    /// The y of the lower edge.
    pub fn bottom(&self) -> f64 {
        self.corner.1 + self.height()
    }

    /// The x of the right edge.
    pub fn right(&self) -> f64 {
        self.corner.0 + self.width()
    }

    /// The x of the middle.
    pub fn middle(&self) -> f64 {
        self.corner.0 + self.width() / 2.0
    }

    /// The y of the middle.
    pub fn middle_y(&self) -> f64 {
        self.corner.1 + self.height() / 2.0
    }

    /// All squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| Square { row, column }))
    }

    /// The top left corner of a square.
    pub fn corner_of(&self, square: Square) -> Point {
        let x = self.corner.0 + square.column as f64 * self.side;
        let y = self.corner.1 + square.row as f64 * self.side;
        (x, y)
    }

    /// The middle of a square.
    pub fn centre_of(&self, square: Square) -> Point {
        let (x, y) = self.corner_of(square);
        (x + self.side / 2.0, y + self.side / 2.0)
    }

    /// Draws the empty squares, each on the background that `tint` gives it.
    pub fn draw(&self, canvas: &mut Canvas, tint: impl Fn(Square) -> &'static str) {
        for square in self.squares() {
            let size = (self.side, self.side);
            canvas.rectangle(self.corner_of(square), size, tint(square));
        }
        let (left, top) = self.corner;
        let across = (0..=self.rows).map(|row| {
            let y = top + row as f64 * self.side;
            ((left, y), (self.right(), y))
        });
        let down = (0..=self.columns).map(|column| {
            let x = left + column as f64 * self.side;
            ((x, top), (x, self.bottom()))
        });
        canvas.segments(&across.chain(down).collect::<Vec<_>>(), palette::GRID, 1.0);
    }

    /// Draws the empty squares, all white.
    pub fn draw_plain(&self, canvas: &mut Canvas) {
        self.draw(canvas, |_| palette::SQUARE);
    }

    /// Writes the columns' numbers above, counted from 0.
    pub fn number_columns(&self, canvas: &mut Canvas) {
        for column in 0..self.columns {
            let (x, y) = self.centre_of(Square { row: 0, column });
            let above = (x, y - self.side / 2.0 - 10.0);
            canvas.label(above, Label::new(column).small().muted());
        }
    }

    /// Writes the rows' numbers to the left, counted from 0.
    pub fn number_rows(&self, canvas: &mut Canvas) {
        for row in 0..self.rows {
            let (x, y) = self.centre_of(Square { row, column: 0 });
            let beside = (x - self.side / 2.0 - 10.0, y);
            canvas.label(beside, Label::new(row).small().muted());
        }
    }

    /// Writes into a square.
    pub fn write(&self, canvas: &mut Canvas, square: Square, label: Label) {
        canvas.label(self.centre_of(square), label);
    }

    /// Draws a line around a square, just inside of it.
    pub fn outline(&self, canvas: &mut Canvas, square: Square, colour: &str) {
        let (x, y) = self.corner_of(square);
        let inner = self.side - 3.0;
        canvas.frame((x + 1.5, y + 1.5), (inner, inner), colour, 3.0);
    }

    /// Puts a queen on a square: a crown, or a dot where a crown would be too small to see.
    pub fn queen(&self, canvas: &mut Canvas, square: Square, colour: &str) {
        if self.side < 18.0 {
            canvas.dots(&[self.centre_of(square)], 0.32 * self.side, colour);
            return;
        }
        let (x, y) = self.corner_of(square);
        let inside = |(right, down): Point| (x + right * self.side, y + down * self.side);
        canvas.polygon(&CROWN.map(inside), colour);
        canvas.polygon(&BASE.map(inside), colour);
        canvas.dots(&TIPS.map(inside), 0.05 * self.side, colour);
    }

    /// Crosses a square out.
    pub fn cross(&self, canvas: &mut Canvas, square: Square, colour: &str) {
        let (x, y) = self.centre_of(square);
        let arm = 0.18 * self.side;
        let strokes = [
            ((x - arm, y - arm), (x + arm, y + arm)),
            ((x - arm, y + arm), (x + arm, y - arm)),
        ];
        canvas.segments(&strokes, colour, (0.07 * self.side).max(1.2));
    }
}

/// The tips of a queen's crown, in a square of side 1.
const TIPS: [Point; 5] = [
    (0.15, 0.38),
    (0.31, 0.26),
    (0.50, 0.21),
    (0.69, 0.26),
    (0.85, 0.38),
];

/// From the crown's lower left corner over its tips to the lower right one.
const CROWN: [Point; 11] = [
    (0.28, 0.72),
    TIPS[0],
    (0.31, 0.54),
    TIPS[1],
    (0.43, 0.51),
    TIPS[2],
    (0.57, 0.51),
    TIPS[3],
    (0.69, 0.54),
    TIPS[4],
    (0.72, 0.72),
];

/// What the crown stands on.
const BASE: [Point; 4] = [(0.27, 0.76), (0.73, 0.76), (0.73, 0.84), (0.27, 0.84)];
