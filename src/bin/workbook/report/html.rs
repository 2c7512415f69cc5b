//! Pages as HTML: one file that needs no other, for any width, light and dark.

use super::chart;
use super::page::Block;
use nqueens::text::html::{escaped, marked};

/// The style of everything but the charts.
const CSS: &str = include_str!("page.css");

/// A page with this title.
pub fn page(title: &str, blocks: &[Block]) -> String {
    let title = marked(title);
    let blocks: String = blocks.iter().map(block).collect();
    let charts = chart::css();
    format!(
        "<!DOCTYPE html>\n\
         <html lang=\"en\">\n\
         <head>\n\
         <meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n\
         <style>\n{CSS}{charts}</style>\n\
         </head>\n\
         <body>\n\
         <main>\n\
         <h1>{title}</h1>\n\
         {blocks}\
         </main>\n\
         </body>\n\
         </html>\n"
    )
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(heading) => format!("<h2>{}</h2>\n", marked(heading)),
        Block::Paragraph(paragraph) => format!("<p>{}</p>\n", marked(paragraph)),
        Block::Table(table) => table.html(),
        Block::Commands(lines) => {
            let lines = lines.iter().map(|line| format!("$ {}\n", escaped(line)));
            format!("<pre>{}</pre>\n", lines.collect::<String>())
        }
        Block::Charts(charts) => {
            let figures = charts.iter().map(|(wide, narrow)| {
                let (title, wide_svg, narrow_svg) =
                    (escaped(&wide.title), wide.element(), narrow.element());
                format!(
                    "<figure>\n<figcaption>{title}</figcaption>\n\
                     <div class=\"wide\">{wide_svg}</div>\n\
                     <div class=\"narrow\">{narrow_svg}</div>\n</figure>\n"
                )
            });
            figures.collect()
        }
    }
}
