//! How well the passes fill the lanes of a vector, counted.

use super::arrays::{Batch, ROOM};
use super::lanes::MOST_LANES;
use super::pass::pass;
use super::search::search;
use crate::chapters::chapter6::middle_lines::rest::Row;
use crate::chapters::chapter8::batches::Portable;
use crate::observer::Observer;

/// What the passes of a search did.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct LaneUse {
    /// The number of passes.
    pub passes: u64,
    /// The placements that were expanded, each as often as it was given a child.
    pub parents: u64,
    /// The vectors of 16 lanes that it takes to hold the parents of each pass.
    pub vectors: u64,
}

impl Observer for LaneUse {}

impl LaneUse {
    /// Of the search on a board of side `n`, at most 16.
    pub fn of(n: usize) -> Self {
        let mut lane_use = Self::default();
        search(n, counted_pass::<ROOM>, &mut lane_use);
        lane_use
    }

    /// The share of the lanes that hold a parent. The others are behind the last one of a pass.
    pub fn filled(&self) -> f64 {
        self.parents as f64 / (self.vectors * MOST_LANES as u64) as f64
    }

    /// The parents of a pass, on average.
    pub fn parents_of_a_pass(&self) -> u64 {
        (self.parents as f64 / self.passes as f64).round() as u64
    }
}

fn counted_pass<const ROOM: usize>(
    parents: &mut Batch<u16, ROOM>,
    children: &mut Batch<u16, ROOM>,
    count: usize,
    rows: &[Row],
    lane_use: &mut LaneUse,
) {
    lane_use.passes += 1;
    lane_use.parents += count as u64;
    lane_use.vectors += count.div_ceil(MOST_LANES) as u64;
    pass::<Portable<u16>, LaneUse, ROOM>(parents, children, count, rows, lane_use);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chapters::chapter8::batches;
    use crate::observer::Tally;

    /// Each parent gets one child, dead or not. A class's own queens are placed as well, and taken
    /// back as no others are.
    #[test]
    fn every_parent_places_a_queen() {
        let mut tally = Tally::default();
        batches::count(9, &mut tally);
        let lane_use = LaneUse::of(9);
        assert_eq!(lane_use.parents, tally.placements - tally.removals);
        assert!(lane_use.filled() > 0.0 && lane_use.filled() <= 1.0);
        assert!(lane_use.passes < lane_use.parents);
    }
}
