//! The one list of chapters and stages. Binaries, tests, benches and tables all walk it.
//!
//! Each chapter's entry stands in its own folder, beside its stages.

use crate::chapters;
use crate::entry::{Chapter, Stage};

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
