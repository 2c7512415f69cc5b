//! `--list` and `--boards`: every solution, as numbers or as drawings.

use std::io::{self, Write};
use std::ops::ControlFlow;

use serde::Serialize;

use super::failure::Failure;
use crate::board::drawing;
use crate::board::placement::{Placement, Square};
use crate::board::size::BoardSize;
use crate::entry::Stage;
use crate::observer::{Placements, stop};
use crate::system::terminal::Terminal;

/// Prints the solutions as document 002 does: numbered from 1, and `No solution` if there is none.
pub fn print_list(stage: &Stage, n: BoardSize, out: &mut dyn Write) -> Result<(), Failure> {
    let mut number = 0;
    for_each_solution(stage, n, |placement| {
        number += 1;
        writeln!(out, "{number} {placement}")
    })?;
    if number == 0 {
        writeln!(out, "No solution")?;
    }
    Ok(())
}

/// A solution as a line of JSON.
#[derive(Serialize)]
struct JsonLine<'a> {
    solution: u64,
    columns: &'a [usize],
}

/// Prints an object a line: the solution's number, and the columns of its queens.
pub fn print_json(stage: &Stage, n: BoardSize, out: &mut dyn Write) -> Result<(), Failure> {
    let mut number = 0;
    for_each_solution(stage, n, |placement| {
        number += 1;
        let line = JsonLine {
            solution: number,
            columns: placement.columns(),
        };
        writeln!(out, "{}", serde_json::to_string(&line)?)
    })
}

/// Draws the solutions, as many beside each other as the terminal is wide.
pub fn print_boards(
    stage: &Stage,
    n: BoardSize,
    terminal: Terminal,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let fit = drawing::how_many_fit(drawing::board_width(n.get()), terminal.width());
    let mut line_of_boards = Vec::new();
    let mut number = 0;
    for_each_solution(stage, n, |placement| {
        number += 1;
        let queens: Vec<Square> = placement.queens().collect();
        let mut lines = vec![number.to_string()];
        lines.extend(drawing::board(n.get(), &queens, &[]));
        line_of_boards.push(lines);
        if line_of_boards.len() == fit {
            print_side_by_side(&std::mem::take(&mut line_of_boards), out)?;
        }
        Ok(())
    })?;
    if !line_of_boards.is_empty() {
        print_side_by_side(&line_of_boards, out)?;
    }
    if number == 0 {
        writeln!(out, "No solution")?;
    }
    Ok(())
}

fn print_side_by_side(drawings: &[Vec<String>], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}\n", drawing::side_by_side(drawings).join("\n"))
}

/// Calls `print` with each solution as it is found; the first error ends the search.
fn for_each_solution(
    stage: &Stage,
    n: BoardSize,
    mut print: impl FnMut(Placement) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut result = Ok(());
    let mut observer = Placements::new(|placement| {
        result = print(placement);
        match result {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    stop::until_stopped(|| stage.observe(n, &mut observer));
    Ok(result?)
}
