//! The charts of a report: ladders of speed-ups, and time over board size.
//!
//! They are drawn twice, wide and narrow. A wide chart on a phone would be too small to read.

mod all;
mod ladder;
mod layout;
mod lines;
mod names;
mod picture;
mod scale;
mod style;

pub use all::all;
pub use layout::Width;
pub use picture::{Chart, file};
pub use style::css;
