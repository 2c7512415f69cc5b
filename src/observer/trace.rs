//! The search step by step: what was tried, blocked and by whom, placed and taken back.

use std::fmt;
use std::ops::ControlFlow;

use serde::Serialize;

use super::events::Observer;
use super::stop;
use crate::board::placement::{Line, Placement, Square};
use crate::board::size::BoardSize;

/// One step of a search, as a person would tell it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Step {
    /// A candidate was looked at and may not hold a queen.
    Blocked {
        /// The candidate.
        square: Square,
        /// A queen that attacks it, the topmost. The stage may have met another one first.
        by: Square,
        /// What the two share.
        line: Line,
    },
    /// Masks answered for a whole row at once.
    Free {
        /// The row.
        row: usize,
        /// Its columns that no queen attacks, ascending.
        columns: Vec<usize>,
    },
    /// A queen was put on the board.
    Placed {
        /// Where.
        square: Square,
    },
    /// A queen was taken back.
    TakenBack {
        /// From where.
        square: Square,
    },
    /// The queens on the board are a solution.
    Solution {
        /// Solutions so far, this one included.
        number: u64,
        /// The answer array.
        columns: Vec<usize>,
    },
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Blocked { square, by, line } => {
                write!(f, "{square} is blocked by the queen on {by}: same {line}")
            }
            Step::Free { row, columns } if columns.is_empty() => {
                write!(f, "row {row} has no free column")
            }
            Step::Free { row, columns } => write!(f, "row {row} has free columns {columns:?}"),
            Step::Placed { square } => write!(f, "queen placed on {square}"),
            Step::TakenBack { square } => write!(f, "queen taken back from {square}"),
            Step::Solution { number, columns } => write!(f, "solution {number}: {columns:?}"),
        }
    }
}

/// Turns the events of a search into [`Step`]s, and hands each on with the queens on the board.
pub struct Tracer<F> {
    n: usize,
    queens: Vec<Square>,
    solutions: u64,
    /// The candidate whose looks are under way.
    candidate: Option<Square>,
    /// Candidates that were reported as blocked since the board last changed.
    blocked: Vec<Square>,
    /// Whether this call's masks were reported.
    masks_told: bool,
    on_step: F,
}

impl<F: FnMut(Step, &[Square]) -> ControlFlow<()>> Tracer<F> {
    /// An observer of a search on a board of side `n`. When `on_step` answers
    /// [`ControlFlow::Break`] it leaves the search: run it under [`stop::until_stopped`].
    pub fn new(n: BoardSize, on_step: F) -> Self {
        Self {
            n: n.get(),
            queens: Vec::new(),
            solutions: 0,
            candidate: None,
            blocked: Vec::new(),
            masks_told: false,
            on_step,
        }
    }

    fn tell(&mut self, step: Step) {
        if (self.on_step)(step, &self.queens).is_break() {
            stop::stop_search();
        }
    }

    /// Says what became of the candidate: nothing if it is free, for then it is placed next.
    fn tell_if_blocked(&mut self) {
        let Some(square) = self.candidate.take() else {
            return;
        };
        let attack = |&by: &Square| by.attacks(square).map(|line| (by, line));
        // A queen that stands already, as in `every_subset`, is compared with the earlier ones.
        let mut others = self.queens.iter().take_while(|&&queen| queen != square);
        if let Some((by, line)) = others.find_map(attack)
            && !self.blocked.contains(&square)
        {
            self.blocked.push(square);
            self.tell(Step::Blocked { square, by, line });
        }
    }

    fn board_changes(&mut self) {
        self.tell_if_blocked();
        self.blocked.clear();
    }
}

impl<F: FnMut(Step, &[Square]) -> ControlFlow<()>> Observer for Tracer<F> {
    fn call(&mut self) {
        self.tell_if_blocked();
        self.masks_told = false;
    }

    fn look(&mut self, row: usize, column: usize) {
        let square = Square { row, column };
        if self.candidate != Some(square) {
            self.tell_if_blocked();
            self.candidate = Some(square);
        }
    }

    fn look_mask(&mut self) {
        if self.masks_told {
            return;
        }
        self.masks_told = true;
        let row = self.queens.len();
        let is_free = |&column: &usize| {
            let square = Square { row, column };
            self.queens
                .iter()
                .all(|queen| queen.attacks(square).is_none())
        };
        let columns = (0..self.n).filter(is_free).collect();
        self.tell(Step::Free { row, columns });
    }

    fn place(&mut self, row: usize, column: usize) {
        self.board_changes();
        let square = Square { row, column };
        self.queens.push(square);
        self.tell(Step::Placed { square });
    }

    fn remove(&mut self, row: usize, column: usize) {
        self.board_changes();
        self.queens.pop();
        let square = Square { row, column };
        self.tell(Step::TakenBack { square });
    }

    fn solution(&mut self) {
        self.tell_if_blocked();
        self.solutions += 1;
        self.tell(Step::Solution {
            number: self.solutions,
            columns: Placement::from_squares(&self.queens).columns().to_vec(),
        });
    }
}
