//! The deals of rows that the flags leave to be counted.

pub mod deals;
pub mod followers;
