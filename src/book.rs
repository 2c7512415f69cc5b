//! The prose: its generated parts, and where its files are.

pub mod branches;
pub mod generated;
pub mod long_counts;
pub mod pass_sizes;
#[cfg(doctest)]
mod prose;
pub mod public_program;
pub mod record;
pub mod recorded;
pub mod values;
pub mod work;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The package's folder, as it was when the program was built.
pub fn package_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Markdown files of the book, and the README, sorted by path.
///
/// # Errors
///
/// If a folder cannot be read, for example because the package was moved after it was built.
pub fn pages() -> io::Result<Vec<PathBuf>> {
    let mut pages = vec![package_folder().join("README.md")];
    let mut folders = vec![package_folder().join("chapters")];
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
