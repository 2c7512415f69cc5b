//! Where the package's files are.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use super::small_file;

/// Where this program was built.
pub const BUILT_IN: &str = env!("CARGO_MANIFEST_DIR");

/// The package's folder.
#[derive(Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it is.
    pub folder: PathBuf,
    /// How it was come by.
    pub by: By,
}

/// How the package's folder was come by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// It is the current folder, or above it, and no other is left that it could be.
    Both,
    /// It is the current folder, or above it; this program was built in another, which is still there.
    CurrentFolder,
    /// This program was built in it; at and above the current folder there is none.
    Build,
}

/// The package's folder: the current one, or the nearest above it that is one; if there is none, the
/// one where this program was built. `None` if that is gone as well.
pub fn find() -> Option<&'static Found> {
    static FOUND: LazyLock<Option<Found>> =
        LazyLock::new(|| find_from(env::current_dir().ok().as_deref(), Path::new(BUILT_IN)));
    FOUND.as_ref()
}

/// The folder that [`find`] finds, or would if it was not gone.
pub fn folder() -> &'static Path {
    find().map_or(Path::new(BUILT_IN), |found| &found.folder)
}

fn find_from(current: Option<&Path>, built: &Path) -> Option<Found> {
    let mut above = current.into_iter().flat_map(Path::ancestors);
    let built_is_left = is_package(built);
    match above.find(|folder| is_package(folder)) {
        Some(folder) => {
            let is_other = folder.canonicalize().ok() != built.canonicalize().ok();
            let by = if is_other && built_is_left {
                By::CurrentFolder
            } else {
                By::Both
            };
            let folder = folder.to_owned();
            Some(Found { folder, by })
        }
        None => built_is_left.then(|| Found {
            folder: built.to_owned(),
            by: By::Build,
        }),
    }
}

/// Whether the manifest in `folder` is this package's.
fn is_package(folder: &Path) -> bool {
    let manifest = small_file::read_text(&folder.join("Cargo.toml"));
    let name = concat!("name=\"", env!("CARGO_PKG_NAME"), "\"");
    manifest.is_ok_and(|text| text.lines().any(|line| line.replace(' ', "") == name))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_nearest_folder_above_comes_before_the_one_of_the_build() {
        let temporary = tempfile::tempdir().unwrap();
        let root = temporary.path().canonicalize().unwrap();
        let [one, other, deep] = ["one", "other", "other/deep/down"].map(|name| root.join(name));
        fs::create_dir_all(&one).unwrap();
        fs::create_dir_all(&deep).unwrap();
        let found = |folder: &Path, by| {
            let folder = folder.to_owned();
            Some(Found { folder, by })
        };
        let from = |current: &Path| find_from(Some(current), &one);
        assert_eq!(from(&deep), None);

        let manifest = "[package]\nname = \"n-queens-workbook\"\n";
        fs::write(other.join("Cargo.toml"), manifest).unwrap();
        assert_eq!(from(&deep), found(&other, By::Both));
        fs::write(one.join("Cargo.toml"), manifest).unwrap();
        assert_eq!(from(&deep), found(&other, By::CurrentFolder));
        assert_eq!(from(&one), found(&one, By::Both));
        assert_eq!(from(&root), found(&one, By::Build));
        assert_eq!(find_from(None, &one), found(&one, By::Build));

        // Another package on the way up is passed by.
        fs::write(deep.join("Cargo.toml"), "[package]\nname = \"exercises\"\n").unwrap();
        assert_eq!(from(&deep), found(&other, By::CurrentFolder));
    }
}
