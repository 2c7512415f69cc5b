//! Where the reader stands: a small file that git ignores.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::iter;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::system::{atomic_file, small_file};

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
    /// Reads the progress of the workbook at `folder`. If it cannot be read, the file is kept under
    /// another name, a new one is begun, and the second value says so, in one line.
    pub fn open(folder: &Path) -> (Self, Option<String>) {
        let path = folder.join(FILE);
        let error = match read(&path) {
            Ok(progress) => return (progress, None),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return (Self::default(), None);
            }
            Err(error) => error,
        };
        let outcome = if path.is_file() {
            match keep(folder) {
                Ok(copy) => format!(
                    "it is kept as {copy}, and a new one is begun; `cargo run -- check` finds again \
                     what is done"
                ),
                Err(error) => format!("and it cannot be moved away: {error}"),
            }
        } else {
            "what you do is not noted".to_owned()
        };
        let complaint = format!("{FILE} cannot be read ({error}): {outcome}");
        (Self::default(), Some(complaint))
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

fn read(path: &Path) -> io::Result<Progress> {
    // Neither a device nor a pipe is waited for.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("this is not a file"));
    }
    Ok(serde_json::from_slice(&small_file::read(path)?)?)
}

/// Gives the progress file in `folder` a name that no file has yet, and returns that name.
fn keep(folder: &Path) -> io::Result<String> {
    let later = (2..).map(|number| format!(".progress.damaged.{number}.json"));
    let mut names = iter::once(".progress.damaged.json".to_owned()).chain(later);
    let is_free = |name: &String| fs::symlink_metadata(folder.join(name)).is_err();
    let name = names.find(is_free).expect("there are names without end");
    fs::rename(folder.join(FILE), folder.join(&name))?;
    Ok(name)
}
