//! Generated parts that are tables. Each begins with a line end, since a table must begin a line.

use std::fmt::Write;

use super::lookup::{recorded_time, tally};
use super::numbers::subsets;
use crate::catalogue;
use crate::entry::Stage;
use crate::measuring::judge::{Judged, LARGEST_CASE};
use crate::recordings::branches::Branches;
use crate::recordings::recorded::Recorded;
use crate::recordings::times::Record;
use crate::recordings::verdicts::Verdicts;
use crate::text::{self, grouped};

/// The board size at which chapters are compared.
const COMPARED_N: &str = "8";

/// All chapters and stages, with their tallies.
pub fn chapters() -> Result<String, String> {
    let mut table = format!(
        "\n| | chapter | stage | the idea | calls at N = {COMPARED_N} | looks |\n\
         | --: | --- | --- | --- | --: | --: |\n"
    );
    for (chapter, stage) in catalogue::stages() {
        let is_first = chapter.stages[0].name == stage.name;
        let (number, title) = if is_first {
            (chapter.number.to_string(), chapter.title)
        } else {
            (String::new(), "")
        };
        let (calls, looks) = calls_and_looks(stage)?;
        let (name, idea) = (stage.name, stage.idea);
        writeln!(
            table,
            "| {number} | {title} | `{name}` | {idea} | {calls} | {looks} |"
        )
        .expect("a string can be written to");
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
pub fn tallies(n: &str, stages: &[&str]) -> Result<String, String> {
    let mut table =
        "\n| stage | calls | looks | placements |\n| --- | --: | --: | --: |\n".to_owned();
    for name in stages {
        let tally = tally(name, n)?;
        let [calls, looks, placements] = [tally.calls, tally.looks, tally.placements].map(grouped);
        writeln!(table, "| `{name}` | {calls} | {looks} | {placements} |")
            .expect("a string can be written to");
    }
    Ok(table)
}

/// The recorded times of these stages, and how much faster each is than the one above.
pub fn times(record: &Record, n: &str, stages: &[&str]) -> Result<String, String> {
    let mut table = format!(
        "\n| stage | time at N = {n} | speed-up over the stage above |\n| --- | --: | --: |\n"
    );
    let mut above = None;
    for name in stages {
        let time = recorded_time(record, name, n)?;
        let speed_up = above.map_or(String::new(), |above| text::speed_up(above, time));
        writeln!(table, "| `{name}` | {} | {speed_up} |", text::time(time))
            .expect("a string can be written to");
        above = Some(time);
    }
    Ok(table)
}

/// What valgrind's simulated processor counted.
pub fn branches() -> Result<String, String> {
    let record = Branches::read().map_err(|error| format!("branches.json: {error}"))?;
    let mut table = format!(
        "\n| stage, N = {} | instructions | branches | guessed wrong |\n\
         | --- | --: | --: | --: |\n",
        record.n
    );
    for counts in &record.counts {
        let numbers = [counts.instructions, counts.branches, counts.mispredicted];
        let [instructions, branches, wrong] = numbers.map(grouped);
        writeln!(
            table,
            "| `{}` | {instructions} | {branches} | {wrong} |",
            counts.stage
        )
        .expect("a string can be written to");
    }
    Ok(table)
}

/// The judge's recorded verdicts.
pub fn verdicts() -> Result<String, String> {
    let record = Verdicts::read().map_err(|error| format!("verdicts.json: {error}"))?;
    let mut table = format!("\n| stage | verdict, N = {LARGEST_CASE} |\n| --- | --- |\n");
    for Judged { stage, verdict } in record.verdicts {
        writeln!(table, "| `{stage}` | {verdict} |").expect("a string can be written to");
    }
    Ok(table)
}
