//! Tables for a terminal.

use comfy_table::{CellAlignment, Table, presets};

use super::terminal::Terminal;

/// A table of `rows` under `header`. The first column holds names and stays whole, like every
/// cell: on a narrow terminal, columns are left out from the right instead.
pub fn fitting(header: &[&str], rows: &[Vec<String>], terminal: Terminal) -> String {
    const FEWEST_COLUMNS: usize = 2;
    let widest = terminal.size.map_or(usize::MAX, |(columns, _)| columns);
    let mut columns = header.len();
    loop {
        let text = with_columns(columns, header, rows);
        let width = text.lines().map(|line| line.chars().count()).max();
        if columns == FEWEST_COLUMNS || width <= Some(widest) {
            return text;
        }
        columns -= 1;
    }
}

fn with_columns(columns: usize, header: &[&str], rows: &[Vec<String>]) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(&header[..columns]);
    for row in rows {
        table.add_row(&row[..row.len().min(columns)]);
    }
    // Numbers are read from the right.
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.trim_fmt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_left_out_from_the_right_and_never_broken() {
        let rows = [["bitmasks", "2,057", "5,895"].map(str::to_owned).to_vec()];
        let header = ["stage", "calls", "looks"];
        let table = |columns| {
            let size = Some((columns, 24));
            fitting(&header, &rows, Terminal { size })
        };
        assert!(table(80).contains("5,895"));
        let narrow = table(20);
        assert!(
            narrow.contains("2,057") && !narrow.contains("looks"),
            "{narrow}"
        );
        // Two columns stay, whatever becomes of them.
        assert_eq!(table(5), narrow);
    }
}
