//! The recorded comparison with the fastest public program that counts all solutions.
//!
//! That program is written in C++ and not a part of the workbook, so its times are kept as they were
//! measured, with how that was done.

use std::path::PathBuf;
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::package_folder;
use crate::machine::{Build, Machine};

/// Two programs, run alternately on one machine.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Comparison {
    /// The other program's name.
    pub program: String,
    /// Where it is published.
    pub source: String,
    /// Which version of it was measured.
    pub commit: String,
    /// How it was compiled.
    pub compiler: String,
    /// How the times were measured.
    pub method: String,
    /// The day, in UTC.
    pub date: String,
    /// The machine.
    pub machine: Machine,
    /// How the workbook's program was built.
    pub build: Build,
    /// The workbook's stage.
    pub stage: String,
    /// Median times.
    pub medians: Vec<Medians>,
}

/// Both programs' times on one board.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Medians {
    /// The board size.
    pub n: usize,
    /// The stage's.
    pub ours_cpu_seconds: f64,
    /// The other program's.
    pub theirs_cpu_seconds: f64,
}

/// Where the comparison is kept.
pub fn path() -> PathBuf {
    package_folder().join("chapters/public_program.json")
}

impl Comparison {
    /// Reads it.
    ///
    /// # Errors
    ///
    /// If the file is not there, or is no comparison.
    pub fn read() -> io::Result<Self> {
        let text = fs::read_to_string(path())?;
        Ok(serde_json::from_str(&text)?)
    }
}
