//! The fastest public program, beside the workbook's.

use super::super::made_on::on;
use crate::recordings::public_program::Comparison;
use crate::recordings::recorded::Recorded;
use crate::text::{self, table::Table};

pub fn comparison() -> Result<Comparison, String> {
    Comparison::read().map_err(|error| format!("public_program.json: {error}"))
}

pub fn public_program() -> Result<Table, String> {
    let comparison = comparison()?;
    let ours = format!("`{}`", comparison.stage);
    let titles = ["N", &comparison.program, &ours, "speed-up"];
    let mut table = Table::default().numbers(titles);
    for medians in &comparison.medians {
        let (ours, theirs) = (medians.ours_cpu_seconds, medians.theirs_cpu_seconds);
        let [ours_text, theirs_text] = [ours, theirs].map(text::seconds);
        let speed_up = text::times(theirs / ours);
        table.add([medians.n.to_string(), theirs_text, ours_text, speed_up]);
    }
    Ok(table)
}

pub fn note(comparison: &Comparison) -> String {
    let Comparison {
        method,
        commit,
        compiler,
        date,
        machine,
        ..
    } = comparison;
    let (on, version) = (on(machine), &commit[..10]);
    format!("{method}; on {date}, {on}. Its version {version} was compiled by `{compiler}`")
}
