//! The recorded long counts.

use super::super::lookup::number;
use super::super::made_on::on;
use crate::board::known::SOLUTIONS;
use crate::recordings::long_counts::{LongCount, LongCounts};
use crate::recordings::recorded::Recorded;
use crate::text::table::Table;
use crate::text::{self, grouped, memory};

pub fn counts() -> Result<LongCounts, String> {
    LongCounts::read().map_err(|error| format!("long_counts.json: {error}"))
}

pub fn long_count(stage: &str, n: &str) -> Result<LongCount, String> {
    let counts = counts()?;
    let count = counts.get(stage, number(n)?).cloned();
    count.ok_or_else(|| format!("no long count of {stage} for N = {n} was recorded"))
}

/// All boards that `stage` was recorded on, beside the times of `other`.
pub fn long_counts(stage: &str, other: &str) -> Result<Table, String> {
    let counts = counts()?;
    let mut table = Table::default()
        .numbers(["N", "solutions"])
        .numbers([other, stage].map(|stage| format!("`{stage}`")))
        .numbers(["speed-up", &format!("memory of `{stage}`")]);
    for count in counts.counts.iter().filter(|count| count.stage == stage) {
        let n = count.n;
        let (before, speed_up) = match counts.get(other, n) {
            Some(before) => (
                text::seconds(before.cpu_seconds),
                text::times(before.cpu_seconds / count.cpu_seconds),
            ),
            None => (String::new(), String::new()),
        };
        let solutions = grouped(SOLUTIONS[n]);
        let time = text::seconds(count.cpu_seconds);
        let memory = memory(count.peak_bytes as f64);
        table.add([n.to_string(), solutions, before, time, speed_up, memory]);
    }
    Ok(table)
}

pub fn long_machine() -> Result<String, String> {
    let LongCounts {
        date,
        machine,
        build,
        ..
    } = counts()?;
    let on = on(&machine);
    Ok(format!("on {date} with {}, {on}", build.compiler))
}
