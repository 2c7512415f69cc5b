//! The shapes of search trees, and how the work grows with N.

/// The shape of a stage's search tree: what its calls are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tree {
    /// A call for every subset of the squares.
    Subsets,
    /// A call for every cell of every partial placement, where rows may stay empty.
    Cells,
    /// The same, but a queen's row is left at once.
    RowJump,
    /// A call for every partial placement of the top rows.
    Rows,
    /// The same, but the first queen stands in the left half of its row or in the middle.
    HalfOfFirstRow,
    /// A call for every class of placements on the middle lines, and for every partial placement of
    /// the rows that it leaves to fill.
    Classes,
    /// The same, with some calls left out by looking ahead. What is probed is the tree with them:
    /// the estimate is too high, but it grows with N as the running time does.
    ClassesPruned,
    /// No tree to speak of: the work is to compare halves of the board. One more row and column
    /// multiply it by about `growth`, on boards that take some tenths of a second.
    Halves {
        /// Measured: see [`Tree::work`].
        growth: u32,
    },
}

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
