//! Comparing reports with the first of them.

use serde::Serialize;

use super::match_up::match_up;
use super::verdict::{SMALLEST_EFFECT, Shift, Verdict};
use crate::report::model::{Report, Times};
use crate::report::statistics::{SpeedUp, median, noise};
use nqueens::measuring::bench_run::Run;

/// From so many rows on, their common shift is told from the rows themselves.
pub const FEWEST_ROWS: usize = 8;

/// Reports of the same stages and board sizes, and what can be said of them.
#[derive(Debug, Serialize)]
pub struct Comparison {
    /// The names of the reports, `A`, `B` and so on, with what they are of.
    pub reports: Vec<Compared>,
    /// The smallest difference that is claimed, as a share.
    pub smallest_effect: f64,
    /// A row for each stage and board size.
    pub rows: Vec<Row>,
}

/// A report that is compared.
#[derive(Debug, Serialize)]
pub struct Compared {
    /// A letter.
    pub name: char,
    /// Where it was read from.
    pub path: String,
    /// What it is of.
    pub run: Run,
    /// How it differs from the first as a whole; none for the first itself.
    pub shift: Option<Shift>,
    /// Of the measurements that it and the first repeated within a run, 19 of 20 were within this
    /// factor of the repetition; none for the first itself, or if there are not enough.
    pub noise: Option<f64>,
}

/// A stage on a board size.
#[derive(Debug, Serialize)]
pub struct Row {
    /// The board size.
    pub n: usize,
    /// The stage.
    pub stage: String,
    /// Its times, a report each.
    pub nanoseconds: Vec<Times>,
    /// Each report but the first against the first.
    pub against_first: Vec<Judged>,
}

/// A ratio, and what it shows.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Judged {
    /// How many times as fast as the first.
    pub speed_up: f64,
    /// The lower end of its interval.
    pub lower: f64,
    /// The upper end.
    pub upper: f64,
    /// What these runs can show.
    pub verdict: Verdict,
}

/// Compares `reports`, each with where it was read from, with the first of them.
///
/// # Errors
///
/// A line that says which report lacks what.
///
/// # Panics
///
/// If there are no reports, or more than there are letters.
pub fn compare(reports: &[(String, Report)]) -> Result<Comparison, String> {
    assert!((1..=26).contains(&reports.len()));
    let matched = match_up(reports)?;
    let (_, first) = &reports[0];
    let noises: Vec<Option<f64>> = (1..reports.len())
        .map(|other| noise(repetitions(first).chain(repetitions(&reports[other].1))))
        .collect();
    let shifts: Vec<Shift> = (1..reports.len())
        .map(|other| {
            let ratios = matched.iter().map(|row| row.speed_up(other, 1.0).ratio);
            Shift {
                speed_up: median(ratios.collect()).expect("a report has measurements"),
                is_drift: matched.len() >= FEWEST_ROWS
                    && reports[other].1.run.machine == first.run.machine
                    && reports[other].1.run.build == first.run.build,
            }
        })
        .collect();
    let rows = matched.iter().map(|row| Row {
        n: row.measurements[0].n,
        stage: row.measurements[0].stage.clone(),
        nanoseconds: row.measurements.iter().map(|m| m.nanoseconds).collect(),
        against_first: (1..reports.len())
            .map(|other| {
                let noise = noises[other - 1].unwrap_or(1.0);
                judge(row.speed_up(other, noise), row.samples(), shifts[other - 1])
            })
            .collect(),
    });
    let names = ('A'..='Z').zip(reports).enumerate();
    Ok(Comparison {
        rows: rows.collect(),
        smallest_effect: SMALLEST_EFFECT,
        reports: names
            .map(|(index, (name, (path, report)))| Compared {
                name,
                path: path.clone(),
                run: report.run.clone(),
                shift: index.checked_sub(1).map(|index| shifts[index]),
                noise: index.checked_sub(1).and_then(|index| noises[index]),
            })
            .collect(),
    })
}

/// What a run measured twice.
fn repetitions(report: &Report) -> impl Iterator<Item = (f64, f64)> {
    let measurements = report.measurements.iter();
    measurements.filter_map(|m| Some((m.nanoseconds.median, m.again?)))
}

fn judge(speed_up: SpeedUp, samples: usize, shift: Shift) -> Judged {
    let (lower, upper) = speed_up.interval();
    Judged {
        speed_up: speed_up.ratio,
        lower,
        upper,
        verdict: Verdict::of(speed_up, samples, shift),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::examples::{measurement, report};

    /// A report of so many stages, each of which takes `median` nanoseconds.
    fn steady(stages: usize, median: f64) -> (String, Report) {
        let stages = (0..stages).map(|stage| measurement(8, &format!("stage_{stage}"), median));
        ("a report".to_owned(), report(stages.collect()))
    }

    fn verdicts(a: (String, Report), b: (String, Report)) -> Vec<Verdict> {
        let comparison = compare(&[a, b]).unwrap();
        let rows = comparison.rows.iter();
        rows.map(|row| row.against_first[0].verdict).collect()
    }

    #[test]
    fn all_rows_together_are_drift_only_on_one_machine_with_one_build() {
        let [a, mut b] = [steady(FEWEST_ROWS, 100.0), steady(FEWEST_ROWS, 70.0)];
        assert_eq!(verdicts(a.clone(), b.clone())[0], Verdict::AsAllRows);
        b.1.run.build.rustflags = "-C target-cpu=native".to_owned();
        assert_eq!(verdicts(a.clone(), b.clone())[0], Verdict::Faster);
        b.1.run.build = a.1.run.build.clone();
        b.1.run.machine.cores += 1;
        assert_eq!(verdicts(a, b)[0], Verdict::Faster);
    }

    #[test]
    fn what_a_run_does_to_the_same_code_is_no_difference() {
        let [mut a, mut b] = [steady(FEWEST_ROWS, 100.0), steady(FEWEST_ROWS, 100.0)];
        for (_, report) in [&mut a, &mut b] {
            report
                .measurements
                .extend((0..20).map(|n| measurement(n, "other", 100.0)));
        }
        b.1.measurements[0].nanoseconds = measurement(8, "stage_0", 70.0).nanoseconds;
        assert_eq!(verdicts(a.clone(), b.clone())[0], Verdict::Faster);
        for measurement in &mut b.1.measurements {
            measurement.again = Some(150.0);
        }
        assert_eq!(verdicts(a, b)[0], Verdict::NoDifference);
    }

    #[test]
    fn of_few_rows_nothing_is_drift() {
        let few = FEWEST_ROWS - 1;
        let verdicts = verdicts(steady(few, 100.0), steady(few, 70.0));
        assert_eq!(verdicts, [Verdict::Faster; FEWEST_ROWS - 1]);
    }

    #[test]
    fn neither_report_may_lack_a_row() {
        let [small, large] = [steady(2, 100.0), steady(3, 100.0)];
        let line = "a report lacks stage_2 at N = 8, which a report has";
        for reports in [[small.clone(), large.clone()], [large, small]] {
            let error = compare(&reports).unwrap_err();
            assert!(error.starts_with(line), "{error}");
        }
    }
}
