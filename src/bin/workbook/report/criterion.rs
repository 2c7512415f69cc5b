//! Reading what criterion measured.
//!
//! In criterion's folder, the benchmark `N=8/bitmasks` has its newest result in
//! `N=8/bitmasks/new/`: `estimates.json`, and `sample.json` with the times themselves. The group
//! `over N` timed it again: `over N/bitmasks/8/new/`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::model::{Times, flaw_of_time};
use super::reading;
use nqueens::measuring::bench_run::Run;

/// A benchmark that criterion has a result of.
#[derive(Debug, Clone)]
pub struct Benchmark {
    /// The board size.
    pub n: usize,
    /// The stage's name.
    pub stage: String,
    folder: PathBuf,
    folder_again: PathBuf,
}

/// What criterion measured of a benchmark.
#[derive(Debug, Clone)]
pub struct Measured {
    /// The times.
    pub nanoseconds: Times,
    /// How many samples there are.
    pub samples: usize,
}

/// All benchmarks of a stage at a board size that have a result in criterion's `folder`. Other
/// benchmarks are left out.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn benchmarks(folder: &Path) -> io::Result<Vec<Benchmark>> {
    let mut benchmarks = Vec::new();
    for (group, group_folder) in folders_in(folder)? {
        let Some(n) = board_size(&group) else {
            continue;
        };
        for (stage, stage_folder) in folders_in(&group_folder)? {
            let measured = stage_folder.join("new");
            if measured.is_dir() {
                let again = folder.join("over N").join(&stage).join(n.to_string());
                benchmarks.push(Benchmark {
                    n,
                    stage,
                    folder: measured,
                    folder_again: again.join("new"),
                });
            }
        }
    }
    Ok(benchmarks)
}

/// The folders in `folder`, by name.
fn folders_in(folder: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        if let Some(name) = name.filter(|_| path.is_dir()) {
            folders.push((name.to_owned(), path));
        }
    }
    folders.sort();
    Ok(folders)
}

/// The board size of the group `N=8`, which criterion writes in lower case on Windows.
fn board_size(group: &str) -> Option<usize> {
    let (letter, digits) = group.split_once('=')?;
    let is_ours = letter.eq_ignore_ascii_case("n");
    is_ours.then(|| digits.parse().ok()).flatten()
}

/// The part of `estimates.json` that is used.
#[derive(Deserialize)]
struct Estimates {
    median: Estimate,
    median_abs_dev: Estimate,
}

#[derive(Deserialize)]
struct Estimate {
    point_estimate: f64,
    confidence_interval: ConfidenceInterval,
}

#[derive(Deserialize)]
struct ConfidenceInterval {
    confidence_level: f64,
    lower_bound: f64,
    upper_bound: f64,
}

/// The part of `sample.json` that is used.
#[derive(Deserialize)]
struct Samples {
    iters: Vec<f64>,
    times: Vec<f64>,
}

impl Samples {
    /// What in them cannot be, in words; none if all can.
    fn flaw(&self) -> Option<String> {
        let is_positive = |value: &f64| value.is_finite() && *value > 0.0;
        let fields = [("iters", &self.iters), ("times", &self.times)];
        for (name, values) in fields {
            if values.is_empty() {
                return Some(format!("{name} is empty"));
            }
            if let Some(value) = values.iter().find(|value| !is_positive(value)) {
                return Some(format!("{name} holds {value}"));
            }
        }
        let differ = self.iters.len() != self.times.len();
        differ.then(|| "iters and times are not equally many".to_owned())
    }
}

/// For a bell curve, the median absolute deviation times this is the standard deviation.
/// <https://en.wikipedia.org/wiki/Median_absolute_deviation#Relation_to_standard_deviation>
const STANDARD_DEVIATIONS_PER_MAD: f64 = 1.4826;

impl Benchmark {
    /// When its result was written.
    ///
    /// # Errors
    ///
    /// As [`result`](Self::result).
    pub fn measured(&self) -> Result<SystemTime, String> {
        let path = self.folder.join("estimates.json");
        modified(&path).map_err(|error| failure(&path, reading::reason(&error)))
    }

    /// The median when `run` timed it a second time; none if it did not.
    ///
    /// # Errors
    ///
    /// As [`result`](Self::result).
    pub fn median_again(&self, run: &Run) -> Result<Option<f64>, String> {
        let path = self.folder_again.join("estimates.json");
        if !modified(&path).is_ok_and(|time| run.began_before(time)) {
            return Ok(None);
        }
        let estimates: Estimates = reading::json(&path).map_err(|what| failure(&path, what))?;
        let median = estimates.median.point_estimate;
        match flaw_of_time(FIELDS[0], median) {
            Some(flaw) => Err(damaged(&path, &flaw)),
            None => Ok(Some(median)),
        }
    }

    /// Reads its result.
    ///
    /// # Errors
    ///
    /// A line that names a file that is not there or makes no sense, and how to measure anew.
    pub fn result(&self) -> Result<Measured, String> {
        let (path, estimates): (_, Estimates) = self.read("estimates.json")?;
        let (path_of_samples, samples): (_, Samples) = self.read("sample.json")?;
        let interval = estimates.median.confidence_interval;
        let nanoseconds = Times {
            median: estimates.median.point_estimate,
            lower: interval.lower_bound,
            upper: interval.upper_bound,
            confidence: interval.confidence_level,
            spread: STANDARD_DEVIATIONS_PER_MAD * estimates.median_abs_dev.point_estimate,
        };
        if let Some(flaw) = nanoseconds.flaw(FIELDS) {
            return Err(damaged(&path, &flaw));
        }
        if let Some(flaw) = samples.flaw() {
            return Err(damaged(&path_of_samples, &flaw));
        }
        Ok(Measured {
            nanoseconds,
            samples: samples.times.len(),
        })
    }

    fn read<T: DeserializeOwned>(&self, name: &str) -> Result<(PathBuf, T), String> {
        let path = self.folder.join(name);
        let value = reading::json(&path).map_err(|what| failure(&path, what))?;
        Ok((path, value))
    }
}

/// What the fields of [`Times`] are called in `estimates.json`, in order.
const FIELDS: [&str; 5] = [
    "median.point_estimate",
    "median.confidence_interval.lower_bound",
    "median.confidence_interval.upper_bound",
    "median.confidence_interval.confidence_level",
    "median_abs_dev.point_estimate",
];

fn damaged(path: &Path, flaw: &str) -> String {
    failure(path, format!("this file is damaged: {flaw}"))
}

fn modified(path: &Path) -> io::Result<SystemTime> {
    fs::metadata(path)?.modified()
}

fn failure(path: &Path, what: String) -> String {
    format!("{}: {what}; for a new run: cargo bench", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_a_board_size_are_ours() {
        assert_eq!(board_size("N=8"), Some(8));
        assert_eq!(board_size("n=12"), Some(12));
        for other in ["over N", "report", "N=", "N=x", "M=8"] {
            assert_eq!(board_size(other), None, "{other}");
        }
    }
}
