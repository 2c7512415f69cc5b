//! Writing a folder of files whole or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::system::atomic_file;

/// Writes `files`, by name and contents, to the folder at `path`, instead of whatever is there. If
/// this fails, what was there is untouched.
///
/// # Errors
///
/// If the folder cannot be written, or if `path` names none, as `..` does.
pub fn write(path: &Path, files: &[(&str, String)]) -> io::Result<()> {
    let parent = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(parent)?;
    let new = beside(path, "new")?;
    let result = write_files(&new, files).and_then(|()| replace(path, &new));
    if result.is_err() {
        // It may not even exist; the first error is the one to report.
        let _ = fs::remove_dir_all(&new);
    }
    result
}

/// A name for a temporary folder beside `path`, so that renaming stays within one file system.
fn beside(path: &Path, what: &str) -> io::Result<PathBuf> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::other("this is not the name of a folder"));
    };
    let mut temporary = name.to_owned();
    temporary.push(format!(".{}.{what}", std::process::id()));
    Ok(path.with_file_name(temporary))
}

fn write_files(folder: &Path, files: &[(&str, String)]) -> io::Result<()> {
    fs::create_dir(folder)?;
    for (name, contents) in files {
        atomic_file::write(&folder.join(name), contents.as_bytes())?;
    }
    Ok(())
}

/// Puts the folder `new` in the place of the one at `path`, which need not exist.
fn replace(path: &Path, new: &Path) -> io::Result<()> {
    if !path.exists() {
        return fs::rename(new, path);
    }
    let old = beside(path, "old")?;
    fs::rename(path, &old)?;
    if let Err(error) = fs::rename(new, path) {
        fs::rename(&old, path)?;
        return Err(error);
    }
    fs::remove_dir_all(&old)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn a_folder_is_replaced_as_a_whole() {
        let temporary = tempfile::tempdir().unwrap();
        let folder = temporary.path().join("above/folder");
        write(&folder, &[("a", "1".to_owned()), ("b", "2".to_owned())]).unwrap();
        write(&folder, &[("b", "3".to_owned())]).unwrap();
        assert_eq!(names(&folder), ["b"]);
        assert_eq!(fs::read_to_string(folder.join("b")).unwrap(), "3");
        assert_eq!(names(folder.parent().unwrap()), ["folder"]);
    }

    #[test]
    fn a_failure_leaves_the_old_folder_and_nothing_else() {
        let temporary = tempfile::tempdir().unwrap();
        let folder = temporary.path().join("folder");
        write(&folder, &[("a", "1".to_owned())]).unwrap();
        let unwritable = [("b", "2".to_owned()), ("no/such/folder", "3".to_owned())];
        assert!(write(&folder, &unwritable).is_err());
        assert_eq!(names(&folder), ["a"]);
        assert_eq!(names(temporary.path()), ["folder"]);
    }

    #[test]
    fn a_path_without_a_name_is_refused() {
        assert!(write(Path::new(".."), &[]).is_err());
    }
}
