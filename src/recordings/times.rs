//! The recorded run from which all times in the book come.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::recorded::Recorded;
use crate::board::size::BoardSize;
use crate::catalogue;
use crate::measuring::timing;
use crate::system::machine::{Build, Machine, today};

/// One run of all stages, with what it was made on.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Record {
    /// The day of the run, in UTC.
    pub date: String,
    /// The machine.
    pub machine: Machine,
    /// The compiler and its settings.
    pub build: Build,
    /// The times.
    pub times: Vec<Time>,
}

/// How long a stage took.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Time {
    /// Its name.
    pub stage: String,
    /// The board size.
    pub n: usize,
    /// The median time in seconds.
    pub seconds: f64,
}

impl Recorded for Record {
    const FILE: &'static str = "chapters/times.json";
}

impl Record {
    /// Times every stage on every board from N = 4 on that it does in about a second.
    ///
    /// All stages are timed at one N before the next is tried, so that those which the book compares
    /// are measured close together.
    pub fn measure() -> Self {
        let mut times = Vec::new();
        for n in (4..=BoardSize::MAX).filter_map(BoardSize::new) {
            let in_a_second = |n: BoardSize| {
                catalogue::stages().filter(move |(_, stage)| n.get() <= stage.n_in_a_second)
            };
            times.extend(in_a_second(n).map(|(_, stage)| Time {
                stage: stage.name.to_owned(),
                n: n.get(),
                seconds: timing::time(stage, n).time.as_secs_f64(),
            }));
        }
        Self {
            date: today(),
            machine: Machine::this(),
            build: Build::this(),
            times,
        }
    }

    /// How long `stage` took at `n`, if that was recorded.
    pub fn time(&self, stage: &str, n: usize) -> Option<Duration> {
        let mut times = self.times.iter();
        let time = times.find(|time| time.stage == stage && time.n == n)?;
        Some(Duration::from_secs_f64(time.seconds))
    }

    /// The largest board on which `stage` was timed.
    pub fn largest_n(&self, stage: &str) -> Option<usize> {
        let times = self.times.iter().filter(|time| time.stage == stage);
        times.map(|time| time.n).max()
    }
}
