//! Placements side by side: how they are held, expanded by a pass, and searched by passes.

pub mod arrays;
pub mod lane_use;
pub mod lanes;
pub mod pass;
pub mod placements;
pub mod search;
