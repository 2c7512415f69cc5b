//! Refusing, before starting, what would not end.

use super::failure::Failure;
use crate::board::size::BoardSize;
use crate::entry::Stage;
use crate::measuring::estimate;
use crate::text;

/// What takes longer than this is only run by force.
pub const PATIENCE_IN_SECONDS: f64 = 60.0;

/// What a stage is run for, and so how long it takes compared with a silent count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To count, silently.
    Count,
    /// To count, and to tell an observer that is quick.
    Observe,
    /// To draw every step.
    Draw,
}

impl Purpose {
    /// How many times as long as a silent count: measured, roughly.
    fn slow_down(self) -> f64 {
        match self {
            Purpose::Count => 1.0,
            Purpose::Observe => 5.0,
            Purpose::Draw => 500.0,
        }
    }
}

/// Why a stage is not run.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Refusal {
    /// Its data cannot hold such a board.
    DoesNotFit,
    /// It would take about so many seconds.
    TooLong(f64),
}

/// Whether `stage` had better not run on a board of side `n`, because it would take longer than
/// `patience` seconds. Infinite patience overrides time, not space.
pub fn refusal(stage: &Stage, n: BoardSize, purpose: Purpose, patience: f64) -> Option<Refusal> {
    if n.get() > stage.largest_n {
        return Some(Refusal::DoesNotFit);
    }
    // On small boards, even asking would take longer than running.
    if patience.is_infinite() || (purpose == Purpose::Count && n.get() <= stage.n_in_a_second) {
        return None;
    }
    let seconds = estimate::running_time(stage, n) * purpose.slow_down();
    (seconds > patience).then_some(Refusal::TooLong(seconds))
}

/// Fails if `stage` had better not run on a board of side `n`.
pub fn refuse(stage: &Stage, n: BoardSize, purpose: Purpose, patience: f64) -> Result<(), Failure> {
    let name = stage.name;
    let line = match refusal(stage, n, purpose, patience) {
        None => return Ok(()),
        Some(Refusal::DoesNotFit) => format!(
            "{name} cannot represent N = {n}: give a whole number from 0 to {}",
            stage.largest_n
        ),
        Some(Refusal::TooLong(seconds)) => format!(
            "{name} would take {} for N = {n}: try a smaller N (counting N = {} takes about a \
             second), or --force it",
            text::about(seconds),
            stage.n_in_a_second
        ),
    };
    Err(Failure::BadInput(line))
}
