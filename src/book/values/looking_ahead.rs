//! What looking ahead saves at each depth, counted.

use super::lookup::{number, size};
use crate::chapters::chapter7::ahead::watched::{NOWHERE, everywhere, watched};
use crate::observer::{Depths, Tally};
use crate::text::{grouped, table::Table};

/// A line for each number of rows left: the nodes without looking ahead and with it everywhere, and
/// what looking ahead there alone saves and costs.
pub fn table(n: &str) -> Result<Table, String> {
    let n = size(n)?.get();
    let without: Depths = watched(NOWHERE, n);
    let with: Depths = watched(everywhere(n), n);

    let mut table = Table::default()
        .numbers(["rows left", "nodes", "looking ahead everywhere"])
        .numbers(["only here: nodes saved", "looks added"])
        .numbers(["looks for a node saved"]);
    for rows in (0..n).rev() {
        let nodes = without.with_rows_left(n, rows);
        if nodes == 0 {
            continue;
        }
        let price = Price::of(rows, n);
        let left = with.with_rows_left(n, rows);
        let [nodes, left, saved, added] = [nodes, left, price.saved, price.added].map(grouped);
        let ratio = price.looks_for_a_node();
        table.add([rows.to_string(), nodes, left, saved, added, ratio]);
    }
    Ok(table)
}

/// How many looks it takes to save a node by looking ahead with `rows` rows left alone.
pub fn looks_for_a_node(rows: &str, n: &str) -> Result<String, String> {
    let price = Price::of(number(rows)?, size(n)?.get());
    Ok(price.looks_for_a_node())
}

/// What looking ahead in one depth alone saves and costs.
struct Price {
    /// The nodes that are not visited for it.
    saved: u64,
    /// The looks that there are more. Those of the nodes that are saved are taken off.
    added: u64,
}

impl Price {
    /// With `rows` rows left on a board of side `n`.
    fn of(rows: usize, n: usize) -> Self {
        let nowhere: Tally = watched(NOWHERE, n);
        let here: Tally = watched(rows..=rows, n);
        Self {
            saved: nowhere.calls - here.calls,
            added: here.looks - nowhere.looks,
        }
    }

    fn looks_for_a_node(&self) -> String {
        match self.saved {
            0 => "–".to_owned(),
            saved => format!("{:.1}", self.added as f64 / saved as f64),
        }
    }
}
