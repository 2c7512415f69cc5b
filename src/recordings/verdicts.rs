//! The recorded verdicts of the judge.

use serde::{Deserialize, Serialize};

use super::recorded::Recorded;
use crate::measuring::judge::Judged;
use crate::system::machine::{Build, Machine};

/// The verdicts that stand in the book.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Verdicts {
    /// The day, in UTC.
    pub date: String,
    /// Where the processes ran.
    pub machine: Machine,
    /// How they were built.
    pub build: Build,
    /// The time limit in seconds.
    pub limit: f64,
    /// All stages, in reading order.
    pub verdicts: Vec<Judged>,
}

impl Recorded for Verdicts {
    const FILE: &'static str = "chapters/verdicts.json";
}
