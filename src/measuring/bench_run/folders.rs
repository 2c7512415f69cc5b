//! Where cargo and criterion keep their results.

use std::env;
use std::path::{Path, PathBuf};

use crate::system::package::{self, By};

/// The folder that criterion writes to, chosen as criterion does: `CRITERION_HOME`, or `criterion`
/// in cargo's target folder.
pub fn criterion() -> PathBuf {
    from_environment("CRITERION_HOME").unwrap_or_else(|| target().join("criterion"))
}

/// The folder that `workbook report` writes to if none is named.
pub fn report() -> PathBuf {
    target().join("report")
}

/// Cargo's target folder: `CARGO_TARGET_DIR`, or the one that this program lies in if it is of the
/// same package, or `target`.
fn target() -> PathBuf {
    let is_of_another = package::find().is_some_and(|found| found.by == By::CurrentFolder);
    let around_program = || marked_above(&env::current_exe().ok()?);
    from_environment("CARGO_TARGET_DIR")
        .or_else(|| around_program().filter(|_| !is_of_another))
        .unwrap_or_else(|| package::folder().join("target"))
}

/// Cargo runs benchmarks in the package's folder, so that is where relative paths start.
fn from_environment(name: &str) -> Option<PathBuf> {
    let path = env::var_os(name).filter(|value| !value.is_empty())?;
    Some(package::folder().join(path))
}

/// The folder above `program` that cargo marked as its target folder.
fn marked_above(program: &Path) -> Option<PathBuf> {
    let target = program
        .ancestors()
        .find(|folder| folder.join("CACHEDIR.TAG").is_file())?;
    Some(target.to_owned())
}
