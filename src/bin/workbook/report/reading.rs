//! Reading files, and saying in a few words why one cannot be read.

use std::io;
use std::path::Path;

use nqueens::system::small_file;
use nqueens::text::printable;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

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

/// `value`, with all escaped in its texts that would steer a terminal or break a line.
pub fn escaped<T: Serialize + DeserializeOwned>(value: T) -> T {
    let mut json = serde_json::to_value(value).expect("what was read can be written");
    escape(&mut json);
    serde_json::from_value(json).expect("only texts have changed")
}

fn escape(json: &mut Value) {
    match json {
        Value::String(text) => *text = printable(text),
        Value::Array(values) => values.iter_mut().for_each(escape),
        Value::Object(fields) => fields.values_mut().for_each(escape),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
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
