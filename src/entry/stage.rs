//! A stage: what the catalogue says of it, and how it is run.

use std::hint::black_box;

use super::tree::Tree;
use crate::board::size::BoardSize;
use crate::observer::{Observer, Tally};

/// A stage: one algorithm.
#[derive(Debug)]
pub struct Stage {
    /// Lower case with underscores; never changes once published.
    pub name: &'static str,
    /// What is new in it, in one line.
    pub idea: &'static str,
    /// The document or paper that the idea comes from.
    pub source: &'static str,
    /// The largest N that finishes in about a second on an ordinary machine.
    pub n_in_a_second: usize,
    /// The largest N that the stage can represent.
    pub largest_n: usize,
    /// The shape of its search tree, from which its running time is estimated.
    pub tree: Tree,
    /// Whether it meets every solution, so that it can list them.
    pub lists: bool,
    /// Whether it places and removes queens one at a time, so that it can be drawn.
    pub traces: bool,
    /// The stage's function, for each kind of observer. Made by the macro `functions!`.
    pub functions: Functions,
}

/// One generic function, compiled for the silent observer and for one chosen at run time.
#[derive(Debug)]
pub struct Functions {
    /// With [`Silent`](crate::observer::Silent): what is timed.
    pub silent: fn(usize) -> u64,
    /// With any other observer.
    pub observed: fn(usize, &mut dyn Observer) -> u64,
}

/// Compiles a stage's generic function for both uses.
macro_rules! functions {
    ($count:path) => {
        $crate::entry::stage::Functions {
            silent: |n| $count(n, &mut $crate::observer::Silent),
            observed: |n, mut observer| $count(n, &mut observer),
        }
    };
}
pub(crate) use functions;

impl Stage {
    /// For stages that can represent every board.
    pub const ANY_N: usize = BoardSize::MAX;

    /// Counts the solutions at full speed.
    ///
    /// # Panics
    ///
    /// If `n` is larger than the stage's [`largest_n`](Self::largest_n).
    pub fn count(&self, n: BoardSize) -> u64 {
        self.assert_fits(n);
        // So that nothing is worked out at compile time for a constant board size.
        black_box((self.functions.silent)(black_box(n.get())))
    }

    /// Counts the solutions, telling `observer` of every operation.
    ///
    /// # Panics
    ///
    /// If `n` is larger than the stage's [`largest_n`](Self::largest_n).
    pub fn observe(&self, n: BoardSize, observer: &mut dyn Observer) -> u64 {
        self.assert_fits(n);
        (self.functions.observed)(n.get(), observer)
    }

    /// The exact operation counts of the search.
    ///
    /// # Panics
    ///
    /// If `n` is larger than the stage's [`largest_n`](Self::largest_n).
    pub fn tally(&self, n: BoardSize) -> Tally {
        let mut tally = Tally::default();
        self.observe(n, &mut tally);
        tally
    }

    fn assert_fits(&self, n: BoardSize) {
        assert!(
            n.get() <= self.largest_n,
            "{} cannot represent N = {n}",
            self.name
        );
    }
}
