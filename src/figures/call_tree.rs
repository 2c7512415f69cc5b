//! A stage's search tree, made from what the stage tells its observer.
//!
//! Calls are told when they are entered, not when they return. The tree follows all the same from
//! two things that hold for every stage that backtracks: a queen is taken back by the call that
//! placed her, and a call that goes on without placing a queen does so as its last act. So the
//! caller of a call is whoever acted last.

use crate::board::placement::Square;
use crate::board::size::BoardSize;
use crate::entry::Stage;
use crate::observer::Observer;

/// A node of the tree.
#[derive(Debug, Clone, Default)]
pub struct Call {
    /// The index of the caller; none for the root.
    pub parent: Option<usize>,
    /// The queen that the caller placed just before; none if it left a square empty.
    pub queen: Option<Square>,
    /// All queens on the board, that one included, in the order in which they were placed.
    pub queens: Vec<Square>,
    /// For which candidates it looked, in order, once for each look.
    pub looks: Vec<Square>,
    /// How many mask words it read.
    pub mask_looks: usize,
    /// Whether the queens are a solution.
    pub is_solution: bool,
}

/// All calls of a search, in the order in which they were entered: a caller before those it calls.
pub struct CallTree {
    /// The root is the first.
    pub calls: Vec<Call>,
}

impl CallTree {
    /// The tree of `stage` on a board of side `n`. Meant for stages that backtrack: the calls of
    /// one that tries whole boards in a loop would come out as a chain.
    pub fn of(stage: &Stage, n: BoardSize) -> Self {
        let mut observer = Growing::default();
        stage.observe(n, &mut observer);
        let calls = observer.calls;
        Self { calls }
    }

    /// The indices of the calls that call `index` made, in order.
    pub fn children(&self, index: usize) -> impl Iterator<Item = usize> {
        (index + 1..self.calls.len()).filter(move |&child| self.calls[child].parent == Some(index))
    }

    /// The squares on which call `index` placed a queen, in order.
    pub fn placed_by(&self, index: usize) -> Vec<Square> {
        self.children(index)
            .filter_map(|child| self.calls[child].queen)
            .collect()
    }

    /// The candidates that call `index` looked at and found attacked, each once.
    pub fn blocked_in(&self, index: usize) -> Vec<Square> {
        let placed = self.placed_by(index);
        let mut blocked = self.calls[index].looks.clone();
        blocked.dedup();
        blocked.retain(|square| !placed.contains(square));
        blocked
    }

    /// The call that found just these queens on the board.
    ///
    /// # Panics
    ///
    /// If the search never had them there.
    pub fn with_queens(&self, queens: &[Square]) -> usize {
        let found = self.calls.iter().position(|call| call.queens == queens);
        found.expect("the search meets these queens")
    }
}

impl Call {
    /// How often it looked, at squares and at masks.
    pub fn number_of_looks(&self) -> usize {
        self.looks.len() + self.mask_looks
    }
}

/// The tree while the search goes on.
#[derive(Default)]
struct Growing {
    calls: Vec<Call>,
    queens: Vec<Square>,
    /// Whoever acted last.
    current: Option<usize>,
    /// The calls that placed the queens on the board.
    placed_by: Vec<Option<usize>>,
    /// A queen placed since the last call was entered.
    new_queen: Option<Square>,
}

impl Growing {
    fn current(&mut self) -> Option<&mut Call> {
        self.current.map(|index| &mut self.calls[index])
    }
}

impl Observer for Growing {
    fn call(&mut self) {
        self.calls.push(Call {
            parent: self.current,
            queen: self.new_queen.take(),
            queens: self.queens.clone(),
            ..Call::default()
        });
        self.current = Some(self.calls.len() - 1);
    }

    fn look(&mut self, row: usize, column: usize) {
        if let Some(call) = self.current() {
            call.looks.push(Square { row, column });
        }
    }

    fn look_mask(&mut self) {
        if let Some(call) = self.current() {
            call.mask_looks += 1;
        }
    }

    fn place(&mut self, row: usize, column: usize) {
        let queen = Square { row, column };
        self.queens.push(queen);
        self.new_queen = Some(queen);
        self.placed_by.push(self.current);
    }

    fn remove(&mut self, _row: usize, _column: usize) {
        self.queens.pop();
        self.current = self.placed_by.pop().flatten();
    }

    fn solution(&mut self) {
        if let Some(call) = self.current() {
            call.is_solution = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;
    use crate::entry::Tree;

    fn trees() -> impl Iterator<Item = (&'static Stage, CallTree, usize)> {
        let backtrack =
            catalogue::stages().filter(|(_, stage)| stage.traces && stage.tree != Tree::Subsets);
        backtrack.flat_map(|(_, stage)| {
            (0..=5).map(move |n| (stage, CallTree::of(stage, BoardSize::new(n).unwrap()), n))
        })
    }

    #[test]
    fn the_tree_has_what_the_tally_counts() {
        for (stage, tree, n) in trees() {
            let tally = stage.tally(BoardSize::new(n).unwrap());
            let count = |f: fn(&Call) -> usize| tree.calls.iter().map(f).sum::<usize>() as u64;
            assert_eq!(count(|_| 1), tally.calls, "{} at {n}", stage.name);
            assert_eq!(count(Call::number_of_looks), tally.looks);
            assert_eq!(
                count(|call| usize::from(call.queen.is_some())),
                tally.placements
            );
            assert_eq!(count(|call| usize::from(call.is_solution)), tally.solutions);
        }
    }

    #[test]
    fn a_child_has_its_callers_queens_and_at_most_one_more() {
        for (stage, tree, n) in trees() {
            for call in &tree.calls {
                let Some(parent) = call.parent else { continue };
                let mut queens = tree.calls[parent].queens.clone();
                queens.extend(call.queen);
                assert_eq!(call.queens, queens, "{} at {n}", stage.name);
            }
        }
    }

    /// A wrong parent would show as a branch that decides some cell twice, or never.
    #[test]
    fn cell_by_cell_decides_every_cell_once_on_every_branch() {
        let (_, stage) = catalogue::stage("cell_by_cell").unwrap();
        for n in 0..=5 {
            let tree = CallTree::of(stage, BoardSize::new(n).unwrap());
            let mut depth = vec![0; tree.calls.len()];
            for (index, call) in tree.calls.iter().enumerate() {
                depth[index] = call.parent.map_or(0, |parent| depth[parent] + 1);
                if let Some(queen) = call.queen {
                    assert_eq!(depth[index], queen.row * n + queen.column + 1);
                }
                if tree.children(index).next().is_none() {
                    assert_eq!(depth[index], n * n);
                }
            }
        }
    }
}
