//! Reading files, and saying in a few words why one cannot be read.

use std::io;
use std::path::Path;

use nqueens::system::small_file;
use serde::de::DeserializeOwned;

/// The text of the file at `path`.
///
/// # Errors
///
/// A few words, without the path.
pub fn text(path: &Path) -> Result<String, String> {
    small_file::read_text(path).map_err(|error| reason(&error))
}

/// The value that the file at `path` holds as JSON.
///
/// # Errors
///
/// A few words, without the path.
pub fn json<T: DeserializeOwned>(path: &Path) -> Result<T, String> {
    let value = small_file::read_text(path).and_then(|text| Ok(serde_json::from_str(&text)?));
    value.map_err(|error| reason(&error))
}

/// Why a file cannot be read, as text or as JSON. Systems word the most common reason each in their
/// own way.
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => {
            format!("this file is damaged: {error}")
        }
        _ => error.to_string(),
    }
}
