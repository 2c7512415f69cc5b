//! What two measurements of a stage show.

use serde::Serialize;

use crate::report::statistics::SpeedUp;

/// The smallest difference that is ever claimed, as a share: layout and alignment of the code
/// alone easily make as much.
pub const SMALLEST_EFFECT: f64 = 0.10;
/// Fewer samples say nothing about their spread.
pub const FEWEST_SAMPLES: usize = 10;

/// How two reports differ as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Shift {
    /// The median over all rows of how many times as fast it is as the first.
    pub speed_up: f64,
    /// Whether a row must differ from this too: if both are of one machine and one build, and there
    /// are rows enough.
    pub is_drift: bool,
}

/// Whether one run of a stage is faster than another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It takes less time.
    Faster,
    /// It takes more.
    Slower,
    /// None that these runs can show; there may be one.
    NoDifference,
    /// None beyond that of all rows together.
    AsAllRows,
    /// None, because there are too few samples.
    FewSamples,
}

impl Verdict {
    /// The verdict on what is so many times as fast, by so many samples, in a run that differs by
    /// `shift` as a whole.
    pub fn of(speed_up: SpeedUp, samples: usize, shift: Shift) -> Self {
        if samples < FEWEST_SAMPLES {
            return Self::FewSamples;
        }
        let (lower, upper) = speed_up.interval();
        let verdict = Self::of_interval(lower, upper);
        let over_shift = Self::of_interval(lower / shift.speed_up, upper / shift.speed_up);
        if shift.is_drift && over_shift != verdict && verdict != Self::NoDifference {
            return Self::AsAllRows;
        }
        verdict
    }

    fn of_interval(lower: f64, upper: f64) -> Self {
        // Twice as fast is as far from 1 as half as fast.
        if lower > 1.0 + SMALLEST_EFFECT {
            Self::Faster
        } else if upper < 1.0 / (1.0 + SMALLEST_EFFECT) {
            Self::Slower
        } else {
            Self::NoDifference
        }
    }

    /// In plain words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Faster => "faster",
            Self::Slower => "slower",
            Self::NoDifference => "no difference",
            Self::AsAllRows => "like all rows",
            Self::FewSamples => "few samples",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STILL: Shift = Shift {
        speed_up: 1.0,
        is_drift: true,
    };

    fn verdict(ratio: f64, error: f64, shift: Shift) -> Verdict {
        Verdict::of(SpeedUp { ratio, error }, FEWEST_SAMPLES, shift)
    }

    #[test]
    fn a_large_difference_is_seen() {
        assert_eq!(verdict(1.25, 0.05, STILL), Verdict::Faster);
        assert_eq!(verdict(0.8, 0.05, STILL), Verdict::Slower);
    }

    #[test]
    fn a_small_one_is_not() {
        assert_eq!(verdict(1.05, 0.01, STILL), Verdict::NoDifference);
        // More than 10 %, but the interval reaches below that.
        assert_eq!(verdict(1.15, 0.05, STILL), Verdict::NoDifference);
        assert_eq!(verdict(1.18, 0.05, STILL), Verdict::Faster);
        assert_eq!(verdict(1.18, 0.10, STILL), Verdict::NoDifference);
    }

    #[test]
    fn few_samples_show_nothing() {
        let tenfold = SpeedUp {
            ratio: 10.0,
            error: 0.01,
        };
        let verdict = Verdict::of(tenfold, FEWEST_SAMPLES - 1, STILL);
        assert_eq!(verdict, Verdict::FewSamples);
    }

    #[test]
    fn what_moves_all_rows_on_one_machine_is_no_difference() {
        let drift = Shift {
            speed_up: 1.3,
            is_drift: true,
        };
        assert_eq!(verdict(1.3, 0.05, drift), Verdict::AsAllRows);
        assert_eq!(verdict(2.0, 0.05, drift), Verdict::Faster);
        // Slower than the others, but not than before.
        assert_eq!(verdict(1.0, 0.05, drift), Verdict::NoDifference);
        let elsewhere = Shift {
            is_drift: false,
            ..drift
        };
        assert_eq!(verdict(1.3, 0.05, elsewhere), Verdict::Faster);
    }
}
