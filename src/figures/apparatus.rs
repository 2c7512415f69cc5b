//! What the pictures ask of the stages.

use std::ops::ControlFlow;

use super::call_tree::CallTree;
use crate::board::placement::{Placement, Square};
use crate::board::size::BoardSize;
use crate::catalogue;
use crate::entry::{Chapter, Stage};
use crate::observer::Placements;

/// The side of the board in most pictures.
pub const N: usize = 4;

/// The stage with this name.
///
/// # Panics
///
/// If the catalogue has none.
pub fn stage(name: &str) -> &'static Stage {
    let (_, stage) = catalogue::stage(name).expect("the catalogue has every stage that is drawn");
    stage
}

/// The stages of chapters 1 to 5, the documents' path: the pictures of all stages show these.
pub fn stages() -> impl Iterator<Item = (&'static Chapter, &'static Stage)> {
    catalogue::stages().filter(|(chapter, _)| chapter.number <= 5)
}

/// `n` as a board size.
///
/// # Panics
///
/// If it is none.
pub fn board_size(n: usize) -> BoardSize {
    BoardSize::new(n).expect("pictures show small boards")
}

/// The search tree of the stage with this name, on a board of side `n`.
pub fn tree(name: &str, n: usize) -> CallTree {
    CallTree::of(stage(name), board_size(n))
}

/// All solutions on a board of side `n`, in the order in which the stage with this name finds them.
pub fn solutions(name: &str, n: usize) -> Vec<Placement> {
    let mut solutions = Vec::new();
    let mut observer = Placements::new(|placement| {
        solutions.push(placement);
        ControlFlow::Continue(())
    });
    stage(name).observe(board_size(n), &mut observer);
    solutions
}

/// The queens of the first solution on a board of side `n`, top row first.
pub fn first_solution(n: usize) -> Vec<Square> {
    solutions("row_by_row", n)[0].queens().collect()
}
