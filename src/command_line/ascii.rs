//! Output for terminals that show ASCII only.

use std::io::{self, Write};

/// Passes text on with every character that is not ASCII replaced by one that looks like it.
pub struct AsciiWriter<'a> {
    out: &'a mut dyn Write,
}

impl<'a> AsciiWriter<'a> {
    /// Passes text on to `out`.
    pub fn new(out: &'a mut dyn Write) -> Self {
        Self { out }
    }
}

impl Write for AsciiWriter<'_> {
    /// Takes whole characters only, as `write!` sends them.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        for character in text.chars() {
            if character.is_ascii() {
                write!(self.out, "{character}")?;
            } else {
                self.out.write_all(look_alike(character).as_bytes())?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// One character for one, where that is possible: so what is aligned stays aligned.
fn look_alike(character: char) -> &'static str {
    match character {
        '♛' => "Q",
        '·' => ".",
        '×' => "x",
        'µ' => "u",
        '±' => "+/-",
        '§' => "section ",
        '–' => "-",
        '→' => "->",
        '└' | '┘' => "+",
        '²' => "^2",
        '⁶' => "^6",
        '⁹' => "^9",
        '₁' => "_1",
        '₂' => "_2",
        'ₖ' => "_k",
        '─' => "-",
        '═' => "=",
        '█' => "#",
        '…' => "...",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_alikes_are_ascii() {
        let mut out = Vec::new();
        write!(AsciiWriter::new(&mut out), "♛ · × 61 µs ─═█ N² é…").unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "Q . x 61 us -=# N^2 ?...");
    }
}
