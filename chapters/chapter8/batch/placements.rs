//! As many partial placements as a vector has lanes.

use super::arrays::Batch;
use super::lanes::{Lanes, Word};
use crate::chapters::chapter6::middle_lines::rest::Row;

/// What the queens of a placement attack, one placement a lane.
#[derive(Clone, Copy)]
pub struct Placements<L> {
    /// The columns taken.
    pub columns: L,
    /// What is attacked along diagonals in the row that they are seen from.
    pub diagonals: L,
    /// The same along anti-diagonals.
    pub anti_diagonals: L,
}

// The methods are compiled for the vectors of whoever calls them.
impl<L: Lanes> Placements<L> {
    /// The placements of `batch` from `at` on.
    #[inline(always)]
    pub fn load<const ROOM: usize>(batch: &Batch<L::Word, ROOM>, at: usize) -> Self {
        Self {
            columns: L::load(&batch.columns, at),
            diagonals: L::load(&batch.diagonals, at),
            anti_diagonals: L::load(&batch.anti_diagonals, at),
        }
    }

    /// With one more queen each, in the row that they are seen from.
    #[inline(always)]
    pub fn with(self, queen: L) -> Self {
        Self {
            columns: self.columns.or(queen),
            diagonals: self.diagonals.or(queen),
            anti_diagonals: self.anti_diagonals.or(queen),
        }
    }

    /// The same, seen from `row`, the next one below.
    #[inline(always)]
    pub fn seen_from(self, row: Row) -> Self {
        Self {
            columns: self.columns,
            diagonals: self.diagonals.up(row.step),
            anti_diagonals: self.anti_diagonals.down(row.step),
        }
    }

    /// The squares of `row` that are not free. It is the row that the placements are seen from.
    #[inline(always)]
    pub fn attacked(self, row: Row) -> L {
        let blocked = L::splat(L::Word::low_bits_of(row.blocked));
        let along_diagonals = self.diagonals.or(self.anti_diagonals);
        self.columns.or(along_diagonals).or(blocked)
    }

    /// Packs them into `batch` from `at` on.
    #[inline(always)]
    pub fn store<const ROOM: usize>(
        self,
        packing: L::Packing,
        batch: &mut Batch<L::Word, ROOM>,
        at: usize,
    ) {
        self.columns.store(packing, &mut batch.columns, at);
        self.diagonals.store(packing, &mut batch.diagonals, at);
        self.anti_diagonals
            .store(packing, &mut batch.anti_diagonals, at);
    }
}
