//! Exact operation counts.

use std::ops::Add;

use serde::{Deserialize, Serialize};

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

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally {
            calls: self.calls + other.calls,
            looks: self.looks + other.looks,
            placements: self.placements + other.placements,
            removals: self.removals + other.removals,
            solutions: self.solutions + other.solutions,
        }
    }
}
