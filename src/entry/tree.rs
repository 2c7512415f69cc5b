//! The shapes of search trees.

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
