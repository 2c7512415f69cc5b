//! Ratios of measured times, and how far they can be trusted.

use super::model::Times;

impl Times {
    /// Half the width of the confidence interval, as a share of the median.
    pub fn error(&self) -> f64 {
        (self.upper - self.lower) / 2.0 / self.median
    }

    /// The spread, as a share of the median.
    pub fn relative_spread(&self) -> f64 {
        self.spread / self.median
    }
}

/// How many spreads are allowed for. On a bell curve, two standard deviations hold 19 of 20 samples.
pub const SPREADS: f64 = 2.0;

/// How many times as fast something is as something else.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SpeedUp {
    /// The ratio of the two medians: above 1 if the new one is faster.
    pub ratio: f64,
    /// The error of the ratio, as a share of it, from the errors of the two medians.
    pub error: f64,
}

impl SpeedUp {
    /// How many times as fast `new` is as `old`.
    ///
    /// The errors are independent, so their squares add up:
    /// <https://en.wikipedia.org/wiki/Propagation_of_uncertainty#Example_formulae>, A/B.
    /// hyperfine does the same in its `relative_speed.rs`.
    pub fn new(old: &Times, new: &Times) -> Self {
        Self {
            ratio: old.median / new.median,
            error: old.error().hypot(new.error()),
        }
    }

    /// The same with an error that covers other runs as well.
    ///
    /// A confidence interval takes samples for independent. Those of one run are not: they share the
    /// clock rate, the load, and the place of the code in memory. In the worst case a run is no more
    /// than one sample, which lies within [`SPREADS`] spreads of the truth. So these add up too.
    /// And so does `noise`, the factor between two measurements of the same code; 1 if unknown.
    pub fn across_runs(old: &Times, new: &Times, noise: f64) -> Self {
        let within = Self::new(old, new);
        let spread = old.relative_spread().hypot(new.relative_spread());
        Self {
            error: within.error.hypot(SPREADS * spread).hypot(noise.ln()),
            ..within
        }
    }

    /// Both ends of its interval. They are a factor away from the ratio, not a difference: the
    /// interval is the same whichever of the two is called old.
    pub fn interval(&self) -> (f64, f64) {
        let factor = self.error.exp();
        (self.ratio / factor, self.ratio * factor)
    }
}

/// Of fewer repetitions, one in twenty says nothing.
const FEWEST_REPETITIONS: usize = 20;

/// The factor by which two measurements of the same code differ, or less, in 19 of 20 cases. `None`
/// of fewer than 20 `pairs`.
pub fn noise(pairs: impl Iterator<Item = (f64, f64)>) -> Option<f64> {
    let mut factors: Vec<f64> = pairs.map(|(a, b)| (a / b).max(b / a)).collect();
    factors.sort_by(f64::total_cmp);
    let index = (factors.len() * 19 / 20).checked_sub(1)?;
    (factors.len() >= FEWEST_REPETITIONS).then(|| factors[index])
}

/// The median of `values`; the mean of the middle two if their number is even. `None` of none.
pub fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    let upper = *values.get(middle)?;
    if values.len() % 2 == 1 {
        return Some(upper);
    }
    Some((values[middle - 1] + upper) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(median: f64, half_width: f64) -> Times {
        Times {
            median,
            lower: median - half_width,
            upper: median + half_width,
            confidence: 0.95,
            spread: 0.0,
        }
    }

    #[test]
    fn errors_add_up_in_squares() {
        let speed_up = SpeedUp::new(&times(200.0, 6.0), &times(100.0, 4.0));
        assert_eq!(speed_up.ratio, 2.0);
        // 3 % and 4 % make 5 %.
        assert!((speed_up.error - 0.05).abs() < 1e-12);
    }

    #[test]
    fn other_runs_may_differ_by_the_spread() {
        let [mut old, mut new] = [times(200.0, 0.0), times(100.0, 12.0)];
        old.spread = 6.0;
        new.spread = 4.0;
        // 3 % and 4 % make 5 %, twice; with the 12 % of the interval they make 15.6 %.
        let error = 0.10_f64.hypot(0.12);
        assert!((SpeedUp::across_runs(&old, &new, 1.0).error - error).abs() < 1e-12);
    }

    #[test]
    fn other_runs_may_differ_by_the_noise() {
        let [old, new] = [times(200.0, 0.0), times(100.0, 0.0)];
        let (lower, upper) = SpeedUp::across_runs(&old, &new, 1.25).interval();
        assert!((lower - 1.6).abs() < 1e-12 && (upper - 2.5).abs() < 1e-12);
    }

    #[test]
    fn noise_leaves_one_repetition_in_twenty_aside() {
        let still = |pairs| vec![(100.0, 100.0); pairs];
        let with_two_apart = [still(18), vec![(100.0, 150.0), (400.0, 100.0)]].concat();
        assert_eq!(noise(with_two_apart.into_iter()), Some(1.5));
        assert_eq!(noise(still(20).into_iter()), Some(1.0));
        assert_eq!(noise(still(19).into_iter()), None);
    }

    #[test]
    fn an_interval_is_the_same_from_both_sides() {
        let (a, b) = (times(200.0, 60.0), times(100.0, 40.0));
        let (low, high) = SpeedUp::new(&a, &b).interval();
        let (inverse_low, inverse_high) = SpeedUp::new(&b, &a).interval();
        assert!((low * inverse_high - 1.0).abs() < 1e-12);
        assert!((high * inverse_low - 1.0).abs() < 1e-12);
        assert!(low > 0.0 && low < 2.0 && high > 2.0);
    }

    #[test]
    fn medians_are_in_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), Some(2.5));
        assert_eq!(median(vec![]), None);
    }
}
