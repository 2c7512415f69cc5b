//! Writing a file whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Replaces the file at `path`, or that to which a link there leads, by `contents`. Whoever reads it
/// meanwhile sees the old file or the new one; if this fails, the old one is untouched.
///
/// # Errors
///
/// If the folder is not there or cannot be written to, or if something else than a file is there.
pub fn write(path: &Path, contents: &[u8]) -> io::Result<()> {
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
        let kind = io::ErrorKind::InvalidInput;
        return Err(io::Error::new(kind, "this is not a file"));
    }
    // Beside the file, so that the renaming stays within one file system.
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(name);
    let result = write_synced(&temporary, contents)
        .and_then(|()| keep_permissions(path, &temporary))
        .and_then(|()| fs::rename(&temporary, path));
    if result.is_err() {
        // It may not even exist; the first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    result
}

fn write_synced(path: &Path, contents: &[u8]) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(contents)?;
    file.sync_all()
}

/// Gives `new` the permissions of the file at `old`, if that exists.
fn keep_permissions(old: &Path, new: &Path) -> io::Result<()> {
    match fs::metadata(old) {
        Ok(metadata) => fs::set_permissions(new, metadata.permissions()),
        Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("page.md");
        write(&path, b"old").unwrap();
        write(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_followed_and_a_device_refused() {
        let folder = tempfile::tempdir().unwrap();
        let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write(&link, b"new").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"new");
        assert!(link.is_symlink());
        let error = write(Path::new("/dev/null"), b"new").unwrap_err();
        assert_eq!(error.to_string(), "this is not a file");
    }

    #[test]
    fn a_failure_leaves_the_old_file() {
        let folder = tempfile::tempdir().unwrap();
        // A folder cannot be replaced by a file.
        let path = folder.path().join("folder");
        fs::create_dir(&path).unwrap();
        assert!(write(&path, b"new").is_err());
        assert!(path.is_dir());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
