//! What is said besides the answer.

use std::io::{self, Write};

use super::fitting::for_people;
use crate::system::terminal::{Terminal, is_ascii_only};
use crate::text::printable;

/// Says something that is no failure.
pub fn note(line: &str) {
    say("note", line);
}

/// Says a line of this `kind`.
pub fn say(kind: &str, line: &str) {
    // The name of a file may hold a line end, or move the cursor.
    let line = printable(line);
    let mut text = Vec::new();
    let terminal = Terminal::of_standard_error();
    let _ = for_people(&mut text, is_ascii_only(), terminal, |out| {
        Ok(writeln!(out, "{kind}: {line}")?)
    });
    // Nothing is left to be done if standard error is closed.
    let _ = io::stderr().write_all(&text);
}
