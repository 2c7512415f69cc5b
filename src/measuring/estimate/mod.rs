//! How long will it take? The size of a search tree, from random walks, times what a node takes.
//!
//! - [`Tree`](crate::entry::Tree): the shape of a stage's search, and how its work grows with N.
//! - [`Probe`]: how many nodes a tree has, by Knuth's random walks.
//! - [`running_time`]: the work, times what a unit of it takes on this machine.

mod probing;
mod running_time;
mod sum;
mod tree;
mod walk;

pub use probing::{FEW_WALKS, Probe, SEED};
pub use running_time::{running_time, seconds_per_unit};
pub use sum::Mean;
pub use tree::LARGEST_N;

#[cfg(test)]
mod tests;
