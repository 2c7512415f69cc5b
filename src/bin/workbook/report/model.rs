//! What a report holds. `report.json` is this, as JSON.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use nqueens::board::size::BoardSize;
use nqueens::measuring::bench_run::Run;

/// Stands in every `report.json`, so that no other file is taken for one.
pub const FORMAT: &str = "benchmark report of the N-Queens optimization workbook";
/// Grows whenever a field changes its meaning, comes or goes.
pub const SCHEMA: u32 = 2;

/// One benchmark run.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Always [`FORMAT`].
    pub format: String,
    /// Always [`SCHEMA`].
    pub schema: u32,
    /// What was run, where and when.
    pub run: Run,
    /// By board size, then in the order of the catalogue. Never empty, and no two of the same stage
    /// and board size.
    pub measurements: Vec<Measurement>,
}

/// How long a stage took on a board size.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Measurement {
    /// The board size.
    pub n: usize,
    /// The number of the stage's chapter.
    pub chapter: usize,
    /// The stage's name.
    pub stage: String,
    /// What one count of all solutions took.
    pub nanoseconds: Times,
    /// The median in nanoseconds when the same run timed it a second time, minutes later and more
    /// briefly; none if it did not. Finite and above 0.
    pub again: Option<f64>,
    /// How often it was timed. Each sample is the mean of many counts.
    pub samples: usize,
    /// The calls of one count: the nodes of its search tree.
    pub calls: u64,
    /// The median time over the calls; none if there are no calls.
    pub nanoseconds_per_call: Option<f64>,
}

/// The times of a stage's samples in nanoseconds, summed up. All can be, as [`flaw`](Self::flaw)
/// has it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// The median.
    pub median: f64,
    /// The lower end of the median's confidence interval.
    pub lower: f64,
    /// The upper end.
    pub upper: f64,
    /// The confidence: 0.95 for 95 %.
    pub confidence: f64,
    /// How far a sample is from the median: for a bell curve, its standard deviation.
    pub spread: f64,
}

/// The least and the most nanoseconds that anything can take: a thousandth of one, and thirty years.
const POSSIBLE: RangeInclusive<f64> = 1e-3..=1e18;

/// Whether it can be a time at all, in nanoseconds.
pub fn is_sound(time: f64) -> bool {
    POSSIBLE.contains(&time)
}

/// What is wrong with the field of this name, if its value is no time.
pub fn flaw_of_time(name: &str, time: f64) -> Option<String> {
    (!is_sound(time)).then(|| format!("{name} is {time:?}, which is no time"))
}

impl Measurement {
    /// Which field has a value that cannot be, in words; none if all can.
    pub fn flaw(&self) -> Option<String> {
        const TIMES: [&str; 5] = [
            "nanoseconds.median",
            "nanoseconds.lower",
            "nanoseconds.upper",
            "nanoseconds.confidence",
            "nanoseconds.spread",
        ];
        let again = || flaw_of_time("again", self.again?);
        self.nanoseconds
            .flaw(TIMES)
            .or_else(again)
            .or_else(|| self.flaw_of_counts())
    }

    fn flaw_of_counts(&self) -> Option<String> {
        if BoardSize::new(self.n).is_none() {
            let (n, most) = (self.n, BoardSize::MAX);
            return Some(format!("n is {n}, and no total above {most} is known"));
        }
        if self.samples == 0 {
            return Some("samples is 0".to_owned());
        }
        let right = per_call(self.nanoseconds.median, self.calls);
        let is_right = match (self.nanoseconds_per_call, right) {
            (Some(given), Some(right)) => (given / right - 1.0).abs() < 1e-9,
            (given, right) => given == right,
        };
        (!is_right).then(|| "nanoseconds_per_call is not nanoseconds.median over calls".to_owned())
    }
}

/// A median time over the calls; none if there are no calls.
pub fn per_call(median: f64, calls: u64) -> Option<f64> {
    (calls > 0).then(|| median / calls as f64)
}

impl Times {
    /// Which field has a value that cannot be, in words; none if all can. `names` are those of the
    /// fields, in order.
    pub fn flaw(&self, names: [&str; 5]) -> Option<String> {
        let [median, lower, upper, confidence, spread] = names;
        let times = [
            (median, self.median),
            (lower, self.lower),
            (upper, self.upper),
        ];
        if let Some(flaw) = times
            .iter()
            .find_map(|(name, time)| flaw_of_time(name, *time))
        {
            return Some(flaw);
        }
        if self.lower > self.upper {
            return Some(format!("{lower} is above {upper}"));
        }
        let share = self.confidence;
        if !(share > 0.0 && share < 1.0) {
            return Some(format!(
                "{confidence} is {share}, which is not between 0 and 1"
            ));
        }
        let is_spread = (0.0..=*POSSIBLE.end()).contains(&self.spread);
        (!is_spread).then(|| format!("{spread} is no spread of times"))
    }
}

impl Report {
    /// The board sizes that were measured, from the smallest.
    pub fn board_sizes(&self) -> Vec<usize> {
        let mut sizes: Vec<usize> = self.measurements.iter().map(|m| m.n).collect();
        sizes.sort_unstable();
        sizes.dedup();
        sizes
    }

    /// What was measured at `n`, in order.
    pub fn at(&self, n: usize) -> Vec<&Measurement> {
        self.measurements.iter().filter(|m| m.n == n).collect()
    }

    /// What was measured of `stage`, from the smallest board.
    pub fn of_stage(&self, stage: &str) -> Vec<&Measurement> {
        let measurements = self.measurements.iter();
        measurements.filter(|m| m.stage == stage).collect()
    }

    /// The names of all stages that were measured, chapter by chapter.
    pub fn stages(&self) -> Vec<&str> {
        let mut stages: Vec<(usize, &str)> = Vec::new();
        for Measurement { chapter, stage, .. } in &self.measurements {
            if !stages.contains(&(*chapter, stage)) {
                stages.push((*chapter, stage));
            }
        }
        stages.sort_by_key(|(chapter, _)| *chapter);
        stages.into_iter().map(|(_, stage)| stage).collect()
    }

    /// The largest board size at which the first chapter was measured, if not it, then the first of
    /// those that were: there the stages are furthest apart.
    pub fn main_board_size(&self) -> usize {
        let chapters = self.measurements.iter().map(|m| m.chapter);
        let first = chapters.min().expect("a report has measurements");
        let of_first = self.measurements.iter().filter(|m| m.chapter == first);
        of_first.map(|m| m.n).max().expect("one is the first")
    }
}
