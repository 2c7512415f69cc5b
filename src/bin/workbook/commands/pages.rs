//! Pages at a terminal.

use std::io::Write;

use comfy_table::{CellAlignment, ContentArrangement, LineStyle, TableStyle};

use crate::report::page::Block;
use crate::report::table::Table;
use nqueens::command_line::{Failure, Terminal};

/// Prints the blocks of a page, with an empty line between them.
pub fn print(blocks: &[Block], terminal: Terminal, out: &mut dyn Write) -> Result<(), Failure> {
    for (index, block) in blocks.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        match block {
            Block::Heading(text) => writeln!(out, "{}", plain(text))?,
            Block::Paragraph(text) => print_wrapped(&plain(text), terminal.width(), out)?,
            Block::Table(table) => print_table(table, terminal, out)?,
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
    let mut line = String::new();
    for word in text.split(' ') {
        let would_be = line.chars().count() + 1 + word.chars().count();
        if !line.is_empty() && would_be > width {
            writeln!(out, "{line}")?;
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    writeln!(out, "{line}")?;
    Ok(())
}

fn print_table(table: &Table, terminal: Terminal, out: &mut dyn Write) -> Result<(), Failure> {
    // A line after each row would double the height of tables that are long already.
    const LINE_UNDER_TITLES: TableStyle =
        TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));
    let mut shown = comfy_table::Table::new();
    shown.load_style(LINE_UNDER_TITLES);
    if let Some((columns, _)) = terminal.size {
        shown
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(u16::try_from(columns).unwrap_or(u16::MAX));
    }
    shown.set_header(table.columns.iter().map(|column| plain(&column.title)));
    for row in &table.rows {
        shown.add_row(row.iter().map(|cell| plain(cell)));
    }
    for (index, column) in table.columns.iter().enumerate() {
        let Some(shown) = shown.column_mut(index) else {
            continue;
        };
        shown.set_padding((0, 1));
        if column.is_number {
            shown.set_cell_alignment(CellAlignment::Right);
        }
    }
    writeln!(out, "{}", shown.trim_fmt())?;
    Ok(())
}
