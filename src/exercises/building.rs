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
    let path = built(folder, &["--package", "exercises", "--bin", &name], &name)?;
    Ok(Program::new(path))
}

/// Builds the binaries of all chapters in the workbook at `folder`, as this program was built, and
/// returns the folder that they are in.
///
/// # Errors
///
/// If cargo is not to be found, or refuses.
pub fn build_chapters(folder: &Path) -> Result<PathBuf, NotBuilt> {
    let profile = if cfg!(debug_assertions) {
        "dev"
    } else {
        "release"
    };
    let mut binary = built(folder, &["--bins", "--profile", profile], "chapter1")?;
    binary.pop();
    Ok(binary)
}

/// Has cargo build what `arguments` name in the workbook at `folder`, and returns where it put the
/// binary `name`.
fn built(folder: &Path, arguments: &[&str], name: &str) -> Result<PathBuf, NotBuilt> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(&cargo)
        .args(["build", "--quiet"])
        .args(arguments)
        .args(["--message-format", "json-render-diagnostics"])
        .current_dir(folder)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| NotBuilt::NoCargo(cargo, error))?;
    if !output.status.success() {
        return Err(NotBuilt::Refused);
    }
    executable(&String::from_utf8_lossy(&output.stdout), name).ok_or(NotBuilt::Refused)
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
