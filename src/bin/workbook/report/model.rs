//! What a report holds. `report.json` is this, as JSON.

use serde::{Deserialize, Serialize};

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

/// The times of a stage's samples in nanoseconds, summed up. All are finite and above 0, but for
/// the spread, which may be 0.
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

/// Whether it can be a time at all.
pub fn is_sound(time: f64) -> bool {
    time.is_finite() && time > 0.0
}

impl Measurement {
    /// Whether all its times can be times.
    pub fn times_are_sound(&self) -> bool {
        self.nanoseconds.are_sound() && self.again.is_none_or(is_sound)
    }
}

impl Times {
    /// Whether these can be times at all.
    pub fn are_sound(&self) -> bool {
        [self.median, self.lower, self.upper].map(is_sound) == [true; 3]
            && self.lower <= self.upper
            && self.spread.is_finite()
            && self.spread >= 0.0
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
