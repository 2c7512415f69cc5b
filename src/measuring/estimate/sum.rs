//! Means and their errors.

/// A mean over random walks, and how far it may be off.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mean {
    /// The estimate.
    pub value: f64,
    /// Its standard error: the truth lies within two of them 19 times out of 20.
    pub standard_error: f64,
}

/// Adds up estimates, and their squares for the error.
#[derive(Default)]
pub struct Sum {
    count: f64,
    sum: f64,
    of_squares: f64,
}

impl Sum {
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.of_squares += value * value;
    }

    pub fn mean(&self) -> Mean {
        let value = self.sum / self.count;
        let variance = (self.of_squares / self.count - value * value).max(0.0);
        Mean {
            value,
            standard_error: (variance / (self.count - 1.0)).sqrt(),
        }
    }
}
