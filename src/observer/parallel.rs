//! Observing several threads at a time.

use std::ops::Add;

use super::events::{Observer, Silent};
use super::tally::Tally;

/// An observer of a stage whose work is done in parts, by several threads.
///
/// An observer watches one thing at a time. So each part of the work has an observer of its own, and
/// these are added, as the parts' counts are. Nothing is shared between the threads, and the silent
/// observer still costs nothing: its parts are silent, too.
pub trait ParallelObserver: Observer {
    /// What observes one part of the work.
    type Part: Observer + Default + Send + Add<Output = Self::Part>;

    /// Is told of what the parts did, once they are done.
    fn add_part(&mut self, part: Self::Part);
}

impl ParallelObserver for Silent {
    type Part = Silent;

    fn add_part(&mut self, _part: Silent) {}
}

impl Add for Silent {
    type Output = Silent;

    fn add(self, _other: Silent) -> Silent {
        Silent
    }
}

/// Whatever observes, it learns how often each thing was done, and no more.
impl<O: Observer + ?Sized> ParallelObserver for &mut O {
    type Part = Tally;

    fn add_part(&mut self, part: Tally) {
        self.tallied(part);
    }
}
