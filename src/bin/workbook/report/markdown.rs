//! Pages as Markdown.

use super::page::Block;
use super::table::Table;

/// A page with this title. The charts are in the file `charts`, beside it.
pub fn page(title: &str, blocks: &[Block], charts: &str) -> String {
    format!("# {title}\n\n{}", self::blocks(blocks, charts))
}

/// The same without a title.
pub fn blocks(blocks: &[Block], charts: &str) -> String {
    let blocks = blocks.iter().map(|block| self::block(block, charts));
    blocks.collect::<Vec<_>>().join("\n")
}

fn block(block: &Block, charts: &str) -> String {
    match block {
        Block::Heading(text) => format!("## {text}\n"),
        Block::Paragraph(text) => format!("{text}\n"),
        Block::Table(table) => self::table(table),
        Block::Commands(lines) => format!("```console\n$ {}\n```\n", lines.join("\n$ ")),
        Block::Charts(drawn) => {
            let alternatives = drawn.iter().map(|(wide, _)| wide.alternative.as_str());
            let alternatives = alternatives.collect::<Vec<_>>().join(" ");
            format!("![{alternatives}]({charts})\n")
        }
    }
}

fn table(table: &Table) -> String {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let titles = table.columns.iter().map(|column| cell(&column.title));
    let rules = table.columns.iter().map(|column| {
        let rule = if column.is_number { "--:" } else { "---" };
        rule.to_owned()
    });
    let head = row(titles.collect()) + &row(rules.collect());
    let rows = table
        .rows
        .iter()
        .map(|cells| row(cells.iter().map(|text| cell(text)).collect()));
    head + &rows.collect::<String>()
}

/// A bar would end the cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
