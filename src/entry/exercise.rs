//! What a chapter asks the reader to write, and what is asked of it. It is judged in
//! [`exercises`](crate::exercises).

use std::fmt::Debug;

use serde::Serialize;

use crate::board::known;

/// What a chapter asks the reader to write.
pub struct Exercise {
    /// What the reader's `count`, the main exercise, is to reach.
    pub goal: Goal,
    /// The small exercises, in the order of the reader's file.
    pub functions: &'static [Function],
    /// The hints for the main exercise, from gentle to explicit, with lines of `---` between them.
    pub hints: &'static str,
}

impl Exercise {
    /// The hints, the gentlest first.
    pub fn hints(&self) -> Vec<String> {
        // A checkout on Windows may have other line ends.
        let text = self.hints.replace("\r\n", "\n");
        text.split("\n---\n")
            .map(|hint| hint.trim().to_owned())
            .collect()
    }
}

/// The work that the reader's `count` may do on a board of side [`Goal::N`].
pub struct Goal {
    /// The stage whose work sets the goal.
    pub stage: &'static str,
    /// The work that is compared.
    pub measure: Measure,
    /// How much of the stage's work reaches the goal, in per cent: more than 100 where the same idea
    /// may take a little more work in another order.
    pub percent: u64,
    /// Why it is not 100 per cent, in a few words; empty if it is.
    pub percent_because: &'static str,
    /// A sentence for whoever counts right and does more work; may be empty.
    pub advice: &'static str,
    /// What of the solutions a right search meets.
    pub meets: Meets,
}

/// What of the solutions a search meets, and so what its observer can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meets {
    /// All of them.
    Each,
    /// One may stand for its mirror image as well.
    OneOfMirrorImages,
    /// One may stand for all of its images; what can have no solution may be dropped without a call.
    OneOfImages,
    /// The same, with many boards at a time: no queen need be told of, or taken back.
    InBatches,
    /// None, but halves of them.
    Halves,
}

impl Goal {
    /// Small enough for every chapter, large enough to tell their work apart.
    pub const N: usize = 8;
}

/// A kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Nodes of the search tree.
    Calls,
    /// Squares and flags read.
    Looks,
    /// Masks read; they are looks, too.
    Masks,
    /// The most queens that are on the board at once.
    Queens,
}

/// A small exercise: a function, and what it is to return.
pub struct Function {
    /// Its name in the reader's file.
    pub name: &'static str,
    /// What it is called with. The first one that goes wrong is told to the reader, so the most
    /// telling come first.
    pub cases: fn() -> Vec<Case>,
    /// The numbers that are shown as masks.
    pub masks: Masks,
    /// Answers that give away what was misunderstood.
    pub mistakes: &'static [Mistake],
}

/// Where a function has numbers whose bits matter, which are then shown in binary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Masks {
    /// Nowhere.
    Nowhere,
    /// In what it is called with.
    InArguments,
    /// In what it returns.
    InAnswer,
}

/// A call of a function, and the right answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// As JSON: an array if there are several.
    pub arguments: String,
    /// As `{:?}` prints it.
    pub answer: String,
}

impl Case {
    /// A call with `arguments`, a tuple if there are several.
    pub fn new(arguments: impl Serialize, answer: impl Debug) -> Self {
        Self {
            arguments: serde_json::to_string(&arguments).expect("numbers and lists are JSON"),
            answer: format!("{answer:?}"),
        }
    }

    /// Cases for a function that counts the solutions for each of these board sizes.
    pub fn counts(board_sizes: &[usize]) -> Vec<Self> {
        let case = |&n: &usize| Self::new(n, known::SOLUTIONS[n]);
        board_sizes.iter().map(case).collect()
    }
}

/// A wrong answer whose cause is known.
pub struct Mistake {
    /// The case's arguments.
    pub arguments: &'static str,
    /// The wrong answer.
    pub answer: &'static str,
    /// A sentence about its cause.
    pub meaning: &'static str,
}
