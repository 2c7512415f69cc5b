//! The one list of chapters and stages. Binaries, tests, benches and tables all walk it.
//!
//! Each chapter's entry stands in its own folder, beside its stages.

use std::hint::black_box;

use crate::board_size::BoardSize;
use crate::chapters;
use crate::estimate::Tree;
use crate::exercises::Exercise;
use crate::observer::{Observer, Tally};

/// All chapters, in reading order.
pub const CHAPTERS: &[Chapter] = &[
    chapters::chapter1::CHAPTER,
    chapters::chapter2::CHAPTER,
    chapters::chapter3::CHAPTER,
    chapters::chapter4::CHAPTER,
    chapters::chapter5::CHAPTER,
    chapters::chapter6::CHAPTER,
    chapters::chapter7::CHAPTER,
    chapters::chapter8::CHAPTER,
    chapters::chapter9::CHAPTER,
    chapters::chapter10::CHAPTER,
    chapters::chapter11::CHAPTER,
];

/// A chapter of the book.
pub struct Chapter {
    /// From 1.
    pub number: usize,
    /// As it stands over the page.
    pub title: &'static str,
    /// The board size that its binary uses when none is given.
    pub default_n: usize,
    /// The name of the stage that its binary runs when none is given.
    pub main_stage: &'static str,
    /// Its stages, in the order in which the page tells them.
    pub stages: &'static [Stage],
    /// What it asks the reader to write, if it does.
    pub exercise: Option<Exercise>,
}

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
        $crate::catalogue::Functions {
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

    /// About how many seconds it takes for `n` on an ordinary machine: a second for
    /// [`n_in_a_second`](Self::n_in_a_second), and for others in proportion to its work.
    /// The same on every machine; [`estimate::running_time`](crate::estimate::running_time) is
    /// better, but measures.
    pub fn seconds_by_its_tree(&self, n: BoardSize) -> f64 {
        if n.get() > self.largest_n {
            return f64::INFINITY;
        }
        self.tree.work(n.get()) / self.tree.work(self.n_in_a_second)
    }

    fn assert_fits(&self, n: BoardSize) {
        assert!(
            n.get() <= self.largest_n,
            "{} cannot represent N = {n}",
            self.name
        );
    }
}

impl Chapter {
    /// What it asks the reader to write.
    ///
    /// # Panics
    ///
    /// If it asks nothing.
    pub fn exercise(&self) -> &Exercise {
        let exercise = self.exercise.as_ref();
        exercise.expect("only chapters with an exercise are asked for it")
    }

    /// The stage with this name, if it is in this chapter.
    pub fn stage(&self, name: &str) -> Option<&'static Stage> {
        self.stages.iter().find(|stage| stage.name == name)
    }
}

/// The chapters that ask the reader to write something, in reading order.
pub fn chapters_with_exercises() -> impl Iterator<Item = &'static Chapter> {
    CHAPTERS.iter().filter(|chapter| chapter.exercise.is_some())
}

/// The chapter with this number.
pub fn chapter(number: usize) -> Option<&'static Chapter> {
    CHAPTERS.iter().find(|chapter| chapter.number == number)
}

/// Every stage with its chapter, in reading order.
pub fn stages() -> impl Iterator<Item = (&'static Chapter, &'static Stage)> {
    let of_chapter = |chapter: &'static Chapter| chapter.stages.iter().map(move |s| (chapter, s));
    CHAPTERS.iter().flat_map(of_chapter)
}

/// The stage with this name, with its chapter.
pub fn stage(name: &str) -> Option<(&'static Chapter, &'static Stage)> {
    stages().find(|(_, stage)| stage.name == name)
}
