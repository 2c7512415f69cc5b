//! The prose: its pages, and their generated parts.

pub mod generated;
pub mod pages;
#[cfg(doctest)]
mod prose;
pub mod values;
