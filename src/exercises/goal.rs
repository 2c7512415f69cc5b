//! How near what was told comes to a chapter's goal, and what of the solutions can be told at all.

use super::protocol::Told;
use super::witness::Witness;
use crate::board::size::BoardSize;
use crate::catalogue;
use crate::entry::Stage;
use crate::entry::exercise::{Goal, Measure, Meets};

impl Goal {
    /// The most work that reaches the goal, from the stage's own tally.
    pub fn most(&self) -> u64 {
        let (_, stage) = catalogue::stage(self.stage).expect("goals name stages");
        self.measure.of(stage) * self.percent / 100
    }
}

impl Measure {
    /// The work of `stage` on a board of side [`Goal::N`].
    pub fn of(self, stage: &Stage) -> u64 {
        let n = BoardSize::new(Goal::N).expect("the goal's board is small");
        let mut witness = Witness::new(n.get());
        stage.observe(n, &mut witness);
        self.in_told(&witness.told())
    }

    pub(super) fn in_told(self, told: &Told) -> u64 {
        match self {
            Measure::Calls => told.tally.calls,
            Measure::Looks | Measure::Masks => told.tally.looks,
            Measure::Queens => told.most_queens,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Measure::Calls => "calls",
            Measure::Looks | Measure::Masks => "looks",
            Measure::Queens => "queens at once",
        }
    }

    /// Whether it counts what is read.
    pub(super) fn is_of_looks(self) -> bool {
        matches!(self, Measure::Looks | Measure::Masks)
    }

    /// How an observer is told of one.
    pub(super) fn told_by(self) -> &'static str {
        match self {
            Measure::Calls => "observer.call()",
            Measure::Looks => "observer.look(row, column)",
            Measure::Masks => "observer.look_mask()",
            Measure::Queens => "observer.place(row, column)",
        }
    }
}

impl Meets {
    /// How many solutions one that is met may stand for, if any is met.
    pub(super) fn stands_for(self) -> Option<u64> {
        match self {
            Meets::Each => Some(1),
            Meets::OneOfMirrorImages => Some(2),
            Meets::OneOfImages | Meets::InBatches => Some(8),
            Meets::Halves => None,
        }
    }

    /// Whether the queens that are told of stand on one board.
    pub(super) fn is_on_a_board(self) -> bool {
        self != Meets::InBatches
    }

    /// Whether each queen that is placed leads to a call.
    pub(super) fn calls_for_each_queen(self) -> bool {
        !matches!(self, Meets::OneOfImages | Meets::InBatches)
    }
}
