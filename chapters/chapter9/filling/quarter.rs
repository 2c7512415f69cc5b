//! The fillings of one corner of the board, made once and kept by the lines that they use.
//!
//! A *cell* is a set of rows and a set of columns of a corner, equally many of both; its fillings
//! put one queen on each of these rows and on each of these columns.

use super::corner::Corner;
use super::filler::Filler;
use super::frame::Frame;
use super::layout::BitLayout;
use crate::observer::Observer;

/// The fillings of one corner, as words (see [`layout`](super::layout)), grouped by cell.
///
/// Sets of lines are masks. Bit 0 is the corner's first row from the north, its first column from
/// the west; the middle lines have no bit.
#[derive(Debug)]
pub struct Quarter {
    side: usize,
    words: Vec<u64>,
    /// Where each cell's words start; the next cell's start is their end.
    starts: Vec<u32>,
}

impl Quarter {
    /// Fills `corner` in all ways.
    pub fn new<O: Observer>(
        frame: &Frame,
        corner: Corner,
        layout: &BitLayout,
        observer: &mut O,
    ) -> Self {
        let found = Filler::new(frame, corner, layout, observer).fill_all();

        // A counting sort by cell.
        let mut starts = vec![0; (1 << (2 * frame.side)) + 1];
        for &(cell, _) in &found {
            starts[cell as usize + 1] += 1;
        }
        for cell in 1..starts.len() {
            starts[cell] += starts[cell - 1];
        }
        let mut next = starts.clone();
        let mut words = vec![0; found.len()];
        for &(cell, word) in &found {
            let place = &mut next[cell as usize];
            words[*place as usize] = word;
            *place += 1;
        }
        Self {
            side: frame.side,
            words,
            starts,
        }
    }

    /// How many fillings there are.
    #[cfg(test)]
    pub fn fillings(&self) -> usize {
        self.words.len()
    }

    /// The words of the fillings that use just these rows and these columns.
    pub fn cell(&self, rows: u32, columns: u32) -> &[u64] {
        let cell = ((rows as usize) << self.side) | columns as usize;
        &self.words[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }
}
