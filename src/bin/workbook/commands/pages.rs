//! Pages at a terminal.

use std::io::Write;

use crate::report::page::Block;
use nqueens::command_line::{Failure, FittingWriter, Terminal};
use nqueens::text::table::Look;

/// Prints the blocks of a page, with an empty line between them.
pub fn print(blocks: &[Block], terminal: Terminal, out: &mut dyn Write) -> Result<(), Failure> {
    for (index, block) in blocks.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        match block {
            Block::Heading(text) => writeln!(out, "{}", plain(text))?,
            Block::Paragraph(text) => print_wrapped(&plain(text), terminal.width(), out)?,
            // A line after each row would double the height of tables that are long already.
            Block::Table(table) => {
                writeln!(out, "{}", table.terminal(terminal.columns(), Look::Dense))?;
            }
            Block::Commands(lines) => {
                for line in lines {
                    writeln!(out, "    {line}")?;
                }
            }
            Block::Charts(charts) => {
                for (chart, _) in charts {
                    print_wrapped(&chart.alternative, terminal.width(), out)?;
                }
            }
        }
    }
    Ok(())
}

/// Without the marks of code.
fn plain(text: &str) -> String {
    text.replace('`', "")
}

/// Breaks lines between words before they are wider than `width`, if they can be.
fn print_wrapped(text: &str, width: usize, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(FittingWriter::new(out, width), "{text}")?)
}
