//! Refusing, before starting, what would not end.

use std::time::Duration;

use super::failure::Failure;
use crate::board_size::BoardSize;
use crate::catalogue::Stage;
use crate::estimate;
use crate::text;

/// What takes longer than this is only run by force.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why a stage is not run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Its data cannot hold such a board.
    DoesNotFit,
    /// It would take about so long.
    TooLong(Duration),
}

/// Whether `stage` had better not run on a board of side `n`. Force overrides patience, not space.
pub fn refusal(stage: &Stage, n: BoardSize, force: bool) -> Option<Refusal> {
    if n.get() > stage.largest_n {
        return Some(Refusal::DoesNotFit);
    }
    if force || n.get() <= stage.n_in_a_second {
        return None;
    }
    let time = estimate::running_time(stage, n);
    (time > PATIENCE).then_some(Refusal::TooLong(time))
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
        Some(Refusal::TooLong(time)) => format!(
            "{name} would take {} for N = {n}: N = {} takes about a second; --force runs it anyway",
            text::about(time),
            stage.n_in_a_second
        ),
    };
    Err(Failure::BadInput(line))
}
