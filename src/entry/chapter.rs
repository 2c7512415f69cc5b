//! A chapter: what the catalogue says of it.

use super::exercise::Exercise;
use super::stage::Stage;

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
