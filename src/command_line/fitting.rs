//! Output that is no wider than where it goes.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use super::ascii::AsciiWriter;
use super::failure::Failure;
use crate::system::terminal::Terminal;

/// Has `print` print for people: no line is wider than `terminal`, and all is ASCII if that is wanted.
pub fn for_people(
    out: &mut dyn Write,
    ascii: bool,
    terminal: Terminal,
    print: impl FnOnce(&mut dyn Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut out = FittingWriter::new(out, terminal.most_columns());
    let printed = if ascii {
        // Some characters become several, so this comes before the breaking of lines.
        print(&mut AsciiWriter::new(&mut out))
    } else {
        print(&mut out)
    };
    // What was printed before a failure belongs before it.
    let flushed = out.flush();
    printed.and(flushed.map_err(Failure::from))
}

/// Passes text on with each line broken between words before it is too wide. What follows is set under
/// the last text after a gap of blanks, if that leaves half of the width, or else under the line's
/// beginning. A word that is too wide by itself stays whole; a rule is cut.
pub struct FittingWriter<'a> {
    out: &'a mut dyn Write,
    width: usize,
    /// How much of a line is printed.
    column: usize,
    /// Where its next part begins, if it is broken.
    indent: usize,
    /// Blanks, and the word after them, that are not printed yet.
    blanks: usize,
    word: String,
}

impl<'a> FittingWriter<'a> {
    /// Passes text on to `out`, in lines of at most `width` columns. The end of a text is printed when
    /// this is flushed.
    pub fn new(out: &'a mut dyn Write, width: usize) -> Self {
        Self {
            out,
            width,
            column: 0,
            indent: 0,
            blanks: 0,
            word: String::new(),
        }
    }

    fn print_word(&mut self) -> io::Result<()> {
        let mut word = std::mem::take(&mut self.word);
        if word.is_empty() {
            return Ok(());
        }
        if is_rule(&word) {
            word = word.chars().take(self.width).collect();
        }
        let width = word.width();
        let most_blanks = self.width.saturating_sub(width);
        let begins = self.column + self.blanks;
        if self.column == 0 {
            self.indent = self.blanks;
            self.blanks = self.blanks.min(most_blanks);
        } else if begins + width > self.width {
            self.out.write_all(b"\n")?;
            self.column = 0;
            self.blanks = self.indent.min(most_blanks);
        } else if self.blanks > 1 && begins <= self.width / 2 {
            self.indent = begins;
        }
        write!(self.out, "{:blanks$}{word}", "", blanks = self.blanks)?;
        self.column += self.blanks + width;
        self.blanks = 0;
        Ok(())
    }
}

/// Whether `word` is a line across a table.
fn is_rule(word: &str) -> bool {
    ["─", "═", "-", "="]
        .iter()
        .any(|dash| word.replace(dash, "").is_empty())
}

impl Write for FittingWriter<'_> {
    /// Takes whole characters only, as `write!` sends them.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for character in String::from_utf8_lossy(bytes).chars() {
            match character {
                '\n' => {
                    self.print_word()?;
                    self.out.write_all(b"\n")?;
                    (self.column, self.indent, self.blanks) = (0, 0, 0);
                }
                ' ' => {
                    self.print_word()?;
                    self.blanks += 1;
                }
                other => self.word.push(other),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.print_word()?;
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(width: usize, text: &str) -> String {
        let mut out = Vec::new();
        let mut fitting = FittingWriter::new(&mut out, width);
        write!(fitting, "{text}").unwrap();
        fitting.flush().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(
            fitted(10, "one two three\nfour\n"),
            "one two\nthree\nfour\n"
        );
        assert_eq!(
            fitted(usize::MAX, "one  two\n\n three"),
            "one  two\n\n three"
        );
    }

    #[test]
    fn what_follows_is_set_under_the_last_gap_or_the_beginning() {
        let text = "  stage  one two three\n";
        assert_eq!(fitted(18, text), "  stage  one two\n         three\n");
        // There, nothing would fit.
        assert_eq!(fitted(16, text), "  stage  one two\n  three\n");
    }

    #[test]
    fn a_long_word_stays_whole_at_the_beginning_of_a_line() {
        let text = "at   /a/long/path  here\n";
        assert_eq!(fitted(10, text), "at\n/a/long/path\nhere\n");
        assert_eq!(fitted(10, "    a/long/path\n"), "a/long/path\n");
    }

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(fitted(9, "한글 한글 x\n"), "한글 한글\nx\n");
        assert_eq!(fitted(8, "한글 한글 x\n"), "한글\n한글 x\n");
    }

    #[test]
    fn a_rule_is_cut() {
        assert_eq!(fitted(5, "──────────\nsix\n"), "─────\nsix\n");
    }
}
