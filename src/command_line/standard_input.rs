//! The online judge's way of asking: the board size comes on standard input (BOJ 9663).

use std::io::{self, Read};

use super::failure::Failure;
use crate::board_size::BoardSize;

/// Reads one board size from standard input.
pub fn read_board_size() -> Result<BoardSize, Failure> {
    // More than any board size needs, and an endless input does no harm.
    const ENOUGH: u64 = 1024;
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .take(ENOUGH)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::BadInput(format!("cannot read standard input: {error}")))?;
    parse_board_size(&String::from_utf8_lossy(&bytes))
}

/// The board size that `text` spells.
pub fn parse_board_size(text: &str) -> Result<BoardSize, Failure> {
    let size = text.parse::<BoardSize>();
    size.map_err(|error| Failure::BadInput(error.to_string()))
}
