//! The search for all fillings of one corner: the only place where the chapter places queens.

use super::corner::Corner;
use super::frame::{Frame, Middle};
use super::layout::Layout;
use crate::observer::Observer;

/// Fills a corner row by row: each row gets a queen, or none.
pub struct Filler<'a, O> {
    /// Lines of the square that is filled: those of the corner, and before them the middle lines
    /// when their queens belong to it.
    lines: usize,
    middle_lines: usize,
    /// The first row and column of that square on the board.
    origin: (usize, usize),
    /// The columns on which each row may have its queen.
    squares: Vec<u32>,
    /// The word of a queen on each square, row by row.
    words: Vec<u64>,
    found: Vec<(u32, u64)>,
    observer: &'a mut O,
}

impl<'a, O: Observer> Filler<'a, O> {
    pub fn new(frame: &Frame, corner: Corner, layout: &Layout, observer: &'a mut O) -> Self {
        let middle_lines = usize::from(frame.middle == Middle::Arms && corner == Corner::SouthEast);
        let lines = frame.side + middle_lines;
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
            lines,
            middle_lines,
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
        if self.middle_lines == 0 {
            self.fill(0, [0; 4], 0);
            return self.found;
        }
        // The middle row's queen on column q; then the middle column's on a row before q.
        let free = self.squares.clone();
        for q in 2..self.lines {
            self.squares[0] = 1 << q;
            for (row, squares) in self.squares.iter_mut().enumerate().skip(1) {
                *squares = free[row] & !u32::from(row >= q);
            }
            self.fill(0, [0; 4], 0);
        }
        self.found
    }

    /// Fills `row` and all below it. `taken` holds the rows and the columns that have queens, and
    /// the columns of this row that lie on their diagonals and on their anti-diagonals.
    fn fill(&mut self, row: usize, taken: [u32; 4], word: u64) {
        self.observer.call();
        let [rows, columns, diagonals, anti_diagonals] = taken;
        if row == self.lines {
            if columns & self.middle_lines as u32 == self.middle_lines as u32 {
                let (rows, columns) = (rows >> self.middle_lines, columns >> self.middle_lines);
                let cell = rows << (self.lines - self.middle_lines) | columns;
                self.found.push((cell, word));
            }
            return;
        }
        if row >= self.middle_lines {
            let below = [rows, columns, diagonals << 1, anti_diagonals >> 1];
            self.fill(row + 1, below, word);
        }
        self.observer.look_mask();
        let mut free = self.squares[row] & !(columns | diagonals | anti_diagonals);
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            let column = queen.trailing_zeros() as usize;
            let square = (self.origin.0 + row, self.origin.1 + column);
            self.observer.place(square.0, square.1);
            let below = [
                rows | 1 << row,
                columns | queen,
                (diagonals | queen) << 1,
                (anti_diagonals | queen) >> 1,
            ];
            self.fill(row + 1, below, word | self.words[row * self.lines + column]);
            self.observer.remove(square.0, square.1);
        }
    }
}
