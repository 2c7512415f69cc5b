//! `--classes`: what chapter 6 searches, and how often each counts.

use std::io::Write;

use super::failure::Failure;
use crate::board::size::BoardSize;
use crate::chapters::chapter6::middle_lines::classes::classes;
use crate::entry::Chapter;
use crate::text;

/// Prints a line a class: its weight and its queens. Only chapter 6 is asked for them.
pub fn print(chapter: &Chapter, n: BoardSize, out: &mut dyn Write) -> Result<(), Failure> {
    if chapter.stage("eight_fold").is_none() {
        let number = chapter.number;
        return Err(Failure::BadInput(format!(
            "chapter{number} has no classes: chapter6 has them"
        )));
    }
    let classes = classes(n.get());
    let mut images = 0;
    for (number, class) in (1..).zip(&classes) {
        let queens: Vec<String> = class.queens.iter().map(ToString::to_string).collect();
        writeln!(out, "{number:>4}  x {}  {}", class.weight, queens.join(" "))?;
        images += class.weight;
    }
    writeln!(
        out,
        "\nN = {n}: {} classes stand for {} placements",
        text::grouped(classes.len() as u64),
        text::grouped(images)
    )?;
    Ok(())
}
