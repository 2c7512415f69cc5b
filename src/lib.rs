//! The N-Queens optimization workbook: one program, made faster one idea per chapter.
//!
//! [`chapters`] holds the algorithms, a file per stage. Everything else is the apparatus around
//! them: it measures, draws and prints, and solves nothing itself.
//!
//! The [`catalogue`] lists chapters and stages. A [stage](entry::Stage) counts, silently and at
//! full speed, or tells an [observer](observer::Observer) of every operation: the same function does
//! both. A [`Tally`](observer::Tally) is an observer that adds up, a
//! [`Recorder`](observer::Recorder) keeps the events in order.
//!
//! ```
//! use nqueens::board::size::BoardSize;
//! use nqueens::{catalogue, observer::Tally};
//!
//! let n = BoardSize::new(8).unwrap();
//! let (chapter, stage) = catalogue::stage("bitmasks").unwrap();
//! let mut tally = Tally::default();
//! assert_eq!(stage.observe(n, &mut tally), stage.count(n));
//! assert_eq!((chapter.number, tally.calls, tally.solutions), (5, 2_057, 92));
//! ```
//!
//! # The floors
//!
//! A module may use what stands on its own line here, or on a line below. `tests/floors.rs` reads
//! this sketch, and holds the code to it.
//!
//! ```text
//! command_line                     what is typed, printed and refused
//! book                             pages, and their generated parts
//! figures                          pictures, drawn from the code
//! recordings                       what was measured or counted once, for the book
//! measuring · exercises · work     times; the reader's programs; counts that go on for days
//! catalogue                        the one list of chapters and stages
//! chapters                         the algorithms
//! entry                            what a chapter and a stage are
//! observer                         what watches a search
//! board · system · text            squares and totals; machine and files; words and numbers
//! ```

// The command line writes to the output that it is given, so that a closed pipe is no panic.
#![deny(clippy::print_stdout, clippy::print_stderr)]

#[path = "../chapters/mod.rs"]
pub mod chapters;

pub mod board;
pub mod book;
pub mod catalogue;
pub mod command_line;
pub mod entry;
pub mod exercises;
pub mod figures;
pub mod measuring;
pub mod observer;
pub mod recordings;
pub mod system;
pub mod text;
pub mod work;
