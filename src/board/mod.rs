//! The board: its size, what stands on it, how it is drawn, and how many solutions it is known to have.

pub mod drawing;
pub mod known;
pub mod placement;
pub mod size;
