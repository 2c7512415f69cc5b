//! What a benchmark run was made of: noted when it starts, read when it is reported.
//!
//! The program that reports is not the one that measured: it was built with another profile, and
//! the code may have changed since. So the benchmark itself leaves this note in criterion's folder.

mod commit;
pub mod folders;

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::system::machine::{Build, Machine, today};
use crate::system::{atomic_file, small_file};
pub use commit::Commit;

/// A run of the benchmarks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The day on which it began, in UTC.
    pub date: String,
    /// The second at which it began, since the start of 1970 in UTC.
    pub began: u64,
    /// The code; `None` if there is no git or no repository.
    pub commit: Option<Commit>,
    /// The machine.
    pub machine: Machine,
    /// The compiler and its settings.
    pub build: Build,
}

impl Run {
    /// A run of this program that begins now.
    pub fn begin() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            date: today(),
            began: now.unwrap_or_default().as_secs(),
            commit: Commit::checked_out(),
            machine: Machine::this(),
            build: Build::this(),
        }
    }

    /// Whether something that was written at `time` belongs to this run or a later one.
    pub fn began_before(&self, time: SystemTime) -> bool {
        // No time is after what a clock cannot show.
        let began = UNIX_EPOCH.checked_add(Duration::from_secs(self.began));
        began.is_some_and(|began| time >= began)
    }

    /// Reads the note in criterion's folder.
    ///
    /// # Errors
    ///
    /// If there is none, or if it is not such a note.
    pub fn read(criterion: &Path) -> io::Result<Self> {
        let text = small_file::read_text(&note(criterion))?;
        Ok(serde_json::from_str(&text)?)
    }

    /// Leaves the note in criterion's folder.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write(&self, criterion: &Path) -> io::Result<()> {
        fs::create_dir_all(criterion)?;
        let text = serde_json::to_string_pretty(self)? + "\n";
        atomic_file::write(&note(criterion), text.as_bytes())
    }
}

/// Where the note lies in criterion's folder.
pub fn note(criterion: &Path) -> PathBuf {
    criterion.join("run.json")
}

/// Notes that a run begins: to be called by a benchmark before it measures. A process that was
/// started only to list or to test its benchmarks leaves no note.
///
/// # Errors
///
/// If the note cannot be written.
pub fn note_beginning() -> io::Result<()> {
    if measures(env::args()) {
        Run::begin().write(&folders::criterion())?;
    }
    Ok(())
}

/// Whether a benchmark with these arguments measures anything anew.
fn measures(arguments: impl IntoIterator<Item = String>) -> bool {
    const MEASURES_NOTHING: [&str; 5] = [
        "--list",
        "--test",
        "--profile-time",
        "--load-baseline",
        "--help",
    ];
    let mut is_bench = false;
    for argument in arguments {
        // Cargo passes this, unless it only tests that benchmarks run.
        is_bench |= argument == "--bench";
        let name = argument.split('=').next().unwrap_or_default();
        if MEASURES_NOTHING.contains(&name) {
            return false;
        }
    }
    is_bench
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_run_that_measures_is_noted() {
        let measures = |line: &str| measures(line.split(' ').map(str::to_owned));
        assert!(measures("stages --bench"));
        assert!(measures(
            "stages --quick N=8 --save-baseline before --bench"
        ));
        assert!(!measures("stages"));
        assert!(!measures("stages --bench --list"));
        assert!(!measures("stages --test --bench"));
        assert!(!measures("stages --profile-time=5 --bench"));
    }

    #[test]
    fn a_note_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let run = Run::begin();
        run.write(folder.path()).unwrap();
        assert_eq!(Run::read(folder.path()).unwrap(), run);
        assert!(run.began_before(SystemTime::now()));
        assert!(!run.began_before(UNIX_EPOCH));
    }
}
