//! A table that Markdown, HTML and the terminal show alike. In its texts, `` `code` `` is code.

/// A table.
#[derive(Debug, Clone, Default)]
pub struct Table {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, with a text for each column.
    pub rows: Vec<Vec<String>>,
}

/// A column of a table.
#[derive(Debug, Clone)]
pub struct Column {
    /// What stands over it.
    pub title: String,
    /// Numbers are aligned to the right.
    pub is_number: bool,
    /// A narrow terminal leaves it out.
    pub is_detail: bool,
}

impl Table {
    /// Adds a column of texts.
    pub fn text(mut self, title: impl Into<String>) -> Self {
        self.columns.push(Column {
            title: title.into(),
            is_number: false,
            is_detail: false,
        });
        self
    }

    /// Adds a column of numbers.
    pub fn number(mut self, title: impl Into<String>) -> Self {
        self.columns.push(Column {
            title: title.into(),
            is_number: true,
            is_detail: false,
        });
        self
    }

    /// Adds a column of numbers that a narrow terminal leaves out.
    pub fn detail(self, title: impl Into<String>) -> Self {
        let mut table = self.number(title);
        if let Some(column) = table.columns.last_mut() {
            column.is_detail = true;
        }
        table
    }

    /// The same table without its last detail; `None` if there is none.
    pub fn without_a_detail(&self) -> Option<Self> {
        let index = self.columns.iter().rposition(|column| column.is_detail)?;
        let mut table = self.clone();
        table.columns.remove(index);
        for row in &mut table.rows {
            row.remove(index);
        }
        Some(table)
    }

    /// Adds a row.
    ///
    /// # Panics
    ///
    /// If it has not as many texts as there are columns.
    pub fn add(&mut self, row: Vec<String>) {
        assert_eq!(row.len(), self.columns.len(), "{row:?}");
        self.rows.push(row);
    }
}
