//! Which measurements of several reports belong together.

use crate::report::model::{Measurement, Report};
use crate::report::statistics::SpeedUp;

/// The same stage on the same board size, a measurement from each report.
pub struct Matched<'a> {
    pub measurements: Vec<&'a Measurement>,
}

impl Matched<'_> {
    /// How many times as fast the report with this index is as the first, across runs with so much
    /// noise.
    pub fn speed_up(&self, other: usize, noise: f64) -> SpeedUp {
        let [first, other] = [0, other].map(|index| &self.measurements[index].nanoseconds);
        SpeedUp::across_runs(first, other, noise)
    }

    /// The fewest samples of a measurement.
    pub fn samples(&self) -> usize {
        let samples = self.measurements.iter().map(|m| m.samples);
        samples
            .min()
            .expect("there is a measurement of each report")
    }
}

/// The rows that all `reports` have, each of which comes with where it was read from.
///
/// # Errors
///
/// A line that says what one report has and another lacks: then they cannot be compared.
pub fn match_up(reports: &[(String, Report)]) -> Result<Vec<Matched<'_>>, String> {
    let (first_path, first) = &reports[0];
    for (path, report) in &reports[1..] {
        check_covers((path, report), (first_path, first))?;
        check_covers((first_path, first), (path, report))?;
    }
    let rows = first.measurements.iter().map(|measurement| {
        let same = reports.iter().map(|(_, report)| {
            let found = find(report, measurement);
            found.expect("this was just checked")
        });
        Matched {
            measurements: same.collect(),
        }
    });
    Ok(rows.collect())
}

fn find<'a>(report: &'a Report, like: &Measurement) -> Option<&'a Measurement> {
    let mut measurements = report.measurements.iter();
    measurements.find(|m| m.n == like.n && m.stage == like.stage)
}

/// Checks that `report` has all that `other` has.
fn check_covers(
    (path, report): (&str, &Report),
    (other_path, other): (&str, &Report),
) -> Result<(), String> {
    let Some(missing) = other
        .measurements
        .iter()
        .find(|m| find(report, m).is_none())
    else {
        return Ok(());
    };
    let n = missing.n;
    let what = if report.at(n).is_empty() {
        format!("N = {n}")
    } else {
        format!("{} at N = {n}", missing.stage)
    };
    Err(format!(
        "{path} lacks {what}, which {other_path} has: only reports of the same stages and board \
         sizes can be compared (workbook report --n N chooses board sizes)"
    ))
}
