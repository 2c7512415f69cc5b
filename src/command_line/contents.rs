//! `cargo run` alone: the table of contents.

use std::io::Write;

use super::failure::Failure;
use crate::catalogue::CHAPTERS;

/// Prints a line a chapter, and what to type first.
pub fn print(out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "The N-Queens optimization workbook\n")?;
    for chapter in CHAPTERS {
        let stages = chapter.stages.iter().map(|stage| stage.name);
        let stages = stages.collect::<Vec<_>>().join(", ");
        writeln!(out, "  {:>2}  {}", chapter.number, chapter.title)?;
        writeln!(out, "      {stages}")?;
    }
    writeln!(out, "\nStart here:       cargo run --bin chapter1")?;
    writeln!(out, "Compare them all: cargo run -- race")?;
    writeln!(out, "All that it can:  cargo run -- --help")?;
    Ok(())
}
