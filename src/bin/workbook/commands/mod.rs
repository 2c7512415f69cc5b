//! The commands that only this binary has.

pub mod compare;
mod pages;
pub mod report;
