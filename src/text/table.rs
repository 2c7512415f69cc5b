//! A table, and how a terminal, Markdown and HTML show it. In its texts, `` `code` `` is code.

use comfy_table::{CellAlignment, LineStyle, TableStyle, presets};

use super::html::marked;

/// A table, whose columns come first.
#[derive(Debug, Clone, Default)]
pub struct Table {
    columns: Vec<Column>,
    rows: Vec<Vec<String>>,
}

#[derive(Debug, Clone)]
struct Column {
    title: String,
    /// Numbers are aligned to the right.
    is_number: bool,
    /// A narrow terminal leaves it out.
    is_detail: bool,
}

/// What a terminal draws between the cells.
#[derive(Debug, Clone, Copy)]
pub enum Look {
    /// A line under each row: for a few rows.
    Ruled,
    /// A line under the titles only.
    Dense,
}

impl Table {
    /// Adds columns of texts with these titles.
    pub fn texts(self, titles: impl IntoIterator<Item: ToString>) -> Self {
        self.with(titles, false, false)
    }

    /// Adds columns of numbers.
    pub fn numbers(self, titles: impl IntoIterator<Item: ToString>) -> Self {
        self.with(titles, true, false)
    }

    /// Adds columns of numbers that a narrow terminal leaves out.
    pub fn details(self, titles: impl IntoIterator<Item: ToString>) -> Self {
        self.with(titles, true, true)
    }

    fn with(
        mut self,
        titles: impl IntoIterator<Item: ToString>,
        is_number: bool,
        is_detail: bool,
    ) -> Self {
        self.columns.extend(titles.into_iter().map(|title| Column {
            title: title.to_string(),
            is_number,
            is_detail,
        }));
        self
    }

    /// Adds a row. It may end early: the rest of it is empty.
    ///
    /// # Panics
    ///
    /// If it has more texts than there are columns.
    pub fn add(&mut self, row: impl IntoIterator<Item = String>) {
        let mut row = Vec::from_iter(row);
        assert!(row.len() <= self.columns.len(), "{row:?}");
        row.resize(self.columns.len(), String::new());
        self.rows.push(row);
    }

    /// As a terminal of so many columns of characters shows it, if there is such a limit. Cells stay
    /// whole: as many details are left out, from the right, as it is too narrow for.
    pub fn terminal(&self, columns: Option<usize>, look: Look) -> String {
        let text = self.drawn(look);
        let fits = |line: &str| columns.is_none_or(|columns| line.chars().count() <= columns);
        match self.without_a_detail() {
            Some(smaller) if !text.lines().all(fits) => smaller.terminal(columns, look),
            _ => text,
        }
    }

    fn drawn(&self, look: Look) -> String {
        const LINE_UNDER_TITLES: TableStyle =
            TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));
        let (style, left_padding) = match look {
            Look::Ruled => (presets::UTF8_HORIZONTAL_ONLY, 1),
            Look::Dense => (LINE_UNDER_TITLES, 0),
        };
        let plain = |text: &String| text.replace('`', "");
        let mut shown = comfy_table::Table::new();
        shown.load_style(style);
        shown.set_header(self.columns.iter().map(|column| plain(&column.title)));
        shown.add_rows(self.rows.iter().map(|row| row.iter().map(plain)));
        for (shown, column) in shown.column_iter_mut().zip(&self.columns) {
            shown.set_padding((left_padding, 1));
            if column.is_number {
                shown.set_cell_alignment(CellAlignment::Right);
            }
        }
        shown.trim_fmt()
    }

    /// The same table without its last detail; `None` if there is none.
    fn without_a_detail(&self) -> Option<Self> {
        let index = self.columns.iter().rposition(|column| column.is_detail)?;
        let mut table = self.clone();
        table.columns.remove(index);
        for row in &mut table.rows {
            row.remove(index);
        }
        Some(table)
    }

    /// As Markdown.
    pub fn markdown(&self) -> String {
        let titles = self.columns.iter().map(|column| column.title.clone());
        let rules = self.columns.iter().map(|column| match column.is_number {
            true => "--:".to_owned(),
            false => "---".to_owned(),
        });
        let head = [titles.collect(), rules.collect()];
        let lines = head.iter().chain(&self.rows).map(|cells: &Vec<String>| {
            // A bar would end the cell.
            let cells = cells.iter().map(|cell| cell.replace('|', "\\|"));
            format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
        });
        lines.collect()
    }

    /// As HTML, in a frame of its own that scrolls, so that the page never does sideways.
    pub fn html(&self) -> String {
        let cells = |tag: &str, texts: &mut dyn Iterator<Item = &String>| {
            let cells = texts.zip(&self.columns).map(|(text, column)| {
                let class = match column.is_number {
                    true => " class=\"number\"",
                    false => "",
                };
                format!("<{tag}{class}>{}</{tag}>", marked(text))
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let titles = cells("th", &mut self.columns.iter().map(|column| &column.title));
        let rows = self.rows.iter().map(|row| cells("td", &mut row.iter()));
        format!(
            "<div class=\"table\" tabindex=\"0\"><table>\n<thead>{titles}</thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
            rows.collect::<String>()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_terminal_leaves_details_out_from_the_right_and_breaks_no_word() {
        let mut table = Table::default()
            .texts(["stage"])
            .details(["median", "calls"])
            .texts(["verdict"]);
        table.add(["`bitmasks`", "8.25 µs", "2,057", "faster"].map(str::to_owned));
        let shown = |columns| table.terminal(Some(columns), Look::Dense);
        assert_eq!(table.terminal(None, Look::Dense), shown(80));
        assert!(shown(80).contains("bitmasks  8.25 µs  2,057  faster"));
        assert!(shown(30).contains("bitmasks  8.25 µs  faster"));
        let narrow = shown(20);
        assert!(narrow.contains("bitmasks  faster"), "{narrow}");
        assert!(!narrow.contains("median"), "{narrow}");
        // What is no detail stays, whatever becomes of it.
        assert_eq!(shown(5), narrow);
    }

    #[test]
    fn no_cell_of_markdown_ends_early() {
        let mut table = Table::default().texts(["a|b"]).numbers(["c"]);
        table.add(["`d`".to_owned()]);
        assert_eq!(
            table.markdown(),
            "| a\\|b | c |\n| --- | --: |\n| `d` |  |\n"
        );
    }
}
