//! `workbook race`: every stage in order, against each other and against the known totals.

use std::io::Write;
use std::time::Duration;

use clap::Args;

use super::ascii::AsciiWriter;
use super::failure::Failure;
use super::limits::{PATIENCE_IN_SECONDS, Purpose, refusal};
use super::standard_input::parse_board_size;
use super::summary::why;
use crate::board::known;
use crate::board::size::BoardSize;
use crate::catalogue;
use crate::entry::Stage;
use crate::measuring::timing;
use crate::system::terminal::Terminal;
use crate::text;
use crate::text::table::{Look, Table};

/// Run every stage that can, in order, and compare the times
#[derive(Debug, Args)]
pub struct Arguments {
    /// The side of the board and the number of queens, 0 to 27
    #[arg(value_name = "N", default_value = "8", allow_negative_numbers = true)]
    n: String,

    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
}

/// Runs the race that `arguments` ask for.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let n = parse_board_size(&arguments.n)?;
    let stages: Vec<_> = catalogue::stages()
        .map(|(chapter, stage)| (chapter.number, stage))
        .collect();
    let terminal = Terminal::of_standard_output();
    if arguments.ascii {
        race(&stages, n, terminal, &mut AsciiWriter::new(out))
    } else {
        race(&stages, n, terminal, out)
    }
}

/// Runs `stages`, each with its chapter's number. A count that is not the known one is an error,
/// once the table is printed.
fn race(
    stages: &[(usize, &'static Stage)],
    n: BoardSize,
    terminal: Terminal,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    // All of them together should not try it.
    let patience = PATIENCE_IN_SECONDS / stages.len() as f64;
    let known = known::SOLUTIONS[n.get()];
    let mut table = Table::default()
        .texts(["stage"])
        .numbers(["time"])
        .details(["over the first", "over the last", "calls"]);
    let mut times: Vec<(&str, Duration)> = Vec::new();
    let mut wrong = Vec::new();
    for (chapter, stage) in stages {
        let name = format!("{chapter:>2} {}", stage.name);
        if let Some(refusal) = refusal(stage, n, Purpose::Observe, patience) {
            table.add([name, format!("skipped: {}", why(refusal))]);
            continue;
        }
        let timed = timing::time(stage, n);
        if timed.solutions != known {
            wrong.push(format!("{} counts {}", stage.name, timed.solutions));
        }
        let over = |old: Option<&(&str, Duration)>| {
            old.map_or(String::new(), |(_, old)| text::speed_up(*old, timed.time))
        };
        table.add([
            name,
            text::time(timed.time),
            over(times.first()),
            over(times.last()),
            text::grouped(stage.tally(n).calls),
        ]);
        times.push((stage.name, timed.time));
    }
    let solutions = text::plural(known, "solution", "solutions");
    writeln!(out, "N = {n}: {} {solutions}\n", text::grouped(known))?;
    writeln!(out, "{}\n", table.terminal(terminal.columns(), Look::Ruled))?;
    print_chart(&times, terminal, out)?;
    if wrong.is_empty() {
        return Ok(());
    }
    let wrong = wrong.join(", ");
    Err(Failure::WrongCount(format!(
        "{wrong}, but for N = {n} the total is {known}"
    )))
}

/// A bar for each time on a logarithmic scale, from a tenth of the shortest time to the longest.
fn print_chart(
    times: &[(&str, Duration)],
    terminal: Terminal,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let seconds = |time: &Duration| time.as_secs_f64().max(1e-9);
    let all_seconds = || times.iter().map(|(_, time)| seconds(time));
    let left_end = all_seconds().fold(f64::INFINITY, f64::min) / 10.0;
    let right_end = all_seconds().fold(0.0, f64::max);

    const TIME_WIDTH: usize = 10;
    let name_width = times.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let room = terminal.width().saturating_sub(name_width + TIME_WIDTH + 2);
    let bar_width = room.min(60) as f64;
    for (name, time) in times {
        let share = (seconds(time) / left_end).ln() / (right_end / left_end).ln();
        let bar = "█".repeat((share * bar_width).round() as usize);
        writeln!(out, "{name:<name_width$} {bar} {}", text::time(*time))?;
    }
    if !times.is_empty() {
        writeln!(
            out,
            "\nThe scale is logarithmic: equal steps are equal ratios."
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Tree, functions};
    use crate::observer::Observer;

    fn count_wrong<O: Observer>(_n: usize, _observer: &mut O) -> u64 {
        91
    }

    static WRONG: Stage = Stage {
        name: "wrong",
        idea: "",
        source: "",
        n_in_a_second: 8,
        largest_n: Stage::ANY_N,
        tree: Tree::Rows,
        lists: false,
        traces: false,
        functions: functions!(count_wrong),
    };

    #[test]
    fn a_wrong_count_is_an_error_after_the_table() {
        let (_, right) = catalogue::stage("bitmasks").unwrap();
        let mut out = Vec::new();
        let n = BoardSize::new(8).unwrap();
        let terminal = Terminal { size: None };
        let error = race(&[(5, right), (6, &WRONG)], n, terminal, &mut out).unwrap_err();
        assert_eq!(
            error.to_string(),
            "wrong counts 91, but for N = 8 the total is 92"
        );
        let shown = String::from_utf8(out).unwrap();
        assert!(
            shown.contains("bitmasks") && shown.contains("wrong"),
            "{shown}"
        );
    }
}
