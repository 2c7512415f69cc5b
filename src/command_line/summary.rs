//! What a chapter prints when it is simply run: the count, the time, and the tally.

use std::io::{self, Write};

use serde::Serialize;

use super::failure::Failure;
use super::limits::{Purpose, Refusal, refusal};
use crate::board::size::BoardSize;
use crate::catalogue;
use crate::entry::{Chapter, Stage};
use crate::measuring::timing::{self, Timed};
use crate::observer::Tally;
use crate::system::terminal::Terminal;
use crate::text;
use crate::text::table::{Look, Table};

/// How to print a summary.
pub struct Options {
    /// Tallies as well.
    pub tally: bool,
    /// An object a line.
    pub json: bool,
    /// Seconds; what takes longer is not run.
    pub patience: f64,
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

impl JsonLine {
    fn of(chapter: &Chapter, stage: &Stage, n: BoardSize) -> Self {
        Self {
            chapter: chapter.number,
            stage: stage.name,
            n: n.get(),
            solutions: None,
            seconds: None,
            tally: None,
            skipped: None,
        }
    }

    /// Runs the stage and fills in what was found.
    fn run(mut self, stage: &Stage, n: BoardSize, with_tally: bool) -> Self {
        let timed = timing::time(stage, n);
        self.solutions = Some(timed.solutions);
        self.seconds = Some(timed.time.as_secs_f64());
        self.tally = with_tally.then(|| stage.tally(n));
        self
    }

    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let line = serde_json::to_string(self).map_err(io::Error::from)?;
        writeln!(out, "{line}")?;
        Ok(())
    }
}

/// Runs `stage` and prints what it found, and what to type next.
pub fn print_one(
    chapter: &Chapter,
    stage: &Stage,
    n: BoardSize,
    options: &Options,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if options.json {
        let line = JsonLine::of(chapter, stage, n).run(stage, n, options.tally);
        return line.print(out);
    }
    let timed = timing::time(stage, n);
    writeln!(out, "Chapter {}, {}\n", chapter.number, chapter.title)?;
    writeln!(out, "  stage       {}: {}", stage.name, stage.idea)?;
    writeln!(out, "  source      {}", stage.source)?;
    writeln!(out, "  N           {n}")?;
    writeln!(out, "  solutions   {}", text::grouped(timed.solutions))?;
    writeln!(out, "  time        {}", text::time(timed.time))?;
    if options.tally {
        let tally = stage.tally(n);
        writeln!(out, "  calls       {}", text::grouped(tally.calls))?;
        writeln!(out, "  looks       {}", text::grouped(tally.looks))?;
        writeln!(out, "  placements  {}", text::grouped(tally.placements))?;
        writeln!(out, "  removals    {}", text::grouped(tally.removals))?;
    }
    let number = chapter.number;
    let next = if options.tally {
        next_chapter(chapter, n)
    } else if chapter.stages.len() > 1 {
        format!("cargo run --bin chapter{number} -- {n} --all")
    } else {
        format!("cargo run --bin chapter{number} -- {n} --tally")
    };
    writeln!(out)?;
    if stage.traces {
        writeln!(
            out,
            "See it work: cargo run --bin chapter{number} -- 4 --trace"
        )?;
    }
    writeln!(out, "Next:        {next}")?;
    Ok(())
}

fn next_chapter(chapter: &Chapter, n: BoardSize) -> String {
    match catalogue::chapter(chapter.number + 1) {
        Some(next) => format!("cargo run --bin chapter{}", next.number),
        None => format!("cargo run -- race {n}"),
    }
}

/// Runs every stage of `chapter` that can, and prints a table, or an object a line.
pub fn print_all(
    chapter: &Chapter,
    n: BoardSize,
    options: &Options,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let with_tally = options.tally || !options.json;
    let purpose = if with_tally {
        Purpose::Observe
    } else {
        Purpose::Count
    };
    // All of them together should not try it.
    let patience = options.patience / chapter.stages.len() as f64;
    let mut table = Table::default()
        .texts(["stage"])
        .numbers(["time"])
        .details(["speed-up", "solutions"])
        .details(["calls", "looks", "placements", "removals"]);
    let mut before: Option<Timed> = None;
    for stage in chapter.stages {
        let refusal = refusal(stage, n, purpose, patience);
        if options.json {
            let mut line = JsonLine::of(chapter, stage, n);
            match refusal {
                Some(refusal) => line.skipped = Some(why(refusal)),
                None => line = line.run(stage, n, options.tally),
            }
            line.print(out)?;
        } else if let Some(refusal) = refusal {
            let skipped = format!("skipped: {}", why(refusal));
            table.add([stage.name.to_owned(), skipped]);
        } else {
            let timed = timing::time(stage, n);
            let speed_up = before.map(|before| text::speed_up(before.time, timed.time));
            table.add(row(stage, timed, speed_up, stage.tally(n)));
            before = Some(timed);
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
    writeln!(
        out,
        "{}\n",
        table.terminal(options.terminal.columns(), Look::Ruled)
    )?;
    writeln!(
        out,
        "Each speed-up is over the last stage above that ran.\n"
    )?;
    writeln!(out, "Next: {}", next_chapter(chapter, n))?;
    Ok(())
}

fn row(stage: &Stage, timed: Timed, speed_up: Option<String>, tally: Tally) -> Vec<String> {
    let counts = [
        timed.solutions,
        tally.calls,
        tally.looks,
        tally.placements,
        tally.removals,
    ];
    let mut row = vec![
        stage.name.to_owned(),
        text::time(timed.time),
        speed_up.unwrap_or_default(),
    ];
    row.extend(counts.map(text::grouped));
    row
}

/// Why a stage was left out, in a few words.
pub fn why(refusal: Refusal) -> String {
    match refusal {
        Refusal::DoesNotFit => "cannot represent this N".to_owned(),
        Refusal::TooLong(seconds) => text::about(seconds),
    }
}
