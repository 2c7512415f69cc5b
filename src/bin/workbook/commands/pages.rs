//! Pages at a terminal.

use std::io::Write;

use comfy_table::{CellAlignment, LineStyle, TableStyle};

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

/// Prints `table`, without so many of its details as the terminal is too narrow for.
fn print_table(table: &Table, terminal: Terminal, out: &mut dyn Write) -> Result<(), Failure> {
    let widest = terminal.size.map_or(usize::MAX, |(columns, _)| columns);
    let mut text = drawn(table);
    let mut table = table.clone();
    while text.lines().any(|line| line.chars().count() > widest) {
        let Some(smaller) = table.without_a_detail() else {
            break;
        };
        table = smaller;
        text = drawn(&table);
    }
    writeln!(out, "{text}")?;
    Ok(())
}

fn drawn(table: &Table) -> String {
    // A line after each row would double the height of tables that are long already.
    const LINE_UNDER_TITLES: TableStyle =
        TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));
    let mut shown = comfy_table::Table::new();
    shown.load_style(LINE_UNDER_TITLES);
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
    shown.trim_fmt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_terminal_leaves_details_out_and_breaks_no_word() {
        let mut table = Table::default()
            .text("stage")
            .detail("median")
            .text("verdict");
        table.add(
            ["bitmasks", "8.25 µs", "faster"]
                .map(str::to_owned)
                .to_vec(),
        );
        let shown = |columns| {
            let size = Some((columns, 24));
            let mut out = Vec::new();
            print_table(&table, Terminal { size }, &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        assert!(shown(80).contains("8.25 µs"));
        let narrow = shown(20);
        assert!(narrow.contains("bitmasks  faster"), "{narrow}");
        assert!(!narrow.contains("median"), "{narrow}");
        // What is no detail stays, whatever becomes of it.
        assert_eq!(shown(5), narrow);
    }
}
