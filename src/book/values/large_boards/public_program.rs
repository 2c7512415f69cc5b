//! The fastest public program, beside the workbook's.

use std::fmt::Write;

use super::super::made_on::on;
use crate::recordings::public_program::Comparison;
use crate::recordings::recorded::Recorded;
use crate::text;

pub fn comparison() -> Result<Comparison, String> {
    Comparison::read().map_err(|error| format!("public_program.json: {error}"))
}

pub fn public_program() -> Result<String, String> {
    let comparison = comparison()?;
    let mut table = format!(
        "\n| N | {} | `{}` | speed-up |\n| --: | --: | --: | --: |\n",
        comparison.program, comparison.stage
    );
    for medians in &comparison.medians {
        let (ours, theirs) = (medians.ours_cpu_seconds, medians.theirs_cpu_seconds);
        let [ours_text, theirs_text] = [ours, theirs].map(text::seconds);
        let speed_up = text::times(theirs / ours);
        let n = medians.n;
        writeln!(table, "| {n} | {theirs_text} | {ours_text} | {speed_up} |")
            .expect("a string can be written to");
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
