//! How many nodes does it have? Knuth's random probing of a search tree.
//!
//! Walk from the root to a leaf, choosing a child at random in each node. If the nodes on the way
//! had b₁, b₂, … children, then 1 + b₁ + b₁b₂ + … is an unbiased estimate of the number of nodes:
//! each node is met with probability 1 / (b₁ … bₖ) and counted b₁ … bₖ times. The mean of many walks
//! comes close. Source: D. E. Knuth, Estimating the efficiency of backtrack programs (1975).

use fastrand::Rng;

use super::sum::{Mean, Sum};
use super::walk::{walk_from_a_class, with_rests};
use crate::entry::Tree;

/// What random walks tell of a search tree.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Probe {
    /// The number of calls.
    pub calls: Mean,
    /// The number of solutions.
    pub solutions: Mean,
}

/// Enough walks for a refusal or a progress bar: some hundredths of a second.
pub const FEW_WALKS: u32 = 20_000;

/// The seed that everything here uses unless it is told another: the year of Knuth's paper.
pub const SEED: u64 = 1975;

impl Tree {
    /// The number of calls on a board of side `n`, with [`SEED`] and [`FEW_WALKS`].
    ///
    /// # Panics
    ///
    /// Unless it [can be probed](Self::can_be_probed).
    pub fn calls(self, n: usize) -> f64 {
        self.probe(n, SEED, FEW_WALKS).calls.value
    }

    /// What so many random walks tell of the tree for a board of side `n`. They depend on `seed`
    /// alone, and are the same on every machine.
    ///
    /// # Panics
    ///
    /// Unless it [can be probed](Self::can_be_probed).
    pub fn probe(self, n: usize, seed: u64, walks: u32) -> Probe {
        assert!(self.can_be_probed(n), "{self:?} cannot be probed for {n}");
        let classes = match self {
            Tree::Classes | Tree::ClassesPruned => with_rests(n),
            _ => Vec::new(),
        };
        let mut rng = Rng::with_seed(seed);
        let (mut calls, mut solutions) = (Sum::default(), Sum::default());
        for _ in 0..walks {
            let walk = match self {
                Tree::Classes | Tree::ClassesPruned => walk_from_a_class(&classes, &mut rng),
                _ => self.walk(n, &mut rng),
            };
            calls.add(walk.calls);
            solutions.add(walk.solutions);
        }
        let mut probe = Probe {
            calls: calls.mean(),
            solutions: solutions.mean(),
        };
        if self == Tree::Subsets {
            probe.calls = Mean {
                value: 2f64.powi((n * n) as i32),
                standard_error: 0.0,
            };
        }
        probe
    }
}
