//! The N-Queens optimization workbook: one program, made faster one idea per chapter.
//!
//! [`chapters`] holds the algorithms, a file per stage. Everything else is the apparatus around
//! them: it measures, draws and prints, and solves nothing itself.

// The command line writes to the output that it is given, so that a closed pipe is no panic.
#![deny(clippy::print_stdout, clippy::print_stderr)]

#[path = "../chapters/mod.rs"]
pub mod chapters;

pub mod bench_run;
pub mod board_size;
pub mod book;
pub mod catalogue;
pub mod command_line;
pub mod drawing;
pub mod estimate;
pub mod exercises;
pub mod figures;
pub mod judge;
pub mod known;
pub mod lane_use;
pub mod looking_ahead;
pub mod machine;
pub mod observer;
pub mod placement;
pub mod stop;
pub mod text;
pub mod timing;
pub mod trace;
pub mod whole_file;
pub mod whole_folder;
pub mod work;
