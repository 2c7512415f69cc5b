//! How the work of a search tree grows with N.

use crate::entry::Tree;

/// The largest board that can be probed.
pub const LARGEST_N: usize = 64;

/// The same for trees of classes, whose masks have 32 bits.
const LARGEST_WITH_CLASSES: usize = 31;

impl Tree {
    /// The largest board for which the tree can be probed.
    pub fn largest_n(self) -> usize {
        match self {
            Tree::Classes | Tree::ClassesPruned => LARGEST_WITH_CLASSES,
            _ => LARGEST_N,
        }
    }

    /// Whether random walks can tell its size on a board of side `n`.
    pub fn can_be_probed(self, n: usize) -> bool {
        !matches!(self, Tree::Halves { .. }) && n <= self.largest_n()
    }

    /// A number that grows with `n` as the running time does: the calls, or for halves a power of
    /// their growth.
    ///
    /// # Panics
    ///
    /// If `n` is larger than [`largest_n`](Self::largest_n).
    pub fn work(self, n: usize) -> f64 {
        match self {
            Tree::Halves { growth } => f64::from(growth).powi(n as i32),
            _ => self.calls(n),
        }
    }
}
