//! The events of a search, in order.

use super::events::Observer;

/// One thing that a search did. See [`Observer`] for what each means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    Call,
    Look { row: usize, column: usize },
    LookMask,
    Place { row: usize, column: usize },
    Remove { row: usize, column: usize },
    Solution,
}

/// Keeps every event. Memory grows with the search: for small boards only.
#[derive(Debug, Default, Clone)]
pub struct Recorder {
    /// What happened so far, oldest first.
    pub events: Vec<Event>,
}

impl Observer for Recorder {
    fn call(&mut self) {
        self.events.push(Event::Call);
    }

    fn look(&mut self, row: usize, column: usize) {
        self.events.push(Event::Look { row, column });
    }

    fn look_mask(&mut self) {
        self.events.push(Event::LookMask);
    }

    fn place(&mut self, row: usize, column: usize) {
        self.events.push(Event::Place { row, column });
    }

    fn remove(&mut self, row: usize, column: usize) {
        self.events.push(Event::Remove { row, column });
    }

    fn solution(&mut self) {
        self.events.push(Event::Solution);
    }
}
