//! `cargo run`: the table of contents, and the tools that compare all chapters.

// The tools print where they are told to, so that a closed pipe is no panic.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod commands;
mod report;

use commands::{compare, report as report_command};
use nqueens::command_line::run_workbook;

fn main() -> std::process::ExitCode {
    run_workbook(&[report_command::TOOL, compare::TOOL])
}
