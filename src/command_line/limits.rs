//! Refusing, before starting, what would not end.

use super::failure::Failure;
use crate::board_size::BoardSize;
use crate::catalogue::Stage;
use crate::estimate;
use crate::text;

/// What takes longer than this is only run by force.
const PATIENCE_IN_SECONDS: f64 = 60.0;

/// Why a stage is not run.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Refusal {
    /// Its data cannot hold such a board.
    DoesNotFit,
    /// It would take about so many seconds.
    TooLong(f64),
}

/// Whether `stage` had better not run on a board of side `n`. Force overrides patience, not space.
pub fn refusal(stage: &Stage, n: BoardSize, force: bool) -> Option<Refusal> {
    if n.get() > stage.largest_n {
        return Some(Refusal::DoesNotFit);
    }
    if force || n.get() <= stage.n_in_a_second {
        return None;
    }
    let seconds = estimate::running_time(stage, n);
    (seconds > PATIENCE_IN_SECONDS).then_some(Refusal::TooLong(seconds))
}

/// Fails if `stage` had better not run on a board of side `n`.
pub fn refuse(stage: &Stage, n: BoardSize, force: bool) -> Result<(), Failure> {
    let name = stage.name;
    let line = match refusal(stage, n, force) {
        None => return Ok(()),
        Some(Refusal::DoesNotFit) => format!(
            "{name} cannot represent N = {n}: give a whole number from 0 to {}",
            stage.largest_n
        ),
        Some(Refusal::TooLong(seconds)) => format!(
            "{name} would take {} for N = {n}: N = {} takes about a second; --force runs it anyway",
            text::about(seconds),
            stage.n_in_a_second
        ),
    };
    Err(Failure::BadInput(line))
}
