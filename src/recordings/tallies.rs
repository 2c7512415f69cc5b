//! The recorded tallies of boards that take too long to be tallied whenever the book is written.
//!
//! A tally is exact, so these are the same on every machine. `workbook book --measure work`
//! counts them once; a test counts the small ones again.

use serde::{Deserialize, Serialize};

use super::recorded::Recorded;
use crate::board::size::BoardSize;
use crate::catalogue;
use crate::observer::Tally;

/// The stages whose work the book compares over N.
const STAGES: [&str; 5] = [
    "bitmasks",
    "simd",
    "half_boards",
    "bit_slices",
    "eight_flags",
];
/// The smallest and the largest board on which they are compared.
const FIRST_N: usize = 6;
const LAST_N: usize = 16;

/// The tally of one stage on one board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The stage's name.
    pub stage: String,
    /// The board size.
    pub n: usize,
    /// What it counted.
    #[serde(flatten)]
    pub tally: Tally,
}

impl Recorded for Vec<Work> {
    const FILE: &'static str = "chapters/work.json";
}

/// Tallies every stage on every board up to `last_n`.
pub fn tally_up_to(last_n: usize) -> Vec<Work> {
    let mut works = Vec::new();
    for name in STAGES {
        let (_, stage) = catalogue::stage(name).expect("the catalogue has every stage compared");
        for n in (FIRST_N..=last_n).filter_map(BoardSize::new) {
            works.push(Work {
                stage: name.to_owned(),
                n: n.get(),
                tally: stage.tally(n),
            });
        }
    }
    works
}

/// Tallies them all. This takes minutes.
pub fn tally_all() -> Vec<Work> {
    tally_up_to(LAST_N)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_tallies_are_those_of_the_stages() {
        const SMALL: usize = 11;
        let recorded = <Vec<Work>>::read().unwrap();
        assert_eq!(recorded.len(), STAGES.len() * (LAST_N - FIRST_N + 1));
        for mut work in tally_up_to(SMALL) {
            work.tally.solutions = 0; // not recorded
            assert!(recorded.contains(&work), "{work:?}");
        }
    }
}
