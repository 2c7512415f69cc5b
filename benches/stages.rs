//! `cargo bench`: every stage against every other, by the clock.
//!
//! For each N of a short list there is a group with a bench for each stage that is quick there, so
//! that criterion draws a violin chart per N. The ids are `N=8/bitmasks`, and stay so.
//! The group `over N` times the same stages again, more briefly, for the one chart that criterion
//! draws of a group whose benches have a number: time over N, a line a stage.

use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{
    AxisScale, BenchmarkGroup, BenchmarkId, Criterion, PlotConfiguration, SamplingMode,
    criterion_group,
};
use nqueens::board::known::SOLUTIONS;
use nqueens::board::size::BoardSize;
use nqueens::catalogue;
use nqueens::entry::Stage;
use nqueens::measuring::bench_run;

/// The board sizes that are compared.
const SIZES: [usize; 5] = [4, 6, 8, 10, 12];

/// How often criterion draws a sample anew to tell how far its median may be off. Twenty times as
/// often, which is criterion's own choice, takes longer than the measurement itself.
const RESAMPLES: usize = 5_000;

/// A board size, and the stages that are timed for it.
struct Column {
    n: BoardSize,
    stages: Vec<&'static Stage>,
}

/// For each size the stages that take under about 50 ms there, in reading order. Which they are
/// depends on their search trees alone, so that all machines measure the same ones.
fn columns() -> Vec<Column> {
    const SHARE_OF_A_SECOND: f64 = 0.05;
    let is_quick = |stage: &Stage, n| stage.seconds_by_its_tree(n) <= SHARE_OF_A_SECOND;
    let column = |n| {
        let stages = catalogue::stages().map(|(_, stage)| stage);
        let stages = stages.filter(|stage| is_quick(stage, n)).collect();
        Column { n, stages }
    };
    let sizes = SIZES.into_iter().filter_map(BoardSize::new);
    sizes.map(column).collect()
}

/// A wrong count is worth no measurement.
fn check(stage: &Stage, n: BoardSize) {
    assert_eq!(
        stage.count(n),
        SOLUTIONS[n.get()],
        "{} at N = {n}",
        stage.name
    );
}

fn configure(group: &mut BenchmarkGroup<WallTime>, samples: usize, time: Duration) {
    let logarithmic = PlotConfiguration::default().summary_scale(AxisScale::Logarithmic);
    group
        .plot_config(logarithmic)
        .sampling_mode(SamplingMode::Flat)
        .sample_size(samples)
        .nresamples(RESAMPLES)
        .warm_up_time(time / 3)
        .measurement_time(time);
}

fn time(criterion: &mut Criterion) {
    let columns = columns();
    per_size(criterion, &columns);
    over_n(criterion, &columns);
}

fn per_size(criterion: &mut Criterion, columns: &[Column]) {
    for Column { n, stages } in columns {
        let mut group = criterion.benchmark_group(format!("N={n}"));
        configure(&mut group, 30, Duration::from_millis(660));
        for stage in stages {
            check(stage, *n);
            group.bench_function(stage.name, |bencher| bencher.iter(|| stage.count(*n)));
        }
        group.finish();
    }
}

fn over_n(criterion: &mut Criterion, columns: &[Column]) {
    let mut group = criterion.benchmark_group("over N");
    configure(&mut group, 10, Duration::from_millis(300));
    for (_, stage) in catalogue::stages() {
        let is_timed = |column: &&Column| column.stages.iter().any(|s| s.name == stage.name);
        for Column { n, .. } in columns.iter().filter(is_timed) {
            check(stage, *n);
            let id = BenchmarkId::new(stage.name, n);
            group.bench_function(id, |bencher| bencher.iter(|| stage.count(*n)));
        }
    }
    group.finish();
}

criterion_group!(benches, time);

fn main() {
    if let Err(error) = bench_run::note_beginning() {
        eprintln!("workbook report will not know of this run: {error}");
    }
    benches();
    Criterion::default().configure_from_args().final_summary();
}
