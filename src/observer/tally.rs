//! Exact operation counts.

use serde::{Deserialize, Serialize};

use super::events::Observer;

/// How often a search did each thing. The counts are exact: two runs give the same ones on every
/// machine, which no time does.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Nodes of the search tree, the root and the leaves counted.
    pub calls: u64,
    /// Squares, flags, list entries and mask words read to decide whether a queen may stand.
    pub looks: u64,
    /// Queens put on the board.
    pub placements: u64,
    /// Queens taken back.
    pub removals: u64,
    /// Solutions met. A stage that weighs its solutions meets fewer than it counts.
    #[serde(skip)]
    pub solutions: u64,
}

impl Observer for Tally {
    fn call(&mut self) {
        self.calls += 1;
    }

    fn look(&mut self, _row: usize, _column: usize) {
        self.looks += 1;
    }

    fn look_mask(&mut self) {
        self.looks += 1;
    }

    fn place(&mut self, _row: usize, _column: usize) {
        self.placements += 1;
    }

    fn remove(&mut self, _row: usize, _column: usize) {
        self.removals += 1;
    }

    fn solution(&mut self) {
        self.solutions += 1;
    }
}
