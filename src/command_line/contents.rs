//! `cargo run` alone: the table of contents, and where the reader stands.

use std::io::Write;

use super::exercise::open_progress;
use super::failure::Failure;
use super::workbook_folder::workbook_folder;
use crate::catalogue::{self, CHAPTERS};

/// Prints a line a chapter, what is done, and what to type next.
pub fn print(out: &mut dyn Write) -> Result<(), Failure> {
    let progress = open_progress(workbook_folder()?);
    let is_done = |number| progress.in_chapter(number).done;

    writeln!(out, "The N-Queens optimization workbook\n")?;
    for chapter in CHAPTERS {
        let stages = chapter.stages.iter().map(|stage| stage.name);
        let stages = stages.collect::<Vec<_>>().join(", ");
        let done = if is_done(chapter.number) {
            " - done"
        } else {
            ""
        };
        writeln!(out, "  {:>2}  {}{done}", chapter.number, chapter.title)?;
        writeln!(out, "      {stages}")?;
    }
    writeln!(out)?;

    let mut numbers = catalogue::chapters_with_exercises().map(|chapter| chapter.number);
    match numbers.find(|&number| !is_done(number)) {
        Some(number) => {
            let label = if number == 1 {
                "Start here: "
            } else {
                "Go on here: "
            };
            writeln!(out, "{label}      cargo run --bin chapter{number}")?;
            writeln!(
                out,
                "Its exercise:     chapters/chapter{number}/exercise.rs"
            )?;
            writeln!(out, "Check it:         cargo run -- check {number}")?;
        }
        None => writeln!(out, "Every exercise is done.")?,
    }
    writeln!(out, "Compare them all: cargo run -- race")?;
    writeln!(out, "All that it can:  cargo run -- --help")?;
    Ok(())
}
