//! Reading a file that is small, unless something is wrong with it.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// A thousand times what the largest of our files holds.
const MOST_BYTES: u64 = 1 << 24;

/// All that is in the file at `path`.
///
/// # Errors
///
/// If it cannot be read, or holds more than 16 MiB: a link may lead to a device without end.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        let kind = io::ErrorKind::FileTooLarge;
        return Err(io::Error::new(kind, "this holds more than 16 MiB"));
    }
    Ok(bytes)
}

/// The text of the file at `path`.
///
/// # Errors
///
/// As [`read`], or if it is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    let not_text = |error| io::Error::new(io::ErrorKind::InvalidData, error);
    String::from_utf8(read(path)?).map_err(|error| not_text(error.utf8_error()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_is_refused_at_its_first_byte_too_many() {
        let file = tempfile::NamedTempFile::new().unwrap();
        file.as_file().set_len(MOST_BYTES).unwrap();
        assert_eq!(read(file.path()).unwrap().len() as u64, MOST_BYTES);
        file.as_file().set_len(MOST_BYTES + 1).unwrap();
        let error = read(file.path()).unwrap_err();
        assert_eq!(error.to_string(), "this holds more than 16 MiB");
    }

    #[test]
    fn what_is_no_text_is_said_to_be_none() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), [b'a', 0xff]).unwrap();
        let error = read_text(file.path()).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    }
}
