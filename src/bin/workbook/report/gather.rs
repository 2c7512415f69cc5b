//! Making a report of criterion's last run.

use std::io;
use std::path::Path;

use super::criterion::{self, Benchmark};
use super::model::{FORMAT, Measurement, Report, SCHEMA, per_call};
use super::reading;
use nqueens::board::size::BoardSize;
use nqueens::catalogue;
use nqueens::measuring::bench_run::{self, Run};
use nqueens::text::listed;

/// A report, and what was left out of it.
pub struct Gathered {
    /// The report.
    pub report: Report,
    /// The benchmarks whose results are of an earlier run.
    pub older: Vec<Benchmark>,
}

/// Makes a report of what the last run measured at these board sizes, or at all if there are none.
///
/// # Errors
///
/// A line that says what is missing or damaged, and what to type.
pub fn gather(criterion: &Path, board_sizes: &[BoardSize]) -> Result<Gathered, String> {
    let benchmarks = match criterion::benchmarks(criterion) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        benchmarks => benchmarks.map_err(|error| format!("{}: {error}", criterion.display()))?,
    };
    if benchmarks.is_empty() {
        return Err(format!(
            "no benchmark was run yet: cargo bench (looked in {})",
            criterion.display()
        ));
    }
    let run = Run::read(criterion)
        .map(reading::escaped)
        .map_err(|error| {
            let (note, reason) = (bench_run::note(criterion), reading::reason(&error));
            format!("{}: {reason}; for a new run: cargo bench", note.display())
        })?;

    let (mut chosen, older) = split_by_run(benchmarks, &run)?;
    if chosen.is_empty() {
        return Err(format!(
            "nothing was measured by the last run, which began on {}: cargo bench",
            run.date
        ));
    }
    if !board_sizes.is_empty() {
        check_measured(&chosen, board_sizes)?;
        chosen.retain(|benchmark| board_sizes.iter().any(|n| n.get() == benchmark.n));
    }

    let measurements: Result<Vec<_>, String> = chosen
        .iter()
        .map(|benchmark| measurement(benchmark, &run))
        .collect();
    let mut measurements = measurements?;
    measurements.sort_by_key(|measurement| (measurement.n, position(&measurement.stage)));
    let report = Report {
        format: FORMAT.to_owned(),
        schema: SCHEMA,
        run,
        measurements,
    };
    Ok(Gathered { report, older })
}

/// Those that `run` measured, and those that were measured before.
fn split_by_run(
    benchmarks: Vec<Benchmark>,
    run: &Run,
) -> Result<(Vec<Benchmark>, Vec<Benchmark>), String> {
    let (mut ours, mut older) = (Vec::new(), Vec::new());
    for benchmark in benchmarks {
        let is_ours = run.began_before(benchmark.measured()?);
        if is_ours { &mut ours } else { &mut older }.push(benchmark);
    }
    Ok((ours, older))
}

fn check_measured(benchmarks: &[Benchmark], board_sizes: &[BoardSize]) -> Result<(), String> {
    let mut measured: Vec<usize> = benchmarks.iter().map(|benchmark| benchmark.n).collect();
    measured.sort_unstable();
    measured.dedup();
    for n in board_sizes {
        if !measured.contains(&n.get()) {
            let measured = listed(&measured);
            return Err(format!(
                "N = {n} was not measured by the last run, only N = {measured}: cargo bench"
            ));
        }
    }
    Ok(())
}

fn measurement(benchmark: &Benchmark, run: &Run) -> Result<Measurement, String> {
    let Benchmark { n, stage, .. } = benchmark;
    let result = benchmark.result()?;
    let size = BoardSize::new(*n);
    let (chapter, stage, size) = catalogue::stage(stage)
        .and_then(|(chapter, stage)| Some((chapter, stage, size?)))
        .ok_or_else(|| {
            format!("N={n}/{stage} was measured by a benchmark that is not of this workbook")
        })?;
    let calls = stage.tally(size).calls;
    Ok(Measurement {
        n: *n,
        chapter: chapter.number,
        stage: stage.name.to_owned(),
        nanoseconds: result.nanoseconds,
        again: benchmark.median_again(run)?,
        samples: result.samples,
        calls,
        nanoseconds_per_call: per_call(result.nanoseconds.median, calls),
    })
}

/// The stage's place in the catalogue.
fn position(stage: &str) -> Option<usize> {
    catalogue::stages().position(|(_, found)| found.name == stage)
}
