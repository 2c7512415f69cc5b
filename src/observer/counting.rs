//! The observer that counts what it is told.

use super::events::Observer;
use super::tally::Tally;

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

    fn tallied(&mut self, tally: Tally) {
        *self = *self + tally;
    }
}
