//! What `check`, `hint` and `solution` share: which chapter is meant, and where the reader stands.

use std::path::Path;

use super::failure::Failure;
use super::standard_error::note;
use crate::catalogue;
use crate::entry::Chapter;
use crate::exercises::progress::Progress;
use crate::text;

/// The chapter whose number `word` spells, if it has an exercise.
pub fn parse_chapter(word: &str) -> Result<&'static Chapter, Failure> {
    let chapter = word.trim().parse().ok().and_then(catalogue::chapter);
    let chapter = chapter.filter(|chapter| chapter.exercise.is_some());
    chapter.ok_or_else(|| {
        let numbers = catalogue::chapters_with_exercises().map(|chapter| chapter.number);
        let numbers = text::listed(&numbers.collect::<Vec<_>>());
        Failure::BadInput(format!(
            "{word:?} is no chapter with an exercise: those with one are {numbers}"
        ))
    })
}

/// The progress of the workbook at `folder`. A broken file is told of, and kept.
pub fn open_progress(folder: &Path) -> Progress {
    let (progress, complaint) = Progress::open(folder);
    if let Some(complaint) = complaint {
        note(&complaint);
    }
    progress
}

/// Saves the progress. That it cannot be saved stops nothing else.
pub fn save_progress(progress: &Progress, folder: &Path) {
    if let Err(error) = progress.save(folder) {
        note(&format!("your progress cannot be saved: {error}"));
    }
}
