//! What a chapter prints when it is simply run: the count, the time, and the tally.

use std::io::Write;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use serde::Serialize;

use super::failure::Failure;
use super::limits::{Refusal, refusal};
use super::terminal::Terminal;
use crate::board_size::BoardSize;
use crate::catalogue::{self, Chapter, Stage};
use crate::observer::Tally;
use crate::text;
use crate::timing::{self, Timed};

/// How to print a summary.
pub struct Options {
    /// Tallies as well.
    pub tally: bool,
    /// An object a line.
    pub json: bool,
    /// Run also what takes too long.
    pub force: bool,
    /// Where it goes.
    pub terminal: Terminal,
}

/// A stage's result as a line of JSON. A stage that was not run has no solutions and no seconds,
/// but says why.
#[derive(Serialize)]
struct JsonLine {
    chapter: usize,
    stage: &'static str,
    n: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tally: Option<Tally>,
    #[serde(skip_serializing_if = "Option::is_none")]
    skipped: Option<String>,
}

/// Runs `stage` and prints what it found, and what to type next.
pub fn print_one(
    chapter: &Chapter,
    stage: &Stage,
    n: BoardSize,
    options: &Options,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let timed = timing::time(stage, n);
    let tally = options.tally.then(|| stage.tally(n));
    if options.json {
        return print_json(chapter, stage, n, Ok(timed), tally, out);
    }
    writeln!(out, "Chapter {}, {}\n", chapter.number, chapter.title)?;
    writeln!(out, "  stage       {}: {}", stage.name, stage.idea)?;
    writeln!(out, "  N           {n}")?;
    writeln!(out, "  solutions   {}", text::grouped(timed.solutions))?;
    writeln!(out, "  time        {}", text::time(timed.time))?;
    if let Some(tally) = tally {
        writeln!(out, "  calls       {}", text::grouped(tally.calls))?;
        writeln!(out, "  looks       {}", text::grouped(tally.looks))?;
        writeln!(out, "  placements  {}", text::grouped(tally.placements))?;
        writeln!(out, "  removals    {}", text::grouped(tally.removals))?;
    }
    let number = chapter.number;
    let next = if options.tally && stage.traces {
        format!("cargo run --bin chapter{number} -- 4 --trace --steps 20")
    } else if chapter.stages.len() > 1 {
        format!("cargo run --bin chapter{number} -- {n} --all")
    } else {
        format!("cargo run --bin chapter{number} -- {n} --tally")
    };
    writeln!(out, "\nNext: {next}")?;
    Ok(())
}

/// Runs every stage of `chapter` that can, and prints a table.
pub fn print_all(
    chapter: &Chapter,
    n: BoardSize,
    options: &Options,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut table = new_table(options.terminal);
    table.set_header([
        "stage",
        "solutions",
        "time",
        "speed-up",
        "calls",
        "looks",
        "placements",
        "removals",
    ]);
    let mut before: Option<Timed> = None;
    for stage in chapter.stages {
        let outcome = match refusal(stage, n, options.force) {
            Some(refusal) => Err(refusal),
            None => Ok(timing::time(stage, n)),
        };
        let tally = outcome.is_ok().then(|| stage.tally(n));
        if options.json {
            print_json(
                chapter,
                stage,
                n,
                outcome,
                tally.filter(|_| options.tally),
                out,
            )?;
            continue;
        }
        match (outcome, tally) {
            (Ok(timed), Some(tally)) => {
                let speed_up = before.map(|before| text::speed_up(before.time, timed.time));
                table.add_row([
                    stage.name.to_owned(),
                    text::grouped(timed.solutions),
                    text::time(timed.time),
                    speed_up.unwrap_or_default(),
                    text::grouped(tally.calls),
                    text::grouped(tally.looks),
                    text::grouped(tally.placements),
                    text::grouped(tally.removals),
                ]);
                before = Some(timed);
            }
            (Err(refusal), _) => {
                table.add_row([stage.name.to_owned(), String::new(), skipped(refusal)]);
            }
            (Ok(_), None) => unreachable!("whatever ran was tallied"),
        }
    }
    if options.json {
        return Ok(());
    }
    writeln!(
        out,
        "Chapter {}, {}: N = {n}\n",
        chapter.number, chapter.title
    )?;
    align_right(&mut table, 1..8);
    writeln!(out, "{}", table.trim_fmt())?;
    writeln!(out, "\nEach speed-up is over the stage above.\n")?;
    let next = match catalogue::chapter(chapter.number + 1) {
        Some(next) => format!("cargo run --bin chapter{}", next.number),
        None => format!("cargo run -- race {n}"),
    };
    writeln!(out, "Next: {next}")?;
    Ok(())
}

fn print_json(
    chapter: &Chapter,
    stage: &Stage,
    n: BoardSize,
    outcome: Result<Timed, Refusal>,
    tally: Option<Tally>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let timed = outcome.ok();
    let line = JsonLine {
        chapter: chapter.number,
        stage: stage.name,
        n: n.get(),
        solutions: timed.map(|timed| timed.solutions),
        seconds: timed.map(|timed| timed.time.as_secs_f64()),
        tally,
        skipped: outcome.err().map(skipped),
    };
    let line = serde_json::to_string(&line).map_err(std::io::Error::from)?;
    writeln!(out, "{line}")?;
    Ok(())
}

/// Why a stage was left out, in a few words.
pub fn skipped(refusal: Refusal) -> String {
    match refusal {
        Refusal::DoesNotFit => "skipped: cannot represent this N".to_owned(),
        Refusal::TooLong(seconds) => format!("skipped: {}", text::about(seconds)),
    }
}

/// An empty table, no wider than `terminal`.
pub fn new_table(terminal: Terminal) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    if let Some((columns, _)) = terminal.size {
        table
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(u16::try_from(columns).unwrap_or(u16::MAX));
    }
    table
}

/// Aligns these columns of `table` to the right, as numbers are.
pub fn align_right(table: &mut Table, columns: std::ops::Range<usize>) {
    for index in columns {
        if let Some(column) = table.column_mut(index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
}
