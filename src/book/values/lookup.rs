//! Finding what a word of a generated part names, or saying that there is no such thing.

use std::time::Duration;

use crate::board::size::BoardSize;
use crate::catalogue;
use crate::entry::{Chapter, Stage};
use crate::measuring::estimate::LARGEST_N;
use crate::observer::Tally;
use crate::recordings::times::Record;

pub fn size(word: &str) -> Result<BoardSize, String> {
    word.parse().map_err(|error| format!("{error}"))
}

/// A board size to estimate, which may be larger than those that are counted.
pub fn number(word: &str) -> Result<usize, String> {
    let number = word.parse().ok().filter(|&n| n <= LARGEST_N);
    number.ok_or_else(|| format!("{word} is not a number from 0 to {LARGEST_N}"))
}

pub fn known_stage(name: &str) -> Result<(&'static Chapter, &'static Stage), String> {
    catalogue::stage(name).ok_or_else(|| format!("no stage is called {name}"))
}

/// The stage's exact tally, if it takes about a second at most.
pub fn tally(stage: &str, n: &str) -> Result<Tally, String> {
    let (_, stage) = known_stage(stage)?;
    let n = size(n)?;
    if n.get() > stage.n_in_a_second {
        return Err(format!("{} takes too long for N = {n}", stage.name));
    }
    Ok(stage.tally(n))
}

pub fn recorded_time(record: &Record, stage: &str, n: &str) -> Result<Duration, String> {
    let time = record.time(stage, size(n)?.get());
    time.ok_or_else(|| format!("no time of {stage} for N = {n} was recorded"))
}
