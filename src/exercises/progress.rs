//! Where the reader stands: a small file that git ignores.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::system::atomic_file;

/// The file's name, in the workbook's folder.
pub const FILE: &str = ".progress.json";

/// Where the reader stands in every chapter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// By chapter number; a chapter that is missing was not begun.
    chapters: BTreeMap<usize, InChapter>,
}

/// Where the reader stands in one chapter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct InChapter {
    /// Whether the exercise passed when it was last checked.
    pub done: bool,
    /// How many hints were given.
    pub hints: usize,
}

impl Progress {
    /// Reads the progress of the workbook at `folder`. If it cannot be read, the file is begun anew
    /// and the second value says so, in one line.
    pub fn open(folder: &Path) -> (Self, Option<String>) {
        let broken = match fs::read(folder.join(FILE)) {
            Ok(bytes) => match serde_json::from_slice(&bytes) {
                Ok(progress) => return (progress, None),
                Err(error) => error.to_string(),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return (Self::default(), None);
            }
            Err(error) => error.to_string(),
        };
        let progress = Self::default();
        let outcome = match progress.save(folder) {
            Ok(()) => "it is begun anew; `cargo run -- check` finds again what is done".to_owned(),
            Err(error) => format!("and it cannot be begun anew: {error}"),
        };
        (
            progress,
            Some(format!("{FILE} cannot be read ({broken}): {outcome}")),
        )
    }

    /// Writes the progress of the workbook at `folder`.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to.
    pub fn save(&self, folder: &Path) -> io::Result<()> {
        let mut json = serde_json::to_string_pretty(self)?;
        json.push('\n');
        atomic_file::write(&folder.join(FILE), json.as_bytes())
    }

    /// Where the reader stands in chapter `number`.
    pub fn in_chapter(&self, number: usize) -> InChapter {
        self.chapters.get(&number).copied().unwrap_or_default()
    }

    /// The same, to be changed.
    pub fn in_chapter_mut(&mut self, number: usize) -> &mut InChapter {
        self.chapters.entry(number).or_default()
    }
}
