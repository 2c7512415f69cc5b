//! What was measured or counted once, and is kept in the book's folder for its pages and pictures.

pub mod branches;
pub mod long_counts;
pub mod pass_sizes;
pub mod public_program;
pub mod recorded;
pub mod tallies;
pub mod times;
pub mod verdicts;
