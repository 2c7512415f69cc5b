//! `workbook race`: every stage in order, against each other and against the known totals.

use std::io::Write;
use std::time::Duration;

use super::failure::Failure;
use super::limits::refusal;
use super::summary::{align_right, new_table, skipped};
use super::terminal::Terminal;
use crate::board_size::BoardSize;
use crate::catalogue;
use crate::known;
use crate::text;
use crate::timing;

/// Runs the race on a board of side `n`. A count that is not the known one is an error, once the
/// table is printed.
pub fn print(n: BoardSize, terminal: Terminal, out: &mut dyn Write) -> Result<(), Failure> {
    let mut table = new_table(terminal);
    table.set_header([
        "chapter",
        "stage",
        "time",
        "over the one before",
        "over the first",
        "calls",
    ]);
    let known = known::SOLUTIONS[n.get()];
    let mut times: Vec<(&str, Duration)> = Vec::new();
    let mut wrong = Vec::new();
    for (chapter, stage) in catalogue::stages() {
        let mut row = vec![chapter.number.to_string(), stage.name.to_owned()];
        if let Some(refusal) = refusal(stage, n, false) {
            row.push(skipped(refusal));
            table.add_row(row);
            continue;
        }
        let timed = timing::time(stage, n);
        if timed.solutions != known {
            wrong.push(format!("{} counts {}", stage.name, timed.solutions));
        }
        let over = |old: Option<&(&str, Duration)>| {
            old.map_or(String::new(), |(_, old)| text::speed_up(*old, timed.time))
        };
        row.extend([
            text::time(timed.time),
            over(times.last()),
            over(times.first()),
            text::grouped(stage.tally(n).calls),
        ]);
        table.add_row(row);
        times.push((stage.name, timed.time));
    }
    align_right(&mut table, 2..6);
    writeln!(out, "N = {n}: {} solutions\n", text::grouped(known))?;
    writeln!(out, "{}\n", table.trim_fmt())?;
    print_chart(&times, terminal, out)?;
    if wrong.is_empty() {
        return Ok(());
    }
    let wrong = wrong.join(", ");
    Err(Failure::WrongCount(format!(
        "{wrong}, but there are {known} solutions for N = {n}"
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

    let name_width = times.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    const TIME_WIDTH: usize = 10;
    let bar_width = terminal
        .width()
        .saturating_sub(name_width + TIME_WIDTH + 2)
        .clamp(10, 60);
    for (name, time) in times {
        let share = (seconds(time) / left_end).ln() / (right_end / left_end).ln();
        let bar = "█".repeat((share * bar_width as f64).round() as usize);
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
