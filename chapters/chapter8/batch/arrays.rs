//! Many partial placements of one depth, held side by side.
//!
//! ```text
//!                    parents' batch                            children's batch
//! columns        |c0 c1 c2 … c15|c16 …        queen = lowest   |c0 c2 c5 …
//! diagonals      |d0 d1 d2 … d15|d16 …   ──>  free square      |d0 d2 d5 …       the living, packed
//! anti_diagonals |a0 a1 a2 … a15|a16 …        of each          |a0 a2 a5 …
//! free           |f0 f1 f2 … f15|f16 …                         |f0 f2 f5 …
//!                  └ one vector ┘
//! ```
//!
//! Entry `i` of the four arrays is one partial placement. `free` are the squares of the next row
//! that still have to be tried; an entry without any is not kept.

use super::lanes::{MOST_LANES, Word};

/// So many parents are expanded in one pass. Two batches of this size, with what may be left over
/// from before, fit a first-level cache many times over; the passes are long enough that starting
/// one costs little.
pub const PASS: usize = 256;

/// The room that a batch needs for passes of [`PASS`] parents.
pub const ROOM: usize = room_for(PASS);

/// Room for what is left over from before, for the children of a pass of so many parents, and for
/// one vector that is written beyond the last entry.
pub const fn room_for(pass: usize) -> usize {
    2 * pass + MOST_LANES
}

/// The partial placements of one depth that wait to be expanded.
#[derive(Clone)]
pub struct Batch<W, const ROOM: usize> {
    /// The columns that queens take, and those off the board.
    pub columns: [W; ROOM],
    /// What queens attack along diagonals, in the row to be filled next.
    pub diagonals: [W; ROOM],
    /// The same along anti-diagonals.
    pub anti_diagonals: [W; ROOM],
    /// The squares of the row to be filled next that are free, and not yet tried.
    pub free: [W; ROOM],
    /// The number of entries; what lies behind them is of no meaning.
    pub len: usize,
}

impl<W: Word, const ROOM: usize> Batch<W, ROOM> {
    /// So many parents are expanded in one pass.
    pub const PASS: usize = (ROOM - MOST_LANES) / 2;

    /// A batch without entries.
    pub fn empty() -> Self {
        Self {
            columns: [W::NONE; ROOM],
            diagonals: [W::NONE; ROOM],
            anti_diagonals: [W::NONE; ROOM],
            free: [W::NONE; ROOM],
            len: 0,
        }
    }

    /// Puts a placement without attacks along diagonals behind the others, unless nothing is free.
    pub fn push(&mut self, columns: W, free: W) {
        let last = self.len;
        self.columns[last] = columns;
        self.diagonals[last] = W::NONE;
        self.anti_diagonals[last] = W::NONE;
        self.free[last] = free;
        self.len += usize::from(free != W::NONE);
    }

    /// Fills a vector's width behind the entries with placements that have no children, so that the
    /// last vector of a pass needs no care.
    pub fn pad(&mut self) {
        let behind = self.len..self.len + MOST_LANES;
        self.columns[behind.clone()].fill(!W::NONE);
        self.free[behind].fill(W::NONE);
    }
}
