//! Which bit of a word stands for which diagonal.
//!
//! A quarter of the board tells the rest of the board only which diagonals its queens stand on:
//! a word, with a bit for each. Not every diagonal needs one, and the bits are laid out for what
//! the stages do with them:
//!
//! ```text
//!  bit 63     48 47      32 31    24 23    16 15     8 7      0
//!     +---------+----------+--------+--------+--------+--------+
//!     |  inner  |   busy   | byte 3 | byte 2 | byte 1 | byte 0 |
//!     +---------+----------+--------+--------+--------+--------+
//! ```
//!
//! - *bytes*, and *busy*: diagonals that run through both the west and the east half. The busy
//!   ones are those through the most squares of both, so the likeliest to be taken by both.
//! - *inner*: diagonals that leave their half nowhere, but run through both of its quarters.
//! - A diagonal that stays within one quarter has no bit.

use super::frame::Frame;

/// The bit of every diagonal and anti-diagonal.
#[derive(Debug)]
pub struct BitLayout {
    n: usize,
    diagonals: Vec<u64>,
    anti_diagonals: Vec<u64>,
    /// How many bits of each byte are in use, from the lowest.
    pub bits: usize,
    /// How many bits of the busy part are in use.
    pub busy: usize,
}

impl BitLayout {
    /// Lays out the diagonals of the squares that `frame` leaves free, `busy` of them apart from
    /// the bytes, if there are so many; or more, if the four bytes cannot hold the others.
    pub fn new(frame: &Frame, busy: usize) -> Self {
        let n = frame.n;
        // Through how many free squares of each corner each line runs: diagonals, then
        // anti-diagonals.
        let mut squares = vec![[0; 4]; 4 * n];
        for row in 0..n {
            for column in 0..n {
                if let Some(corner) = frame.corner(row, column) {
                    squares[row + n - column][corner as usize] += 1;
                    squares[2 * n + row + column][corner as usize] += 1;
                }
            }
        }

        let mut shared = Vec::new();
        let mut inner = Vec::new();
        for (line, [north_west, north_east, south_west, south_east]) in squares.iter().enumerate() {
            let busyness = (north_west + south_west) * (north_east + south_east);
            if busyness > 0 {
                shared.push((std::cmp::Reverse(busyness), line));
            } else if north_west * south_west + north_east * south_east > 0 {
                inner.push(line);
            }
        }
        shared.sort_unstable();

        let busy = busy.min(shared.len()).max(shared.len().saturating_sub(32));
        let mut bits = vec![0; 4 * n];
        for (place, &(_, line)) in shared.iter().enumerate() {
            // The four bytes fill evenly.
            let bit = match place.checked_sub(busy) {
                None => 32 + place,
                Some(place) => place % 4 * 8 + place / 4,
            };
            bits[line] = 1 << bit;
        }
        for (place, &line) in inner.iter().enumerate() {
            bits[line] = 1 << (48 + place);
        }
        let anti_diagonals = bits.split_off(2 * n);
        let bits_per_byte = (shared.len() - busy).div_ceil(4);
        Self {
            n,
            diagonals: bits,
            anti_diagonals,
            busy,
            bits: bits_per_byte,
        }
    }

    /// The word of one queen.
    pub fn word(&self, row: usize, column: usize) -> u64 {
        self.diagonals[row + self.n - column] | self.anti_diagonals[row + column]
    }
}

/// The part of a word that four bytes look up.
pub fn bytes(word: u64) -> u32 {
    word as u32
}

/// The busy diagonals of a word, as a number.
pub fn busy(word: u64) -> usize {
    usize::from((word >> 32) as u16)
}
