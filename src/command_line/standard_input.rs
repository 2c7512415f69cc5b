//! The online judge's way of asking: the board size comes on standard input (BOJ 9663).

use std::io::{self, Read};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::failure::Failure;
use super::standard_error::note;
use crate::board::size::BoardSize;

/// Whoever waits for longer is told for what.
const PATIENCE: Duration = Duration::from_secs(1);

/// Reads one board size from standard input, which must hold nothing else. `None` if it ends before
/// its first byte: then nobody asks.
pub fn read_board_size() -> Result<Option<BoardSize>, Failure> {
    let bytes = saying_what_is_awaited(read_some)
        .map_err(|error| Failure::BadInput(format!("cannot read standard input: {error}")))?;
    if bytes.is_empty() {
        return Ok(None);
    }
    let accepted = format!("give one whole number from 0 to {}", BoardSize::MAX);
    if bytes.len() as u64 > ENOUGH {
        let too_long = format!("standard input is longer than a board size: {accepted}");
        return Err(Failure::BadInput(too_long));
    }
    let text = String::from_utf8_lossy(&bytes);
    if text.trim().is_empty() {
        let blank =
            format!("standard input holds no board size: {accepted}, there or as an argument");
        return Err(Failure::BadInput(blank));
    }
    parse_board_size(&text).map(Some)
}

/// More than any board size needs, and an endless input does no harm.
const ENOUGH: u64 = 1024;

fn read_some() -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .take(ENOUGH + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What `read` returns; if that takes long, standard error says what it waits for.
fn saying_what_is_awaited<T>(read: impl FnOnce() -> T) -> T {
    // Dropped when the reading ends, which wakes the thread.
    let (reading, ended) = mpsc::channel::<()>();
    let watch = thread::spawn(move || {
        if ended.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout) {
            note("waiting for a board size on standard input, and for its end");
        }
    });
    let result = read();
    drop(reading);
    // Before anything else is printed, the word is out or never will be.
    let _ = watch.join();
    result
}

/// The board size that `text` spells.
///
/// # Errors
///
/// If it spells none.
pub fn parse_board_size(text: &str) -> Result<BoardSize, Failure> {
    let size = text.parse::<BoardSize>();
    size.map_err(|error| Failure::BadInput(error.to_string()))
}

/// Whether `text` is a number, and larger than `largest`.
pub fn is_larger_than(text: &str, largest: usize) -> bool {
    let number = text.trim().parse::<u128>();
    number.is_ok_and(|number| number > largest as u128)
}
