//! Pages as HTML: one file that needs no other, for any width, light and dark.

use super::chart;
use super::page::Block;
use super::table::Table;

/// The style of everything but the charts.
const CSS: &str = include_str!("page.css");

/// A page with this title.
pub fn page(title: &str, blocks: &[Block]) -> String {
    let title = text(title);
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
        Block::Heading(heading) => format!("<h2>{}</h2>\n", text(heading)),
        Block::Paragraph(paragraph) => format!("<p>{}</p>\n", text(paragraph)),
        Block::Table(table) => self::table(table),
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

/// In a frame of its own that scrolls, so that the page never does sideways.
fn table(table: &Table) -> String {
    let cells = |tag: &str, texts: &mut dyn Iterator<Item = &String>| {
        let cells = texts.zip(&table.columns).map(|(cell, column)| {
            let class = if column.is_number {
                " class=\"number\""
            } else {
                ""
            };
            format!("<{tag}{class}>{}</{tag}>", text(cell))
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let titles = cells("th", &mut table.columns.iter().map(|column| &column.title));
    let rows = table.rows.iter().map(|row| cells("td", &mut row.iter()));
    format!(
        "<div class=\"table\" tabindex=\"0\"><table>\n<thead>{titles}</thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        rows.collect::<String>()
    )
}

/// Text whose `` `code` `` is marked as such.
fn text(text: &str) -> String {
    let parts = text.split('`').enumerate().map(|(index, part)| {
        let part = escaped(part);
        let is_code = index % 2 == 1;
        if is_code {
            format!("<code>{part}</code>")
        } else {
            part
        }
    });
    parts.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_taken_for_markup() {
        assert_eq!(text("a < `b & c`"), "a &lt; <code>b &amp; c</code>");
    }
}
