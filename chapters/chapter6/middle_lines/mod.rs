//! Queens on the middle lines, one placement of each class of images, and the rows that are left.

pub mod classes;
pub mod rest;
pub mod rings;
