//! The online judge's way of asking: the board size comes on standard input (BOJ 9663).

use std::io::{self, Read};

use super::failure::Failure;
use crate::board::size::BoardSize;

/// Reads one board size from standard input, which must hold nothing else.
pub fn read_board_size() -> Result<BoardSize, Failure> {
    // More than any board size needs, and an endless input does no harm.
    const ENOUGH: u64 = 1024;
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .take(ENOUGH + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::BadInput(format!("cannot read standard input: {error}")))?;
    let accepted = format!("give one whole number from 0 to {}", BoardSize::MAX);
    if bytes.len() as u64 > ENOUGH {
        let too_long = format!("standard input is longer than a board size: {accepted}");
        return Err(Failure::BadInput(too_long));
    }
    let text = String::from_utf8_lossy(&bytes);
    if text.trim().is_empty() {
        let empty =
            format!("standard input holds no board size: {accepted}, there or as an argument");
        return Err(Failure::BadInput(empty));
    }
    parse_board_size(&text)
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
