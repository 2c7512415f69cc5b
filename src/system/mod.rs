//! The machine and its files.

pub mod atomic_file;
pub mod atomic_folder;
pub mod machine;
pub mod package;
pub mod small_file;
pub mod terminal;
