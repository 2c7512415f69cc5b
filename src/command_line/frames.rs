//! `--trace`: the search step by step on a drawn board.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::thread;
use std::time::Duration;

use serde::Serialize;

use super::failure::Failure;
use super::fitting::FittingWriter;
use crate::board::drawing;
use crate::board::placement::Square;
use crate::board::size::BoardSize;
use crate::entry::Stage;
use crate::observer::stop;
use crate::observer::trace::{Step, Tracer};
use crate::system::terminal::Terminal;

/// How to show a trace.
pub struct Options {
    /// At a terminal, draw each frame over the last one and wait so long.
    pub delay_ms: Option<u64>,
    /// The trace ends after so many steps.
    pub most_steps: u64,
    /// An object a line instead of drawings.
    pub json: bool,
    /// Where the frames go.
    pub terminal: Terminal,
}

/// A step and its number, as a line of JSON.
#[derive(Serialize)]
struct NumberedStep<'a> {
    step: u64,
    #[serde(flatten)]
    what: &'a Step,
}

/// Runs `stage` and shows its steps until it ends, or until there were enough of them.
pub fn print(
    stage: &Stage,
    n: BoardSize,
    options: &Options,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut result = Ok(());
    let mut number = 0;
    let delay = options.delay_ms.filter(|_| options.terminal.rows() > 0);
    let in_place = delay.is_some() && fits_in_place(n, options.terminal);
    let width = if in_place || options.json {
        usize::MAX
    } else {
        options.terminal.most_columns()
    };
    let out = &mut FittingWriter::new(out, width);
    let mut tracer = Tracer::new(n, |step, queens| {
        if number == options.most_steps {
            return ControlFlow::Break(());
        }
        number += 1;
        result = if options.json {
            print_json(number, &step, out)
        } else {
            let frame = frame(n, number, &step, queens, options.terminal, in_place);
            print_frame(&frame, in_place && number > 1, delay, out)
        };
        match result {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    stop::until_stopped(|| stage.observe(n, &mut tracer));
    Ok(result?)
}

fn print_json(number: u64, step: &Step, out: &mut dyn Write) -> io::Result<()> {
    let line = NumberedStep {
        step: number,
        what: step,
    };
    writeln!(out, "{}", serde_json::to_string(&line)?)
}

/// Whether a frame can be drawn over the one before: it must be a terminal, and high enough.
fn fits_in_place(n: BoardSize, terminal: Terminal) -> bool {
    let frame_height = n.get() + 2;
    frame_height < terminal.rows()
}

/// The lines of a frame: what happened, then the board, then nothing.
fn frame(
    n: BoardSize,
    number: u64,
    step: &Step,
    queens: &[Square],
    terminal: Terminal,
    in_place: bool,
) -> Vec<String> {
    let blocked: Vec<Square> = match step {
        Step::Blocked { square, .. } => vec![*square],
        Step::Free { row, columns } => (0..n.get())
            .filter(|column| !columns.contains(column))
            .map(|column| Square { row: *row, column })
            .collect(),
        Step::Placed { .. } | Step::TakenBack { .. } | Step::Solution { .. } => Vec::new(),
    };
    let columns = terminal.most_columns();
    let cut = |line: String| line.chars().take(columns).collect();
    let mut what = format!("{number:>4}  {step}");
    if in_place {
        // A line that wrapped around would upset the counting of lines.
        what = cut(what);
    }
    let mut lines = vec![what];
    let indent = columns.saturating_sub(drawing::board_width(n.get())).min(6);
    let board = drawing::board(n.get(), queens, &blocked);
    lines.extend(
        board
            .into_iter()
            .map(|line| cut(format!("{:indent$}{line}", ""))),
    );
    lines.push(String::new());
    lines
}

/// Prints a frame, perhaps over the frame before, and waits.
fn print_frame(
    frame: &[String],
    over_last: bool,
    delay_ms: Option<u64>,
    out: &mut dyn Write,
) -> io::Result<()> {
    if over_last {
        // Up by a frame, and clear all below. No mode is switched on that a Ctrl-C would leave on.
        write!(out, "\x1b[{}A\x1b[J", frame.len())?;
    }
    writeln!(out, "{}", frame.join("\n"))?;
    if let Some(delay_ms) = delay_ms {
        out.flush()?;
        thread::sleep(Duration::from_millis(delay_ms));
    }
    Ok(())
}
