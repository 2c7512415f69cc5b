//! Stages of the book, handed in for a chapter that asks for something else.

use nqueens::chapters::{chapter2, chapter6, chapter7, chapter8, chapter9};
use nqueens::observer::Observer;

pub fn row_by_row(n: usize, mut observer: &mut dyn Observer) -> u64 {
    chapter2::row_by_row::count(n, &mut observer)
}

pub fn eight_fold(n: usize, mut observer: &mut dyn Observer) -> u64 {
    chapter6::eight_fold::count(n, &mut observer)
}

pub fn endgame(n: usize, mut observer: &mut dyn Observer) -> u64 {
    chapter7::endgame::count(n, &mut observer)
}

/// Many boards at a time: no queen is taken back.
pub fn batches(n: usize, mut observer: &mut dyn Observer) -> u64 {
    chapter8::batches::count(n, &mut observer)
}

/// Halves of boards: no solution is met.
pub fn half_boards(n: usize, mut observer: &mut dyn Observer) -> u64 {
    chapter9::half_boards::count(n, &mut observer)
}
