//! A logarithmic scale: equal steps are equal ratios.

/// Places values between two ends in pixels.
pub struct LogScale {
    low: f64,
    high: f64,
    low_end: f64,
    high_end: f64,
}

impl LogScale {
    /// `low` lies at `low_end`, and `high` at `high_end`. Both values are above 0.
    pub fn new((low, high): (f64, f64), (low_end, high_end): (f64, f64)) -> Self {
        Self {
            low: low.ln(),
            high: high.ln(),
            low_end,
            high_end,
        }
    }

    /// Where `value` lies.
    pub fn place(&self, value: f64) -> f64 {
        let share = (value.ln() - self.low) / (self.high - self.low);
        self.low_end + share * (self.high_end - self.low_end)
    }

    /// The powers of ten from the lower end to the upper one.
    pub fn powers_of_ten(&self) -> Vec<f64> {
        const NEARLY: f64 = 1e-9;
        let exponent = |ln: f64| ln / std::f64::consts::LN_10;
        let first = (exponent(self.low) - NEARLY).ceil() as i32;
        let last = (exponent(self.high) + NEARLY).floor() as i32;
        (first..=last).map(|power| 10f64.powi(power)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ratios_are_equal_steps() {
        let scale = LogScale::new((1.0, 100.0), (20.0, 0.0));
        for (value, place) in [(1.0, 20.0), (10.0, 10.0), (100.0, 0.0)] {
            assert!((scale.place(value) - place).abs() < 1e-9, "{value}");
        }
    }

    #[test]
    fn the_ends_count_if_they_are_powers_of_ten() {
        let powers = |low, high| LogScale::new((low, high), (0.0, 1.0)).powers_of_ten();
        assert_eq!(powers(1.0, 100.0), [1.0, 10.0, 100.0]);
        assert_eq!(powers(0.5, 99.0), [1.0, 10.0]);
        assert_eq!(powers(2.0, 3.0), [0.0; 0]);
    }
}
