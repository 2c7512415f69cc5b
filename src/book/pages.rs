//! Which files are pages.

use std::fs;
use std::io;
use std::path::PathBuf;

use crate::system::package;

/// All Markdown files of the book, and the two beside it, sorted by path.
///
/// # Errors
///
/// If a folder cannot be read, for example because the package was moved after it was built.
pub fn all() -> io::Result<Vec<PathBuf>> {
    let beside = ["README.md", "CONTRIBUTING.md"];
    let mut pages = beside.map(|page| package::folder().join(page)).to_vec();
    let mut folders = vec![package::folder().join("chapters")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                pages.push(path);
            }
        }
    }
    pages.sort();
    Ok(pages)
}
