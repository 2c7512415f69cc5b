//! `workbook hint`: the hints for a chapter's exercise, one at a time.

use std::io::Write;

use clap::Args;

use super::exercise::{open_progress, parse_chapter, save_progress};
use super::failure::Failure;
use super::workbook_folder::workbook_folder;

/// Show the next hint for a chapter's exercise
#[derive(Debug, Args)]
pub struct Arguments {
    /// The chapter
    #[arg(value_name = "K", allow_negative_numbers = true)]
    chapter: String,

    /// Begin with the first hint again
    #[arg(long)]
    again: bool,
}

/// Prints the hint after the last one that was given; after the last of all, that one again.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let chapter = parse_chapter(&arguments.chapter)?;
    let folder = workbook_folder()?;
    let mut progress = open_progress(folder);
    let given = &mut progress.in_chapter_mut(chapter.number).hints;

    let hints = chapter.exercise().hints();
    let before = if arguments.again { 0 } else { *given };
    // The file may claim any number of hints.
    let number = before.min(hints.len() - 1) + 1;
    *given = number;
    save_progress(&progress, folder);

    let (k, all) = (chapter.number, hints.len());
    writeln!(out, "Chapter {k}, `count`: hint {number} of {all}\n")?;
    writeln!(out, "{}\n", hints[number - 1])?;
    if number < all {
        writeln!(out, "Next hint: cargo run -- hint {k}")?;
    } else {
        writeln!(
            out,
            "That was the last. From the first: cargo run -- hint {k} --again"
        )?;
        writeln!(out, "The solution: cargo run -- solution {k} --anyway")?;
    }
    Ok(())
}
