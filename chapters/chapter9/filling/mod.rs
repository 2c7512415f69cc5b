//! The board cut into corners, their fillings as words, and two quarters joined to a half.

pub mod corner;
pub mod frame;
pub mod halves;
pub mod layout;
pub mod memory;
pub mod quarter;

mod filler;
