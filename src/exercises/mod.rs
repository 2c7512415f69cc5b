//! Judging what the reader wrote for a chapter's [exercise](crate::entry::exercise).
//!
//! The reader's file is a program of its own, so that what goes wrong in it stays in it. It hands
//! its functions to a [`Host`]. The checker has cargo [build](building) that program, [runs](running)
//! it as a process apart and under a time limit, and [judges](checking) what it reports.

pub mod building;
pub mod checking;
mod count_judge;
mod function_judge;
mod goal;
mod host;
mod known_mistakes;
pub mod progress;
mod protocol;
pub mod running;
mod verdict;
mod witness;
mod wrong_counts;

pub use host::Host;
pub use verdict::{State, Verdict};

/// A call as it would stand in the reader's file: `squares_read(4, 0, 3)`.
fn call(function: &str, arguments: &str) -> String {
    let inner = arguments
        .strip_prefix('[')
        .and_then(|a| a.strip_suffix(']'));
    let inner = inner.unwrap_or(arguments).replace(',', ", ");
    format!("{function}({inner})")
}
