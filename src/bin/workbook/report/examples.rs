//! Reports for tests.

use super::model::{FORMAT, Measurement, Report, SCHEMA, Times};
use nqueens::measuring::bench_run::Run;
use nqueens::system::machine::{Build, Machine};

/// A report of these measurements, on a machine that is always the same.
pub fn report(measurements: Vec<Measurement>) -> Report {
    let text = str::to_owned;
    Report {
        format: text(FORMAT),
        schema: SCHEMA,
        run: Run {
            date: text("2026-11-30"),
            began: 1_796_000_000,
            commit: None,
            machine: Machine {
                processor: text("Example 9000"),
                cores: 8,
                memory_gib: 16,
                os: text("Linux"),
            },
            build: Build {
                compiler: text("rustc 1.95.0"),
                profile: text("release"),
                target: text("x86_64-linux"),
                opt_level: text("3"),
                rustflags: String::new(),
                target_features: text("sse,sse2"),
            },
        },
        measurements,
    }
}

/// A measurement of 100 samples with this median in nanoseconds, whose confidence interval reaches
/// 1 % to each side and whose spread is 2 %.
pub fn measurement(n: usize, stage: &str, median: f64) -> Measurement {
    Measurement {
        n,
        chapter: 1,
        stage: stage.to_owned(),
        nanoseconds: Times {
            median,
            lower: 0.99 * median,
            upper: 1.01 * median,
            confidence: 0.95,
            spread: 0.02 * median,
        },
        again: None,
        samples: 100,
        calls: 100,
        nanoseconds_per_call: Some(median / 100.0),
    }
}

/// A report of so many stages, each somewhat faster than the one before, on boards of side 4 to 12 as
/// long as it takes less than 50 ms there.
pub fn many_stages(stages: usize) -> Report {
    let mut measurements = Vec::new();
    for n in [4, 6, 8, 10, 12] {
        for stage in 0..stages {
            let growth = if stage < 3 { 4.5 } else { 2.2_f64 };
            let faster = 1.35_f64.powi(stage as i32);
            let median = 4000.0 * growth.powi(n as i32 - 4) / faster;
            if median < 5e7 {
                let name = format!("stage_number_{stage}");
                measurements.push(Measurement {
                    chapter: 1 + stage * 11 / 25,
                    ..measurement(n, &name, median)
                });
            }
        }
    }
    report(measurements)
}
