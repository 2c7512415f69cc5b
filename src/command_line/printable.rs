//! Output that nothing from a file can steer.

use std::io::{self, Write};

use crate::text::printable;

/// Passes text on with all escaped that would steer a terminal, but for the line ends.
pub struct PrintableWriter<'a> {
    out: &'a mut dyn Write,
}

impl<'a> PrintableWriter<'a> {
    /// Passes text on to `out`.
    pub fn new(out: &'a mut dyn Write) -> Self {
        Self { out }
    }
}

impl Write for PrintableWriter<'_> {
    /// Takes whole characters only, as `write!` sends them.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        for (index, line) in text.split('\n').enumerate() {
            if index > 0 {
                self.out.write_all(b"\n")?;
            }
            self.out.write_all(printable(line).as_bytes())?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_line_ends_are_left_of_what_steers() {
        let mut out = Vec::new();
        write!(PrintableWriter::new(&mut out), "a\n\x1b[2Jb\r\n\n").unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "a\n\\u{1b}[2Jb\\r\n\n");
    }
}
