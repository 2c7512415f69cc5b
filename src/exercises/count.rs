//! An answer of the reader's `count`.

use super::protocol::Told;
use crate::board::known::SOLUTIONS;

/// What `count` returned for a board of side `n`.
pub struct Count<'a> {
    pub n: usize,
    pub solutions: u64,
    pub told: &'a Told,
}

impl Count<'_> {
    pub fn is_right(&self) -> bool {
        self.solutions == self.right()
    }

    pub fn right(&self) -> u64 {
        SOLUTIONS[self.n]
    }
}
