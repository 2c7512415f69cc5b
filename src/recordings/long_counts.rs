//! The recorded run of counts that take longer than a second: how long, and how much memory.
//!
//! Each count is a process of its own, so that its memory is its own. `workbook book --measure
//! long` starts them one after the other.

use std::fs;
use std::io;
use std::process::Command;

use serde::{Deserialize, Serialize};

use super::recorded::Recorded;
use crate::board::size::BoardSize;
use crate::entry::Stage;
use crate::system::machine::{Build, Machine, today};

/// What is counted: the stages that the book compares on large boards.
const COUNTED: [(&str, std::ops::RangeInclusive<usize>); 2] =
    [("simd", 17..=19), ("eight_flags", 16..=21)];

/// One run of long counts, with what it was made on.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct LongCounts {
    /// The day of the run, in UTC.
    pub date: String,
    /// The machine.
    pub machine: Machine,
    /// The compiler and its settings.
    pub build: Build,
    /// The counts.
    pub counts: Vec<LongCount>,
}

/// What a process needed that counted once.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct LongCount {
    /// The stage's name.
    pub stage: String,
    /// The board size.
    pub n: usize,
    /// What it counted.
    pub solutions: u64,
    /// Time that the process had on a processor, from its start on.
    pub cpu_seconds: f64,
    /// The most memory that it had at any time.
    pub peak_bytes: u64,
}

impl Recorded for LongCounts {
    const FILE: &'static str = "chapters/long_counts.json";
}

impl LongCounts {
    /// Has a process count for each stage and board, one after the other.
    ///
    /// # Errors
    ///
    /// If a process cannot be started, or fails.
    pub fn measure() -> io::Result<Self> {
        let mut counts = Vec::new();
        for (stage, sizes) in COUNTED {
            for n in sizes {
                counts.push(count_in_a_process(stage, n)?);
            }
        }
        Ok(Self {
            date: today(),
            machine: Machine::this(),
            build: Build::this(),
            counts,
        })
    }

    /// What `stage` needed for `n`, if that was recorded.
    pub fn get(&self, stage: &str, n: usize) -> Option<&LongCount> {
        let mut counts = self.counts.iter();
        counts.find(|count| count.stage == stage && count.n == n)
    }
}

/// Starts this program again, to count once, and reads what it says.
fn count_in_a_process(stage: &str, n: usize) -> io::Result<LongCount> {
    let output = Command::new(std::env::current_exe()?)
        .args(["book", "--count-once", stage, &n.to_string()])
        .output()?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(io::Error::other(said));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

impl LongCount {
    /// Counts in this process, and asks the system what it needed. Only Linux can be asked.
    ///
    /// # Errors
    ///
    /// If the system does not say it.
    pub fn of_this_process(stage: &Stage, n: BoardSize) -> io::Result<Self> {
        let solutions = stage.count(n);
        let status = fs::read_to_string("/proc/self/status")?;
        let schedule = fs::read_to_string("/proc/self/schedstat")?;
        let unknown = || io::Error::other("/proc/self does not say what this process needed");
        Ok(Self {
            stage: stage.name.to_owned(),
            n: n.get(),
            solutions,
            cpu_seconds: nanoseconds(&schedule).ok_or_else(unknown)? as f64 / 1e9,
            peak_bytes: peak_kib(&status).ok_or_else(unknown)? * 1024,
        })
    }
}

/// The line `VmHWM:   1968 kB`: the high-water mark of the memory that is in use.
fn peak_kib(status: &str) -> Option<u64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

/// The first of three numbers: the time on a processor.
fn nanoseconds(schedule: &str) -> Option<u64> {
    schedule.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::known::SOLUTIONS;

    #[test]
    fn what_linux_says_is_understood() {
        assert_eq!(
            peak_kib("Name:\tcat\nVmHWM:\t    1968 kB\nRssAnon:\t 96 kB\n"),
            Some(1968)
        );
        assert_eq!(peak_kib("Name:\tcat\n"), None);
        assert_eq!(nanoseconds("223299 3070859 2\n"), Some(223_299));
        assert_eq!(nanoseconds(""), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_knows_what_it_needed() {
        let (_, stage) = crate::catalogue::stage("eight_flags").unwrap();
        let n = BoardSize::new(10).unwrap();
        let count = LongCount::of_this_process(stage, n).unwrap();
        assert_eq!((count.n, count.solutions), (10, SOLUTIONS[10]));
        assert!(count.cpu_seconds > 0.0 && count.peak_bytes > 1 << 20);
    }

    #[test]
    fn recorded_counts_are_right() {
        let counts = LongCounts::read().unwrap().counts;
        for count in &counts {
            assert_eq!(count.solutions, SOLUTIONS[count.n], "{count:?}");
        }
        let expected: usize = COUNTED.iter().map(|(_, sizes)| sizes.clone().count()).sum();
        assert_eq!(counts.len(), expected);
    }
}
