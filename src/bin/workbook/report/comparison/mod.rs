//! Laying reports side by side: each is compared with the first.
//!
//! Two runs of the same code differ, by far more than the confidence interval of each would have it.
//! So a row counts as faster or slower only if both of these hold:
//!
//! 1. The whole interval of the ratio, with what other runs may do
//!    ([`SpeedUp::across_runs`](super::statistics::SpeedUp::across_runs)), is more than
//!    [`SMALLEST_EFFECT`](verdict::SMALLEST_EFFECT) away from 1. What they may do is seen within
//!    each run: it timed everything twice, minutes apart.
//! 2. On one machine with one build, it is as far away from the ratio of all rows together
//!    ([`Shift`](verdict::Shift)). Most stages are the same code in both runs: what moves them all
//!    is the machine.

mod compare;
mod match_up;
pub mod page;
mod verdict;

pub use compare::{Comparison, compare};
