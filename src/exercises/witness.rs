//! Whether what a search tells its observer can be true.

use std::collections::HashSet;

use super::protocol::Told;
use crate::board::placement::{Placement, Square};
use crate::observer::{Observer, Tally};

/// Counts what it is told, and follows it on a board of its own.
pub struct Witness {
    n: usize,
    tally: Tally,
    queens: Vec<Square>,
    most_queens: usize,
    met: HashSet<Placement>,
    trouble: Option<String>,
}

impl Witness {
    /// An observer of a search on a board of side `n`.
    pub fn new(n: usize) -> Self {
        Self {
            n,
            tally: Tally::default(),
            queens: Vec::new(),
            most_queens: 0,
            met: HashSet::new(),
            trouble: None,
        }
    }

    /// What it was told, and the first thing that cannot be.
    pub fn told(self) -> Told {
        Told {
            solutions: self.tally.solutions,
            tally: self.tally,
            most_queens: self.most_queens as u64,
            trouble: self.trouble,
        }
    }

    /// What is wrong with the queens on the board, if they are said to be a solution.
    fn trouble_with_solution(&mut self) -> Option<String> {
        let mut attacks = self
            .queens
            .iter()
            .enumerate()
            .filter_map(|(index, &queen)| {
                let mut earlier = self.queens[..index].iter();
                earlier.find_map(|&other| Some((other, queen, other.attacks(queen)?)))
            });
        if let Some((other, queen, line)) = attacks.next() {
            return Some(format!(
                "A board with queens on {other} and {queen} is counted: same {line}."
            ));
        }
        if self.queens.len() != self.n {
            let (queens, n) = (self.queens.len(), self.n);
            return Some(format!("A board with {queens} of {n} queens is counted."));
        }
        let placement = Placement::from_squares(&self.queens);
        let again = format!("The solution {placement} is counted twice.");
        (!self.met.insert(placement)).then_some(again)
    }

    fn note(&mut self, trouble: Option<String>) {
        self.trouble = self.trouble.take().or(trouble);
    }
}

impl Observer for Witness {
    fn call(&mut self) {
        self.tally.call();
    }

    fn look(&mut self, row: usize, column: usize) {
        self.tally.look(row, column);
    }

    fn look_mask(&mut self) {
        self.tally.look_mask();
    }

    fn place(&mut self, row: usize, column: usize) {
        self.tally.place(row, column);
        self.queens.push(Square { row, column });
        self.most_queens = self.most_queens.max(self.queens.len());
    }

    fn remove(&mut self, row: usize, column: usize) {
        self.tally.remove(row, column);
        let square = Square { row, column };
        match self.queens.iter().rposition(|&queen| queen == square) {
            Some(index) => drop(self.queens.remove(index)),
            None => self.note(Some(format!(
                "A queen is taken back from {square}, where none was placed."
            ))),
        }
    }

    fn solution(&mut self) {
        self.tally.solution();
        let trouble = self.trouble_with_solution();
        self.note(trouble);
    }
}
