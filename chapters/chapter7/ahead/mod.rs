//! Looking at the rows that are still to be filled, and what comes of it.

pub mod dead_ends;
pub mod watched;
