//! `workbook solution`: the reference solution, for those who have their own.

use std::io::Write;

use clap::Args;

use super::exercise::{open_progress, parse_chapter};
use super::failure::Failure;
use super::workbook_folder::workbook_folder;
use crate::exercises::building;
use crate::system::small_file;

/// Show the solution of a chapter's exercise, once yours has passed
#[derive(Debug, Args)]
pub struct Arguments {
    /// The chapter
    #[arg(value_name = "K", allow_negative_numbers = true)]
    chapter: String,

    /// Show it in any case
    #[arg(long)]
    anyway: bool,
}

/// Prints the solution's path and text, if the reader's own has passed or they insist.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let chapter = parse_chapter(&arguments.chapter)?;
    let folder = workbook_folder()?;
    let number = chapter.number;
    let done = open_progress(folder).in_chapter(number).done;
    if !done && !arguments.anyway {
        writeln!(
            out,
            "Your own has not passed yet: cargo run -- check {number}"
        )?;
        writeln!(
            out,
            "A hint:                      cargo run -- hint {number}"
        )?;
        writeln!(
            out,
            "The solution all the same:   cargo run -- solution {number} --anyway"
        )?;
        return Err(Failure::NotDone);
    }
    let file = building::solution_file(chapter);
    let text = small_file::read_text(&folder.join(&file))
        .map_err(|error| Failure::BadInput(format!("cannot read {file}: {error}")))?;
    writeln!(out, "{file}\n")?;
    // Whatever the line ends are where it was checked out.
    for line in text.trim_end().lines() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
