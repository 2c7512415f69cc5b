//! The search for all fillings of one corner: the only place where the chapter places queens.

use super::corner::Corner;
use super::frame::{Frame, Middle};
use super::layout::BitLayout;
use crate::observer::Observer;

/// Fills a corner row by row: each row gets a queen, or none.
pub struct Filler<'a, O> {
    /// Rows, and columns, of the corner.
    side: usize,
    /// Those of the square that is filled: the corner's, and before them the middle line, when its
    /// queen belongs to the corner.
    lines: usize,
    /// The rows, and the columns, of the square that have to get a queen: its middle lines.
    needed: u32,
    /// The first row and column of the square on the board.
    origin: (usize, usize),
    /// The columns on which each row may have its queen.
    squares: Vec<u32>,
    /// The word of a queen on each square, row by row.
    words: Vec<u64>,
    found: Vec<(u32, u64)>,
    observer: &'a mut O,
}

/// The lines that queens take, as masks.
#[derive(Clone, Copy, Default)]
struct Taken {
    rows: u32,
    columns: u32,
    /// The columns of the row to be filled next that lie on their diagonals.
    diagonals: u32,
    /// The same for anti-diagonals.
    anti_diagonals: u32,
}

impl Taken {
    /// With one more queen, in the row to be filled next.
    fn with(self, row: usize, queen: u32) -> Self {
        Self {
            rows: self.rows | 1 << row,
            columns: self.columns | queen,
            diagonals: self.diagonals | queen,
            anti_diagonals: self.anti_diagonals | queen,
        }
    }

    /// The same, when the row below is to be filled next.
    fn one_row_below(self) -> Self {
        Self {
            diagonals: self.diagonals << 1,
            anti_diagonals: self.anti_diagonals >> 1,
            ..self
        }
    }
}

impl<'a, O: Observer> Filler<'a, O> {
    pub fn new(frame: &Frame, corner: Corner, layout: &BitLayout, observer: &'a mut O) -> Self {
        let owns_middle = frame.middle == Middle::Arms && corner == Corner::SouthEast;
        let lines = frame.side + usize::from(owns_middle);
        let far = frame.n - lines;
        let origin = match corner {
            Corner::NorthWest => (0, 0),
            Corner::NorthEast => (0, far),
            Corner::SouthWest => (far, 0),
            Corner::SouthEast => (far, far),
        };
        let mut squares = vec![0; lines];
        let mut words = vec![0; lines * lines];
        for row in 0..lines {
            for column in 0..lines {
                let square = (origin.0 + row, origin.1 + column);
                if frame.corner(square.0, square.1) == Some(corner) {
                    squares[row] |= 1 << column;
                }
                words[row * lines + column] = layout.word(square.0, square.1);
            }
        }
        Self {
            side: frame.side,
            lines,
            needed: u32::from(owns_middle), // line 0
            origin,
            squares,
            words,
            found: Vec::new(),
            observer,
        }
    }

    /// The word of every filling, each with its cell's number: the rows that it uses before the
    /// columns that it uses, in binary.
    pub fn fill_all(mut self) -> Vec<(u32, u64)> {
        if self.needed == 0 {
            self.fill(0, Taken::default(), 0);
            return self.found;
        }
        // The middle row's queen on column q; then the middle column's on a row before q.
        let free = self.squares.clone();
        for q in 2..self.lines {
            self.squares[0] = 1 << q;
            for (row, squares) in self.squares.iter_mut().enumerate().skip(1) {
                *squares = free[row] & !u32::from(row >= q);
            }
            self.fill(0, Taken::default(), 0);
        }
        self.found
    }

    /// Fills `row` and all below it. `word` is that of the queens above, which take the lines `taken`.
    fn fill(&mut self, row: usize, taken: Taken, word: u64) {
        self.observer.call();
        if row == self.lines {
            if taken.columns & self.needed == self.needed {
                self.found.push((self.cell(taken), word));
            }
            return;
        }
        if self.needed >> row & 1 == 0 {
            self.fill(row + 1, taken.one_row_below(), word);
        }
        self.observer.look_mask();
        let attacked = taken.columns | taken.diagonals | taken.anti_diagonals;
        let mut free = self.squares[row] & !attacked;
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            let column = queen.trailing_zeros() as usize;
            let square = (self.origin.0 + row, self.origin.1 + column);
            self.observer.place(square.0, square.1);
            let word = word | self.words[row * self.lines + column];
            self.fill(row + 1, taken.with(row, queen).one_row_below(), word);
            self.observer.remove(square.0, square.1);
        }
    }

    /// The number of the cell of a filling that takes these lines. The middle ones have no bit in it.
    fn cell(&self, taken: Taken) -> u32 {
        let middle_lines = self.lines - self.side;
        let (rows, columns) = (taken.rows >> middle_lines, taken.columns >> middle_lines);
        rows << self.side | columns
    }
}
