//! Judging what the reader wrote for a chapter's [exercise](crate::entry::exercise).
//!
//! The reader's file is a program of its own, so that what goes wrong in it stays in it. It hands
//! its functions to a [`Host`]. The checker has cargo [build](building) that program, [runs](running)
//! it as a process apart and under a time limit, and [judges](checking) what it reports.

pub mod building;
mod call;
pub mod checking;
mod count;
mod count_judge;
mod function_judge;
mod goal;
mod host;
pub mod known_mistakes;
pub mod progress;
mod protocol;
pub mod running;
mod feedback;
mod witness;
mod wrong_counts;

pub use feedback::{Feedback, State};
pub use host::Host;
