//! The board's eight symmetries, and what they make of queens.

pub mod fundamental;
pub mod symmetries;
