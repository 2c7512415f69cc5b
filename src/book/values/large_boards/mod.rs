//! Generated parts about boards that take long: recorded counts, tallies, and another program.

mod long_counts;
mod many_machines;
mod memory;
mod public_program;
mod recorded_work;

use super::tables::beginning_a_line;
use crate::board::known::SOLUTIONS;
use crate::recordings::times::Record;
use crate::text::{grouped, memory};
use long_counts::{long_count, long_counts, long_machine};
use many_machines::{plan, schedules};
use memory::{estimated_memory, largest_n_in_gib, memory_growth};
use public_program::{comparison, note, public_program};
use recorded_work::{recorded, recorded_growth, time_per};

/// What the words stand for, if they begin with one of the words for large boards.
pub fn value(words: &[&str], record: &Record) -> Option<Result<String, String>> {
    let value = match words {
        ["long-counts", stage, other] => long_counts(stage, other).map(beginning_a_line),
        ["long-machine"] => long_machine(),
        ["schedules", n, machines] => schedules(n, machines).map(beginning_a_line),
        ["plan", price, sizes @ ..] => plan(record, price, sizes).map(beginning_a_line),
        ["memory", stage, n] => long_count(stage, n).map(|count| memory(count.peak_bytes as f64)),
        ["memory-growth", stage, n, smaller] => memory_growth(stage, n, smaller),
        ["estimated-memory", stage, n] => estimated_memory(stage, n),
        ["largest-n-in-gib", stage, gib] => largest_n_in_gib(stage, gib),
        ["overtakes", stage, other] => overtakes(record, stage, other),
        ["recorded", what, stage, n] => recorded(what, stage, n).map(grouped),
        ["recorded-growth", what, stage, n, smaller] => recorded_growth(what, stage, n, smaller),
        ["time-per", what, stage, n] => time_per(record, what, stage, n),
        ["public-program"] => public_program().map(beginning_a_line),
        ["public-program-note"] => comparison().map(|comparison| note(&comparison)),
        _ => return None,
    };
    Some(value)
}

/// The first board from which on `stage` took less time than `other` on every board on which both
/// were timed.
fn overtakes(record: &Record, stage: &str, other: &str) -> Result<String, String> {
    let both = (0..=SOLUTIONS.len())
        .filter_map(|n| Some((n, record.time(stage, n)?, record.time(other, n)?)));
    let mut first = None;
    for (n, time, other) in both {
        first = match time < other {
            true => first.or(Some(n)),
            false => None,
        };
    }
    let first = first.ok_or_else(|| format!("{stage} does not overtake {other}"))?;
    Ok(first.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recordings::recorded::Recorded;

    fn text(words: &str) -> String {
        let record = Record::read().unwrap();
        let words: Vec<&str> = words.split(' ').collect();
        let value = value(&words, &record).expect("a word for large boards");
        value.unwrap_or_else(|error| error)
    }

    /// A stage overtakes another where it is faster on that board and all that follow.
    #[test]
    fn the_first_board_of_a_lasting_lead_is_found() {
        let record = Record::read().unwrap();
        let first: usize = text("overtakes eight_flags simd").parse().unwrap();
        let is_faster = |n| record.time("eight_flags", n) < record.time("simd", n);
        assert!(is_faster(first) && !is_faster(first - 1));
        assert_eq!(
            text("overtakes half_boards simd"),
            "half_boards does not overtake simd"
        );
    }

    #[test]
    fn recorded_tallies_are_found() {
        assert_eq!(text("recorded calls bitmasks 8"), "2,057");
        assert_eq!(
            text("recorded calls bitmasks 17"),
            "bitmasks was not tallied for N = 17"
        );
        assert_eq!(
            text("recorded removals bitmasks 8"),
            "removals are not recorded"
        );
    }
}
