//! Work units: counts that are watched, stopped, resumed, and spread over machines.
//!
//! What a unit is, and how it is counted, is [chapter 11](crate::chapters::chapter11)'s.

pub mod checkpoint;
pub mod interrupt;
pub mod plan;
pub mod progress;
pub mod run;
