//! A comparison as a page.

use super::compare::{Compared, Comparison, FEWEST_ROWS};
use super::verdict::{FEWEST_SAMPLES, Verdict};
use crate::report::page::Block;
use crate::report::statistics::SPREADS;
use nqueens::measuring::bench_run::Run;
use nqueens::text::{self, table::Table};

/// The page of `comparison`.
pub fn page(comparison: &Comparison) -> Vec<Block> {
    let reports = comparison.reports.iter().map(report);
    let mut blocks: Vec<Block> = reports.map(Block::Paragraph).collect();
    blocks.extend(differences(comparison).into_iter().map(Block::Paragraph));
    blocks.push(Block::Table(rows(comparison)));
    for (index, compared) in comparison.reports[1..].iter().enumerate() {
        blocks.push(Block::Paragraph(result(comparison, index, compared)));
    }
    blocks.push(Block::Paragraph(explanation(comparison)));
    blocks
}

fn report(compared: &Compared) -> String {
    let Compared {
        name, path, run, ..
    } = compared;
    let commit = run.commit.as_ref();
    let commit = commit.map_or(String::new(), |commit| {
        format!(", commit {}", commit.short())
    });
    format!(
        "{name} is {path}: {}{commit}; {}, {} cores; {}, {}.",
        run.date, run.machine.processor, run.machine.cores, run.build.compiler, run.build.profile
    )
}

/// A line for each report and thing in which it differs from the first.
fn differences(comparison: &Comparison) -> Vec<String> {
    let first = &comparison.reports[0];
    let mut lines = Vec::new();
    for other in &comparison.reports[1..] {
        for (what, of_run) in CONDITIONS {
            let [a, b] = [first, other].map(|compared| of_run(&compared.run));
            if a != b {
                lines.push(format!(
                    "Not the same {what}: {} has {a}, {} has {b}.",
                    first.name, other.name
                ));
            }
        }
    }
    lines
}

type Condition = (&'static str, fn(&Run) -> String);

/// What must be the same for the code alone to make a difference.
const CONDITIONS: [Condition; 8] = [
    ("processor", |run| run.machine.processor.clone()),
    ("number of cores", |run| run.machine.cores.to_string()),
    ("memory", |run| format!("{} GiB", run.machine.memory_gib)),
    ("system", |run| run.machine.os.clone()),
    ("compiler", |run| run.build.compiler.clone()),
    ("profile", |run| {
        let build = &run.build;
        let level = if build.opt_level.is_empty() {
            "unknown"
        } else {
            &build.opt_level
        };
        format!("{}, opt-level {level}, for {}", build.profile, build.target)
    }),
    ("compiler flags", |run| or_none(&run.build.rustflags)),
    ("processor features used", |run| {
        or_none(&run.build.target_features)
    }),
];

fn or_none(text: &str) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text.to_owned()
    }
}

fn rows(comparison: &Comparison) -> Table {
    let first = comparison.reports[0].name;
    let mut table = Table::default().numbers(["N"]).texts(["stage"]);
    table = table.details([first]);
    for Compared { name, .. } in &comparison.reports[1..] {
        table = table
            .details([name])
            .numbers([format!("{name} over {first}")])
            .details(["interval"])
            .texts([format!("verdict on {name}")]);
    }
    for row in &comparison.rows {
        let times = row
            .nanoseconds
            .iter()
            .map(|times| text::seconds(times.median * 1e-9));
        let mut times = times.collect::<Vec<_>>().into_iter();
        let mut cells = vec![row.n.to_string(), format!("`{}`", row.stage)];
        cells.extend(times.next());
        for (time, judged) in times.zip(&row.against_first) {
            let [lower, upper] = [judged.lower, judged.upper]
                .map(|ratio| text::times(ratio).trim_end_matches(" ×").to_owned());
            cells.extend([
                time,
                text::times(judged.speed_up),
                format!("{lower} to {upper}"),
                judged.verdict.words().to_owned(),
            ]);
        }
        table.add(cells);
    }
    table
}

/// What came out for the report after the first that has this index.
fn result(comparison: &Comparison, index: usize, compared: &Compared) -> String {
    let rows = comparison.rows.len();
    let verdicts = comparison
        .rows
        .iter()
        .map(|row| row.against_first[index].verdict);
    let verdicts: Vec<Verdict> = verdicts.collect();
    let count = |verdict| verdicts.iter().filter(|found| **found == verdict).count();
    let (name, first) = (compared.name, comparison.reports[0].name);
    let shift = compared.shift.expect("every report but the first has one");
    let drift = if shift.is_drift {
        "on one machine with one build that may be the state of the machine, so rows that differ by \
         no more than that are like all rows"
            .to_owned()
    } else if rows < FEWEST_ROWS {
        format!(
            "with fewer than {FEWEST_ROWS} rows the state of the machine cannot be told from the code"
        )
    } else {
        "the machines or builds are not the same, so this is no matter of the code alone".to_owned()
    };
    let noise = match compared.noise {
        Some(factor) => format!(
            "What {first} and {name} timed twice within a run was within {} of itself in 19 of 20 \
             cases.",
            text::times(factor)
        ),
        None => format!(
            "How far two measurements of the same code are apart is not known: only a whole cargo \
             bench times everything twice, so {name} may differ from {first} by more than it says."
        ),
    };
    format!(
        "{name} against {first}: {} faster, {} slower, and no difference that these runs can show in \
         {} of {rows} rows. All rows together: {}; {drift}. {noise}",
        count(Verdict::Faster),
        count(Verdict::Slower),
        rows - count(Verdict::Faster) - count(Verdict::Slower),
        text::times(shift.speed_up),
    )
}

fn explanation(comparison: &Comparison) -> String {
    let first = comparison.reports[0].name;
    let effect = text::percent(comparison.smallest_effect);
    format!(
        "B over {first} is the median time of {first} over that of B: above 1, B is faster. The \
         interval is made of their errors, as shares of the medians, added up in squares: half of \
         both 95 % confidence intervals, {SPREADS} times the spread of both runs' samples, and the \
         factor between two measurements of the same code within a run, as those of a run share the \
         state of the machine, and the next run finds another. A row counts as faster or slower only if its whole interval is more than {effect} away from \
         1.00, and if there are {FEWEST_SAMPLES} samples or more."
    )
}
