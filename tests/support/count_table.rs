//! Counts of several programs side by side.

use comfy_table::{CellAlignment, Table, presets};
use nqueens::board::known;

/// Something that counts placements for a board size, with the name of its column.
pub type Program<'a> = (&'a str, &'a dyn Fn(usize) -> u64);

/// What each program counts beside the right number: a line for each board size.
pub fn count_table(sizes: impl IntoIterator<Item = usize>, programs: &[Program]) -> String {
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN);
    let names = programs.iter().map(|&(name, _)| name);
    table.set_header(["N", "right"].into_iter().chain(names));
    for n in sizes {
        let counts = programs.iter().map(|(_, count)| count(n));
        let cells = [n as u64, known::SOLUTIONS[n]].into_iter().chain(counts);
        table.add_row(cells.map(|cell| cell.to_string()));
    }
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}
