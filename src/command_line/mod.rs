//! What the binaries share: reading the command line, printing, and ending with the right status.

mod arguments;
mod ascii;
mod book;
mod chapter;
mod check;
mod classes;
mod contents;
mod count;
mod estimate;
mod exercise;
mod failure;
mod figures;
mod fitting;
mod frames;
mod hint;
mod judge;
mod limits;
mod listing;
mod plan;
mod printable;
mod race;
mod run_units;
mod solution;
mod standard_error;
mod standard_input;
mod sum;
mod summary;
mod threads;
mod units;
mod workbook;
mod workbook_folder;

use std::io::{self, Write};
use std::process::ExitCode;

pub use crate::system::terminal::Terminal;

pub use ascii::AsciiWriter;
pub use failure::Failure;
pub use fitting::FittingWriter;
use printable::PrintableWriter;
pub use standard_input::parse_board_size;
pub use workbook::Tool;
pub use workbook_folder::workbook_folder;

/// Runs the binary of chapter `number`, as the process's arguments and standard input ask.
pub fn run_chapter(number: usize) -> ExitCode {
    finish(|out| chapter::run(number, out))
}

/// Runs the `workbook` binary, as the process's arguments ask. `tools` are its further commands.
pub fn run_workbook(tools: &[Tool]) -> ExitCode {
    // What a chapter prints is not from files, and may move the cursor.
    finish(|out| workbook::run(tools, &mut PrintableWriter::new(out)))
}

/// Runs `command` on standard output, says on standard error why it failed, and picks the status:
/// 0 for success, 1 for a result that is wrong, 2 for input that is.
fn finish(command: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> ExitCode {
    let mut out = io::stdout().lock();
    let result = threads::check_environment().and_then(|()| command(&mut out));
    let result = result.and_then(|()| out.flush().map_err(Failure::from));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has read enough: `chapter4 8 --list | head`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure @ Failure::NotDone) => failure.exit_code(),
        Err(failure) => {
            let kind = match failure {
                Failure::Interrupted(_) => "interrupted",
                _ => "error",
            };
            standard_error::say(kind, &failure.to_string());
            failure.exit_code()
        }
    }
}
