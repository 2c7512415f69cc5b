//! The solutions of a search, one at a time.

use std::ops::ControlFlow;

use super::events::Observer;
use super::stop;
use crate::board::placement::{Placement, Square};

/// Hands each solution to a closure as it is found, and stops the search when the closure says so.
pub struct Placements<F> {
    queens: Vec<Square>,
    on_solution: F,
}

impl<F: FnMut(Placement) -> ControlFlow<()>> Placements<F> {
    /// An observer that calls `on_solution` with each solution. On [`ControlFlow::Break`] the
    /// search is left by [`stop::stop_search`], so run it under [`stop::until_stopped`].
    pub fn new(on_solution: F) -> Self {
        Self {
            queens: Vec::new(),
            on_solution,
        }
    }
}

impl<F: FnMut(Placement) -> ControlFlow<()>> Observer for Placements<F> {
    fn place(&mut self, row: usize, column: usize) {
        self.queens.push(Square { row, column });
    }

    fn remove(&mut self, _row: usize, _column: usize) {
        self.queens.pop();
    }

    fn solution(&mut self) {
        let placement = Placement::from_squares(&self.queens);
        if (self.on_solution)(placement).is_break() {
            stop::stop_search();
        }
    }
}
