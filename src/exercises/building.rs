//! Having cargo build the reader's program.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::running::Program;
use crate::entry::Chapter;
use crate::system::package;

/// The folder of the workbook that the reader works in: where cargo found it, or else where this
/// program was built.
pub fn workbook_folder() -> PathBuf {
    let by_cargo = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    by_cargo.unwrap_or_else(|| package::folder().to_owned())
}

/// The reader's file, from the workbook's folder.
pub fn exercise_file(chapter: &Chapter) -> String {
    format!("chapters/chapter{}/exercise.rs", chapter.number)
}

/// The reference solution, from the workbook's folder.
pub fn solution_file(chapter: &Chapter) -> String {
    format!("chapters/chapter{}/solution.rs", chapter.number)
}

/// Why there is no program. Displays as one line.
#[derive(Debug)]
pub enum NotBuilt {
    /// Cargo cannot be started.
    NoCargo(OsString, io::Error),
    /// Cargo refused; it has said why, on standard error.
    Refused,
}

impl fmt::Display for NotBuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotBuilt::NoCargo(cargo, error) => write!(
                f,
                "cannot run {}: {error}; install Rust from https://rustup.rs, or let CARGO name it",
                cargo.display()
            ),
            NotBuilt::Refused => f.write_str("cargo does not build it"),
        }
    }
}

impl std::error::Error for NotBuilt {}

/// Builds the exercise of `chapter` in the workbook at `folder`. The compiler speaks on standard
/// error.
///
/// # Errors
///
/// If cargo is not to be found, or refuses.
pub fn build(folder: &Path, chapter: &Chapter) -> Result<Program, NotBuilt> {
    let name = format!("exercise{}", chapter.number);
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(&cargo)
        .args(["build", "--quiet", "--package", "exercises", "--bin", &name])
        .args(["--message-format", "json-render-diagnostics"])
        .current_dir(folder)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| NotBuilt::NoCargo(cargo, error))?;
    if !output.status.success() {
        return Err(NotBuilt::Refused);
    }
    let path = executable(&String::from_utf8_lossy(&output.stdout), &name);
    let path = path.ok_or(NotBuilt::Refused)?;
    Ok(Program::new(path))
}

/// Builds the binaries of all chapters in the workbook at `folder`, as this program was built.
///
/// # Errors
///
/// If cargo is not to be found, or refuses.
pub fn build_chapters(folder: &Path) -> Result<(), NotBuilt> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args(["build", "--quiet", "--bins"])
        .current_dir(folder);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let program = cargo.get_program().to_owned();
    let status = cargo.stdin(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(NotBuilt::Refused),
        Err(error) => Err(NotBuilt::NoCargo(program, error)),
    }
}

/// Where cargo says that it put the binary `name`.
fn executable(messages: &str, name: &str) -> Option<PathBuf> {
    messages.lines().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let is_of_binary = message["target"]["name"] == name;
        let path = message["executable"].as_str().filter(|_| is_of_binary)?;
        Some(path.into())
    })
}
