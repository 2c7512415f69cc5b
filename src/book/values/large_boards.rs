//! Generated parts about boards that take long: recorded counts, tallies, and another program.

use std::fmt::Write;
use std::time::Duration;

use super::lookup::{number, recorded_time};
use super::ratio;
use crate::book::long_counts::{LongCount, LongCounts};
use crate::book::public_program::Comparison;
use crate::book::record::Record;
use crate::book::recorded::Recorded;
use crate::book::work::Work;
use crate::chapters::chapter11::unit_list::Grain;
use crate::command_line::plan;
use crate::known::SOLUTIONS;
use crate::machine::Machine;
use crate::text::{self, grouped};
use crate::work::plan::{Plan, stage_for};
use crate::work::schedule;

const MIB: f64 = (1u64 << 20) as f64;
const GIB: f64 = (1u64 << 30) as f64;

/// What the words stand for, if they begin with one of the words for large boards.
pub fn value(words: &[&str], record: &Record) -> Option<Result<String, String>> {
    let value = match words {
        ["long-counts", stage, other] => long_counts(stage, other),
        ["long-machine"] => long_machine(),
        ["schedules", n, machines] => schedules(n, machines),
        ["plan", price, sizes @ ..] => plan(record, price, sizes),
        ["memory", stage, n] => long_count(stage, n).map(|count| memory(count.peak_bytes as f64)),
        ["memory-growth", stage, n, smaller] => memory_growth(stage, n, smaller),
        ["estimated-memory", stage, n] => estimated_memory(stage, n),
        ["largest-n-in-gib", stage, gib] => largest_n_in_gib(stage, gib),
        ["overtakes", stage, other] => overtakes(record, stage, other),
        ["recorded", what, stage, n] => recorded(what, stage, n).map(grouped),
        ["recorded-growth", what, stage, n, smaller] => recorded_growth(what, stage, n, smaller),
        ["time-per", what, stage, n] => time_per(record, what, stage, n),
        ["public-program"] => public_program(),
        ["public-program-note"] => comparison().map(|comparison| note(&comparison)),
        _ => return None,
    };
    Some(value)
}

fn counts() -> Result<LongCounts, String> {
    LongCounts::read().map_err(|error| format!("long_counts.json: {error}"))
}

fn long_count(stage: &str, n: &str) -> Result<LongCount, String> {
    let counts = counts()?;
    let count = counts.get(stage, number(n)?).cloned();
    count.ok_or_else(|| format!("no long count of {stage} for N = {n} was recorded"))
}

/// All boards that `stage` was recorded on, beside the times of `other`.
fn long_counts(stage: &str, other: &str) -> Result<String, String> {
    let counts = counts()?;
    let mut table = format!(
        "\n| N | solutions | `{other}` | `{stage}` | speed-up | memory of `{stage}` |\n\
         | --: | --: | --: | --: | --: | --: |\n"
    );
    for count in counts.counts.iter().filter(|count| count.stage == stage) {
        let n = count.n;
        let (before, speed_up) = match counts.get(other, n) {
            Some(before) => (
                text::seconds(before.cpu_seconds),
                text::times(before.cpu_seconds / count.cpu_seconds),
            ),
            None => (String::new(), String::new()),
        };
        let solutions = grouped(SOLUTIONS[n]);
        let time = text::seconds(count.cpu_seconds);
        let memory = memory(count.peak_bytes as f64);
        writeln!(
            table,
            "| {n} | {solutions} | {before} | {time} | {speed_up} | {memory} |"
        )
        .expect("a string can be written to");
    }
    Ok(table)
}

/// A table of what counts would take: from the recorded runs, as far as they go, and from there on as the
/// stages' work grows.
fn plan(record: &Record, price: &str, sizes: &[&str]) -> Result<String, String> {
    let price: f64 = price.parse().map_err(|_| format!("{price} is no price"))?;
    let counts = counts()?;
    let mut table = format!(
        "\n| {} |\n| --: | --- | --: | --: | --- | --: |\n",
        plan::HEADER.join(" | ")
    );
    for n in sizes {
        let n = number(n)?;
        let stage = stage_for(n);
        let recorded = |n: usize| {
            let long = counts.get(stage.name, n).map(|count| count.cpu_seconds);
            long.or_else(|| Some(record.time(stage.name, n)?.as_secs_f64()))
        };
        // As far as the recorded boards go that are odd or even as this one.
        let largest = (0..=n).rev().step_by(2).find(|&n| recorded(n).is_some());
        let largest = largest.ok_or_else(|| format!("no time of {} was recorded", stage.name))?;
        let growth = stage.tree.work(n) / stage.tree.work(largest);
        let seconds = recorded(largest).expect("it was found") * growth;
        let plan = Plan::new(n, seconds);
        let row = plan::row(&plan, Some(price * plan.core_hours));
        writeln!(table, "| {} |", row.join(" | ")).expect("a string can be written to");
    }
    Ok(table)
}

/// A table of how late the last of so many machines is done, for either grain and order.
fn schedules(n: &str, machines: &str) -> Result<String, String> {
    let (n, machines) = (number(n)?, number(machines)?);
    let mut table =
        "\n| units | how many | as in the list | the largest first |\n| --- | --: | --: | --: |\n"
            .to_owned();
    for grain in [Grain::Coarse, Grain::Fine] {
        let works = schedule::works(n, grain);
        let late = |works: &[u64]| {
            let schedule = schedule::handed_out(works, machines);
            text::percent(schedule::lateness(&schedule) - 1.0)
        };
        let units = grouped(works.len() as u64);
        let in_order = late(&works);
        let largest_first = late(&schedule::largest_first(works));
        let name = grain.name();
        writeln!(
            table,
            "| {name} | {units} | {in_order} later | {largest_first} later |"
        )
        .expect("a string can be written to");
    }
    Ok(table)
}

fn long_machine() -> Result<String, String> {
    let LongCounts {
        date,
        machine,
        build,
        ..
    } = counts()?;
    let on = on(&machine);
    Ok(format!("on {date} with {}, {on}", build.compiler))
}

fn on(machine: &Machine) -> String {
    let Machine {
        processor,
        cores,
        memory_gib,
        os,
    } = machine;
    format!("on {processor}, {cores} cores, {memory_gib} GiB, {os}")
}

/// In MiB without decimals, or in GiB with one.
fn memory(bytes: f64) -> String {
    if bytes < GIB {
        format!("{:.0} MiB", bytes / MIB)
    } else {
        format!("{:.1} GiB", bytes / GIB)
    }
}

/// How many times more memory it took for N = `n` than for the smaller one.
fn memory_growth(stage: &str, n: &str, smaller: &str) -> Result<String, String> {
    let [large, small] = [long_count(stage, n)?, long_count(stage, smaller)?];
    Ok(ratio(large.peak_bytes, small.peak_bytes))
}

/// From the two boards before of the same kind, odd or even, as if memory went on to grow as it did
/// between them.
fn estimated_bytes(counts: &LongCounts, stage: &str, n: usize) -> Option<f64> {
    let bytes = |n: usize| Some(counts.get(stage, n)?.peak_bytes as f64);
    let (before, long_before) = (bytes(n.checked_sub(2)?)?, bytes(n.checked_sub(4)?)?);
    Some(before * before / long_before)
}

fn estimated_memory(stage: &str, n: &str) -> Result<String, String> {
    let bytes = estimated_bytes(&counts()?, stage, number(n)?);
    let bytes = bytes.ok_or_else(|| format!("the memory of {stage} was not recorded"))?;
    Ok(format!("about {}", memory(bytes)))
}

/// The largest board that was recorded with so little memory, if the next one is known to need
/// more.
fn largest_n_in_gib(stage: &str, gib: &str) -> Result<String, String> {
    let counts = counts()?;
    let room = GIB * number(gib)? as f64;
    let fits = |count: &&LongCount| count.stage == stage && count.peak_bytes as f64 <= room;
    let largest = counts.counts.iter().filter(fits).map(|count| count.n).max();
    let largest = largest.ok_or_else(|| format!("{stage} was not recorded in {gib} GiB"))?;
    match estimated_bytes(&counts, stage, largest + 1) {
        Some(bytes) if bytes > room => Ok(largest.to_string()),
        _ => Err(format!("N = {} may fit into {gib} GiB, too", largest + 1)),
    }
}

/// The first board from which on `stage` took less time than `other` on every board on which both
/// were timed.
fn overtakes(record: &Record, stage: &str, other: &str) -> Result<String, String> {
    let both = (0..=SOLUTIONS.len())
        .filter_map(|n| Some((n, record.time(stage, n)?, record.time(other, n)?)));
    let mut first = None;
    for (n, time, other) in both {
        first = match time < other {
            true => first.or(Some(n)),
            false => None,
        };
    }
    let first = first.ok_or_else(|| format!("{stage} does not overtake {other}"))?;
    Ok(first.to_string())
}

/// A tally that takes too long to be counted whenever the book is written.
fn recorded(what: &str, stage: &str, n: &str) -> Result<u64, String> {
    let n = number(n)?;
    let works = <Vec<Work>>::read().map_err(|error| format!("work.json: {error}"))?;
    let work = works.iter().find(|work| work.stage == stage && work.n == n);
    let Work { tally, .. } = work.ok_or_else(|| format!("{stage} was not tallied for N = {n}"))?;
    match what {
        "calls" => Ok(tally.calls),
        "looks" => Ok(tally.looks),
        "placements" => Ok(tally.placements),
        _ => Err(format!("{what} are not recorded")),
    }
}

/// How many times more there are for N = `n` than for the smaller one.
fn recorded_growth(what: &str, stage: &str, n: &str, smaller: &str) -> Result<String, String> {
    Ok(ratio(
        recorded(what, stage, n)?,
        recorded(what, stage, smaller)?,
    ))
}

/// The recorded time, divided by the recorded number of calls or looks.
fn time_per(record: &Record, what: &str, stage: &str, n: &str) -> Result<String, String> {
    let time: Duration = recorded_time(record, stage, n)?;
    Ok(text::seconds(
        time.as_secs_f64() / recorded(what, stage, n)? as f64,
    ))
}

fn comparison() -> Result<Comparison, String> {
    Comparison::read().map_err(|error| format!("public_program.json: {error}"))
}

fn public_program() -> Result<String, String> {
    let comparison = comparison()?;
    let mut table = format!(
        "\n| N | {} | `{}` | speed-up |\n| --: | --: | --: | --: |\n",
        comparison.program, comparison.stage
    );
    for medians in &comparison.medians {
        let (ours, theirs) = (medians.ours_cpu_seconds, medians.theirs_cpu_seconds);
        let [ours_text, theirs_text] = [ours, theirs].map(text::seconds);
        let speed_up = text::times(theirs / ours);
        let n = medians.n;
        writeln!(table, "| {n} | {theirs_text} | {ours_text} | {speed_up} |")
            .expect("a string can be written to");
    }
    Ok(table)
}

fn note(comparison: &Comparison) -> String {
    let Comparison {
        method,
        commit,
        compiler,
        date,
        machine,
        ..
    } = comparison;
    let (on, version) = (on(machine), &commit[..10]);
    format!("{method}; on {date}, {on}. Its version {version} was compiled by `{compiler}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &str) -> String {
        let record = Record::read().unwrap();
        let words: Vec<&str> = words.split(' ').collect();
        let value = value(&words, &record).expect("a word for large boards");
        value.unwrap_or_else(|error| error)
    }

    #[test]
    fn memory_has_the_unit_that_suits_it() {
        assert_eq!(memory(50.4 * MIB), "50 MiB");
        assert_eq!(memory(1023.0 * MIB), "1023 MiB");
        assert_eq!(memory(2.62 * GIB), "2.6 GiB");
    }

    #[test]
    fn memory_goes_on_to_grow_as_it_did() {
        let counts = LongCounts::read().unwrap();
        let [small, large] = [18, 20].map(|n| {
            let count = counts.get("eight_flags", n).unwrap();
            count.peak_bytes as f64
        });
        let estimate = estimated_bytes(&counts, "eight_flags", 22).unwrap();
        assert!((estimate / large - large / small).abs() < 1e-9);
        assert_eq!(estimated_bytes(&counts, "eight_flags", 26), None);
    }

    /// A stage overtakes another where it is faster on that board and all that follow.
    #[test]
    fn the_first_board_of_a_lasting_lead_is_found() {
        let record = Record::read().unwrap();
        let first: usize = text("overtakes eight_flags simd").parse().unwrap();
        let is_faster = |n| record.time("eight_flags", n) < record.time("simd", n);
        assert!(is_faster(first) && !is_faster(first - 1));
        assert_eq!(
            text("overtakes half_boards simd"),
            "half_boards does not overtake simd"
        );
    }

    #[test]
    fn recorded_tallies_are_found() {
        assert_eq!(text("recorded calls bitmasks 8"), "2,057");
        assert_eq!(
            text("recorded calls bitmasks 17"),
            "bitmasks was not tallied for N = 17"
        );
        assert_eq!(
            text("recorded removals bitmasks 8"),
            "removals are not recorded"
        );
    }
}
