//! The fillings of the west and of the east half, joined from quarters.

use super::corner::Corner;
use super::frame::Frame;
use super::layout::BitLayout;
use super::quarter::Quarter;
use crate::chapters::chapter9::vectors::join::join;
use crate::observer::Observer;

/// The four quarters of a frame, ready to be joined.
#[derive(Debug)]
pub struct Halves {
    north_west: Quarter,
    north_east: Quarter,
    south_west: Quarter,
    south_east: Quarter,
    all: u32,
}

/// Which half owns which rows.
///
/// The west half has `north` of the northern rows, the east half the others; the east half has
/// `south` of the southern rows, the west half the others. Both sets are equally large, or the
/// west half would have more or fewer queens than columns.
#[derive(Debug, Clone, Copy)]
pub struct Rows {
    /// Rows of the north-west corner.
    pub north: u32,
    /// Rows of the south-east corner.
    pub south: u32,
}

impl Halves {
    /// Makes the four quarters.
    pub fn new<O: Observer>(frame: &Frame, layout: &BitLayout, observer: &mut O) -> Self {
        let quarter = |corner| Quarter::new(frame, corner, layout, observer);
        Self::of(frame, Corner::ALL.map(quarter))
    }

    /// Of the quarters in the order of [`Corner::ALL`].
    pub fn of(frame: &Frame, quarters: [Quarter; 4]) -> Self {
        let [north_west, north_east, south_west, south_east] = quarters;
        Self {
            north_west,
            north_east,
            south_west,
            south_east,
            all: (1 << frame.side) - 1,
        }
    }

    /// The work of [`west`](Self::west) and [`east`](Self::east) for all these sets of columns: the
    /// pairs of quarters that are tried.
    pub fn pairs(&self, rows: Rows, columns: impl Iterator<Item = (u32, u32)>) -> u64 {
        columns
            .map(|(west, east)| {
                let west = self.west_quarters(rows, west).map(<[u64]>::len);
                let east = self.east_quarters(rows, east).map(<[u64]>::len);
                (west[0] * west[1] + east[0] * east[1]) as u64
            })
            .sum()
    }

    /// Appends to `words` the fillings of the west half whose north-west corner uses `columns`.
    pub fn west<O: Observer>(&self, rows: Rows, columns: u32, words: &mut Words, observer: &mut O) {
        let [north, south] = self.west_quarters(rows, columns);
        words.join(north, south, observer);
    }

    /// Appends to `words` the fillings of the east half whose south-east corner uses `columns`.
    pub fn east<O: Observer>(&self, rows: Rows, columns: u32, words: &mut Words, observer: &mut O) {
        let [north, south] = self.east_quarters(rows, columns);
        words.join(north, south, observer);
    }

    fn west_quarters(&self, rows: Rows, columns: u32) -> [&[u64]; 2] {
        let (other_rows, other_columns) = (self.all & !rows.south, self.all & !columns);
        let north = self.north_west.cell(rows.north, columns);
        [north, self.south_west.cell(other_rows, other_columns)]
    }

    fn east_quarters(&self, rows: Rows, columns: u32) -> [&[u64]; 2] {
        let (other_rows, other_columns) = (self.all & !rows.north, self.all & !columns);
        let south = self.south_east.cell(rows.south, columns);
        [self.north_east.cell(other_rows, other_columns), south]
    }
}

/// A list of words that keeps its memory from one use to the next.
#[derive(Debug, Default)]
pub struct Words {
    buffer: Vec<u64>,
    length: usize,
}

impl Words {
    /// Empties the list.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// The words.
    pub fn as_slice(&self) -> &[u64] {
        &self.buffer[..self.length]
    }

    /// Appends the union of every two words, one from each list, that share no diagonal.
    fn join<O: Observer>(&mut self, north: &[u64], south: &[u64], observer: &mut O) {
        let pairs = north.len() * south.len();
        (0..pairs).for_each(|_| observer.look_mask());

        let (few, many) = match north.len() < south.len() {
            true => (north, south),
            false => (south, north),
        };
        let needed = self.length + pairs + 4;
        if self.buffer.len() < needed {
            self.buffer.resize(2 * needed, 0);
        }
        let room = &mut self.buffer[self.length..needed];
        self.length += join(few, many, room);
    }
}
