//! The page of a report, before it is written as Markdown or HTML.

use super::chart::{self, Chart, Width};
use super::model::{Measurement, Report};
use super::statistics::SpeedUp;
use nqueens::measuring::bench_run::Run;
use nqueens::text::{self, table::Table};

/// A part of a page. In all texts, `` `code` `` is code.
pub enum Block {
    /// A heading below the page's title.
    Heading(String),
    /// Sentences.
    Paragraph(String),
    /// A table.
    Table(Table),
    /// Commands to type, a line each.
    Commands(Vec<String>),
    /// The charts, wide and narrow.
    Charts(Vec<(Chart, Chart)>),
}

/// The title of the page.
pub const TITLE: &str = "Benchmark report";

/// The page of `report`.
pub fn page(report: &Report) -> Vec<Block> {
    let wide = chart::all(report, Width::Wide);
    let narrow = chart::all(report, Width::Narrow);
    let mut blocks = vec![
        Block::Paragraph(summary(report)),
        Block::Charts(wide.into_iter().zip(narrow).collect()),
    ];
    for n in report.board_sizes() {
        blocks.push(Block::Heading(format!("N = {n}")));
        blocks.push(Block::Table(times(report, n)));
        blocks.extend(not_measured(report, n).map(Block::Paragraph));
    }
    blocks.extend([
        Block::Heading("How to read this".to_owned()),
        Block::Paragraph(explanation(report)),
        Block::Heading("What was measured".to_owned()),
        Block::Table(conditions(&report.run)),
        Block::Heading("Measure it again".to_owned()),
        Block::Commands(commands(report)),
    ]);
    blocks
}

/// The fastest stage at the main board size, and at the largest.
fn summary(report: &Report) -> String {
    let mut sentences = vec![format!("Measured on {}.", report.run.date)];
    let main = report.main_board_size();
    sentences.push(fastest(report, main));
    let larger = report.board_sizes().into_iter().filter(|&n| n > main).max();
    sentences.extend(larger.map(|n| fastest(report, n)));
    sentences.join(" ")
}

fn fastest(report: &Report, n: usize) -> String {
    let measurements = report.at(n);
    let first = measurements[0];
    let fastest = measurements.iter().min_by(|a, b| {
        let (a, b) = (a.nanoseconds.median, b.nanoseconds.median);
        a.total_cmp(&b)
    });
    let fastest = fastest.expect("a stage was measured there");
    let ratio = SpeedUp::new(&first.nanoseconds, &fastest.nanoseconds).ratio;
    format!(
        "At N = {n} the fastest stage is `{}`: it takes {}, and is {} as fast as `{}`.",
        fastest.stage,
        time(fastest),
        text::times(ratio),
        first.stage
    )
}

fn time(measurement: &Measurement) -> String {
    text::seconds(measurement.nanoseconds.median * 1e-9)
}

/// The table of one board size.
fn times(report: &Report, n: usize) -> Table {
    let measurements = report.at(n);
    let first = measurements[0];
    let mut table = Table::default()
        .texts(["stage"])
        .numbers(["chapter", "time", "over the stage before"])
        .numbers([format!("over `{}`", first.stage)])
        .numbers(["calls", "time a call", "samples"]);
    let over = |old: Option<&Measurement>, new: &Measurement| {
        old.map_or(String::new(), |old| {
            let speed_up = SpeedUp::new(&old.nanoseconds, &new.nanoseconds);
            let ratio = text::times(speed_up.ratio);
            format!("{ratio} ± {}", text::percent(speed_up.error))
        })
    };
    let mut before = None;
    for measurement in measurements {
        let per_call = measurement.nanoseconds_per_call;
        let error = text::percent(measurement.nanoseconds.error());
        table.add([
            format!("`{}`", measurement.stage),
            measurement.chapter.to_string(),
            format!("{} ± {error}", time(measurement)),
            over(before, measurement),
            over(before.map(|_| first), measurement),
            text::grouped(measurement.calls),
            per_call.map_or(String::new(), |nanoseconds| {
                text::seconds(nanoseconds * 1e-9)
            }),
            measurement.samples.to_string(),
        ]);
        before = Some(measurement);
    }
    table
}

/// The stages that were measured on other boards only.
fn not_measured(report: &Report, n: usize) -> Option<String> {
    let here = report.at(n);
    let mut elsewhere = report.stages();
    elsewhere.retain(|stage| !here.iter().any(|m| m.stage == *stage));
    let names: Vec<String> = elsewhere.iter().map(|stage| format!("`{stage}`")).collect();
    (!names.is_empty()).then(|| format!("Not measured here: {}.", text::listed(&names)))
}

fn explanation(report: &Report) -> String {
    let confidence = report.measurements[0].nanoseconds.confidence;
    format!(
        "A time is the median of the samples; each sample is the mean of many counts. ± is half \
         of criterion's {} confidence interval, and of a ratio: both halves, added up in squares. \
         It says how well this run knows its own median. Another run may differ by more, as the \
         machine is never twice in the same state: `workbook compare` allows for that. Calls are \
         the nodes of the search tree. The scales of the charts are logarithmic: equal steps are \
         equal ratios.",
        text::percent(confidence)
            .replace(" %", "%")
            .replace("%", " %")
    )
}

/// What the run was made of.
pub fn conditions(run: &Run) -> Table {
    let Run {
        date,
        commit,
        machine,
        build,
        ..
    } = run;
    let mut table = Table::default().texts(["", ""]);
    let commit = commit.as_ref().map(|commit| {
        let changes = if commit.dirty { ", with changes" } else { "" };
        format!("`{}`{changes}", commit.id)
    });
    let or = |text: &str, other: &str| {
        if text.is_empty() {
            other.to_owned()
        } else {
            text.to_owned()
        }
    };
    let profile = format!(
        "{}, opt-level {}",
        build.profile,
        or(&build.opt_level, "unknown")
    );
    let rows = [
        ("date", date.clone()),
        ("commit", commit.unwrap_or_else(|| "unknown".to_owned())),
        ("processor", machine.processor.clone()),
        ("cores", machine.cores.to_string()),
        ("memory", format!("{} GiB", machine.memory_gib)),
        ("system", machine.os.clone()),
        ("compiler", build.compiler.clone()),
        ("profile", profile),
        ("target", build.target.clone()),
        ("compiler flags", or(&build.rustflags, "none")),
        (
            "processor features used",
            or(&build.target_features, "unknown"),
        ),
    ];
    for (name, value) in rows {
        table.add([name.to_owned(), value]);
    }
    table
}

fn commands(report: &Report) -> Vec<String> {
    let checkout = report
        .run
        .commit
        .as_ref()
        .map(|commit| format!("git checkout {}", commit.id));
    let others = ["cargo bench --bench stages", "cargo run -- report"].map(str::to_owned);
    checkout.into_iter().chain(others).collect()
}
