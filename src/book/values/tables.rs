//! Generated parts that are tables.

use super::lookup::{recorded_time, tally};
use super::numbers::subsets;
use crate::catalogue;
use crate::entry::Stage;
use crate::measuring::judge::{Judged, LARGEST_CASE};
use crate::recordings::branches::Branches;
use crate::recordings::recorded::Recorded;
use crate::recordings::times::Record;
use crate::recordings::verdicts::Verdicts;
use crate::text::table::Table;
use crate::text::{self, grouped};

/// The board size at which chapters are compared.
const COMPARED_N: &str = "8";

/// `table` as it stands on a page: a table must begin a line.
pub fn beginning_a_line(table: Table) -> String {
    format!("\n{}", table.markdown())
}

/// All chapters and stages, with their tallies.
pub fn chapters() -> Result<Table, String> {
    let mut table = Table::default()
        .numbers([""])
        .texts(["chapter", "stage", "the idea"])
        .numbers([format!("calls at N = {COMPARED_N}")])
        .numbers(["looks"]);
    for (chapter, stage) in catalogue::stages() {
        let is_first = chapter.stages[0].name == stage.name;
        let (number, title) = if is_first {
            (chapter.number.to_string(), chapter.title)
        } else {
            (String::new(), "")
        };
        let (calls, looks) = calls_and_looks(stage)?;
        let [title, idea] = [title, stage.idea].map(str::to_owned);
        let name = format!("`{}`", stage.name);
        table.add([number, title, name, idea, calls, looks]);
    }
    Ok(table)
}

/// Both at the compared size. Where that takes too long, the number of calls is known without
/// making them, and the number of looks is not.
fn calls_and_looks(stage: &Stage) -> Result<(String, String), String> {
    match tally(stage.name, COMPARED_N) {
        Ok(tally) => Ok((grouped(tally.calls), grouped(tally.looks))),
        Err(_) => Ok((subsets(COMPARED_N)?, String::new())),
    }
}

/// The exact tallies of these stages.
pub fn tallies(n: &str, stages: &[&str]) -> Result<Table, String> {
    let mut table = Table::default()
        .texts(["stage"])
        .numbers(["calls", "looks", "placements"]);
    for name in stages {
        let tally = tally(name, n)?;
        let [calls, looks, placements] = [tally.calls, tally.looks, tally.placements].map(grouped);
        table.add([format!("`{name}`"), calls, looks, placements]);
    }
    Ok(table)
}

/// The recorded times of these stages, and how much faster each is than the one above.
pub fn times(record: &Record, n: &str, stages: &[&str]) -> Result<Table, String> {
    let mut table = Table::default()
        .texts(["stage"])
        .numbers([format!("time at N = {n}")])
        .numbers(["speed-up over the stage above"]);
    let mut above = None;
    for name in stages {
        let time = recorded_time(record, name, n)?;
        let speed_up = above.map_or(String::new(), |above| text::speed_up(above, time));
        table.add([format!("`{name}`"), text::time(time), speed_up]);
        above = Some(time);
    }
    Ok(table)
}

/// What valgrind's simulated processor counted.
pub fn branches() -> Result<Table, String> {
    let record = Branches::read().map_err(|error| format!("branches.json: {error}"))?;
    let mut table = Table::default()
        .texts([format!("stage, N = {}", record.n)])
        .numbers(["instructions", "branches", "guessed wrong"]);
    for counts in &record.counts {
        let numbers = [counts.instructions, counts.branches, counts.mispredicted];
        let [instructions, branches, wrong] = numbers.map(grouped);
        table.add([format!("`{}`", counts.stage), instructions, branches, wrong]);
    }
    Ok(table)
}

/// The judge's recorded verdicts.
pub fn verdicts() -> Result<Table, String> {
    let record = Verdicts::read().map_err(|error| format!("verdicts.json: {error}"))?;
    let verdict = format!("verdict, N = {LARGEST_CASE}");
    let mut table = Table::default().texts(["stage", &verdict]);
    for Judged { stage, verdict } in record.verdicts {
        table.add([format!("`{stage}`"), verdict.to_string()]);
    }
    Ok(table)
}
