//! What two measurements of a stage show.

use serde::Serialize;

use super::{FEWEST_SAMPLES, SMALLEST_EFFECT, Shift};
use crate::report::model::Measurement;
use crate::report::statistics::SpeedUp;

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
    /// The verdict on `new` against `old`, of two runs that differ by `shift` as a whole.
    pub fn of(old: &Measurement, new: &Measurement, shift: Shift) -> Self {
        if old.samples.min(new.samples) < FEWEST_SAMPLES {
            return Self::FewSamples;
        }
        let (lower, upper) = SpeedUp::across_runs(&old.nanoseconds, &new.nanoseconds).interval();
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
    use crate::report::examples::measurement;

    const STILL: Shift = Shift {
        speed_up: 1.0,
        is_drift: true,
    };

    fn verdict(old: f64, new: f64, shift: Shift) -> Verdict {
        Verdict::of(&measurement(8, "a", old), &measurement(8, "a", new), shift)
    }

    #[test]
    fn a_large_difference_is_seen() {
        assert_eq!(verdict(100.0, 80.0, STILL), Verdict::Faster);
        assert_eq!(verdict(80.0, 100.0, STILL), Verdict::Slower);
    }

    #[test]
    fn a_small_one_is_not() {
        assert_eq!(verdict(105.0, 100.0, STILL), Verdict::NoDifference);
        // More than 10 %, but the interval reaches below that.
        assert_eq!(verdict(115.0, 100.0, STILL), Verdict::NoDifference);
        assert_eq!(verdict(118.0, 100.0, STILL), Verdict::Faster);
    }

    #[test]
    fn what_the_samples_of_one_run_do_is_no_difference() {
        let [mut old, new] = [measurement(8, "a", 100.0), measurement(8, "a", 70.0)];
        assert_eq!(Verdict::of(&old, &new, STILL), Verdict::Faster);
        old.nanoseconds.spread = 20.0;
        assert_eq!(Verdict::of(&old, &new, STILL), Verdict::NoDifference);
    }

    #[test]
    fn few_samples_show_nothing() {
        let [old, mut new] = [measurement(8, "a", 100.0), measurement(8, "a", 10.0)];
        new.samples = 2;
        assert_eq!(Verdict::of(&old, &new, STILL), Verdict::FewSamples);
    }

    #[test]
    fn what_moves_all_rows_on_one_machine_is_no_difference() {
        let drift = Shift {
            speed_up: 1.3,
            is_drift: true,
        };
        assert_eq!(verdict(130.0, 100.0, drift), Verdict::AsAllRows);
        assert_eq!(verdict(200.0, 100.0, drift), Verdict::Faster);
        // Slower than the others, but not than before.
        assert_eq!(verdict(100.0, 100.0, drift), Verdict::NoDifference);
        let elsewhere = Shift {
            is_drift: false,
            ..drift
        };
        assert_eq!(verdict(130.0, 100.0, elsewhere), Verdict::Faster);
    }
}
