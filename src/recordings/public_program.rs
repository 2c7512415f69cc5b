//! The recorded comparison with the fastest public program that counts all solutions.
//!
//! That program is written in C++ and not a part of the workbook, so its times are kept as they were
//! measured, with how that was done.

use serde::{Deserialize, Serialize};

use super::recorded::Recorded;
use crate::system::machine::{Build, Machine};

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

impl Recorded for Comparison {
    const FILE: &'static str = "chapters/public_program.json";
}
