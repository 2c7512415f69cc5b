//! Pages as Markdown.

use super::page::Block;

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
        Block::Table(table) => table.markdown(),
        Block::Commands(lines) => format!("```console\n$ {}\n```\n", lines.join("\n$ ")),
        Block::Charts(drawn) => {
            let alternatives = drawn.iter().map(|(wide, _)| wide.alternative.as_str());
            let alternatives = alternatives.collect::<Vec<_>>().join(" ");
            format!("![{alternatives}]({charts})\n")
        }
    }
}
