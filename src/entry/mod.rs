//! What an entry of the catalogue is made of: a chapter, its stages, and what it asks of the reader.

mod chapter;
pub mod exercise;
pub(crate) mod stage;
mod tree;

pub use chapter::Chapter;
pub(crate) use stage::functions;
pub use stage::{Functions, Stage};
pub use tree::Tree;
