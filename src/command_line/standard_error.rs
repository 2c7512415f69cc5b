//! What is said besides the answer.

use std::io::{self, Write};

use crate::text::printable;

/// Says something that is no failure.
pub fn note(line: &str) {
    say("note", line);
}

/// Says a line of this `kind`.
pub fn say(kind: &str, line: &str) {
    // The name of a file may hold a line end, or move the cursor. Nothing is left to be done if
    // standard error is closed.
    let _ = writeln!(io::stderr(), "{kind}: {}", printable(line));
}
