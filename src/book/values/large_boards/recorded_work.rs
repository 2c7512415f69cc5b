//! Tallies that take too long to be counted whenever the book is written.

use std::time::Duration;

use super::super::lookup::{number, recorded_time};
use super::super::numbers::ratio;
use crate::recordings::recorded::Recorded;
use crate::recordings::tallies::Work;
use crate::recordings::times::Record;
use crate::text;

/// A tally that takes too long to be counted whenever the book is written.
pub fn recorded(what: &str, stage: &str, n: &str) -> Result<u64, String> {
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
pub fn recorded_growth(what: &str, stage: &str, n: &str, smaller: &str) -> Result<String, String> {
    Ok(ratio(
        recorded(what, stage, n)?,
        recorded(what, stage, smaller)?,
    ))
}

/// The recorded time, divided by the recorded number of calls or looks.
pub fn time_per(record: &Record, what: &str, stage: &str, n: &str) -> Result<String, String> {
    let time: Duration = recorded_time(record, stage, n)?;
    Ok(text::seconds(
        time.as_secs_f64() / recorded(what, stage, n)? as f64,
    ))
}
