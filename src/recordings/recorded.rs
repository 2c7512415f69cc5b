//! Records of what was measured or counted, kept in the book's folder.

use std::io;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::system::{atomic_file, package, small_file};

/// A record that the book tells of.
pub trait Recorded: Serialize + DeserializeOwned {
    /// Where it is kept, below the package's folder.
    const FILE: &'static str;

    /// Where it is kept.
    fn path() -> PathBuf {
        package::folder().join(Self::FILE)
    }

    /// Reads it.
    ///
    /// # Errors
    ///
    /// If the file is not there, or is no such record.
    fn read() -> io::Result<Self> {
        let text = small_file::read_text(&Self::path())?;
        Ok(serde_json::from_str(&text)?)
    }

    /// Replaces the record that is kept by this one.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    fn write(&self) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self)? + "\n";
        atomic_file::write(&Self::path(), text.as_bytes())
    }
}
