//! Reports of benchmark runs: what criterion measured, on what machine, with tables and charts; and
//! laying two of them side by side.
//!
//! `cargo bench` leaves its results, and a note of its machine and code, in criterion's folder.
//! [`gather`] makes a [`Report`](model::Report) of them, [`output`] writes it as a folder, and
//! [`comparison`] compares such reports.

mod chart;
pub mod comparison;
pub mod criterion;
#[cfg(test)]
mod examples;
pub mod gather;
pub mod html;
pub mod markdown;
pub mod model;
pub mod output;
pub mod page;
mod reading;
pub mod statistics;
pub mod stored;
