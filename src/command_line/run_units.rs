//! `workbook run-units`: a filter that turns units into results.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use clap::Args;
use rayon::prelude::*;

use super::failure::Failure;
use super::threads;
use crate::chapters::chapter11::cutting::units::{Units, Workspaces};
use crate::chapters::chapter11::sending::result_line::ResultLine;
use crate::chapters::chapter11::sending::unit_line::UnitLine;
use crate::observer::Silent;
use crate::text;

/// Read units on standard input, and print the result of each, one a line
#[derive(Debug, Args)]
pub struct Arguments {
    /// Count with so many threads, which share their memory; an engine that starts a process for
    /// each core wants one
    #[arg(
        long,
        value_name = "K",
        default_value = "1",
        allow_negative_numbers = true
    )]
    #[arg(value_parser = threads::parse)]
    threads: usize,
}

/// A unit to count.
struct Task {
    unit: UnitLine,
    units: Arc<Units>,
}

impl Task {
    fn count(&self, workspaces: &mut Workspaces) -> ResultLine {
        ResultLine {
            unit: self.unit,
            thirds: self.units.count(self.unit.number, workspaces, &mut Silent),
        }
    }
}

/// Counts all units on standard input. Each result is written as soon as it is there, so that those
/// before a bad line, or before the end of this process, are not lost.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    threads::set(Some(arguments.threads))?;
    let mut bad_line = Ok(());
    for result in counted(tasks()) {
        match result {
            Ok(result) => {
                writeln!(out, "{result}")?;
                out.flush()?;
            }
            Err(line) => bad_line = Err(Failure::BadInput(line)),
        }
    }
    bad_line
}

/// The units on standard input, up to a line that is none.
fn tasks() -> Receiver<Result<Task, String>> {
    let (sender, tasks) = mpsc::channel();
    thread::spawn(move || {
        let mut first: Option<(UnitLine, Arc<Units>)> = None;
        for (number, line) in (1..).zip(io::stdin().lines()) {
            let task = line
                .map_err(|error| error.to_string())
                .and_then(|line| task(&line, &mut first))
                .map_err(|what| format!("line {number} of standard input: {what}"));
            let is_bad = task.is_err();
            if sender.send(task).is_err() || is_bad {
                return;
            }
        }
    });
    tasks
}

/// What `line` asks for. All units are of the same count as the first.
fn task(line: &str, first: &mut Option<(UnitLine, Arc<Units>)>) -> Result<Task, String> {
    let unit: UnitLine = line.trim_end_matches('\r').parse()?;
    let (first, units) =
        first.get_or_insert_with(|| (unit, Arc::new(Units::new(unit.n, unit.grain))));
    if (unit.n, unit.grain) != (first.n, first.grain) {
        return Err(format!("{unit} is not of the same count as {first}"));
    }
    if unit.number >= units.how_many() {
        let units = text::grouped(units.how_many() as u64);
        return Err(format!(
            "{unit} does not exist: there are {units} units, from 0 on"
        ));
    }
    let units = Arc::clone(units);
    Ok(Task { unit, units })
}

/// The results of `tasks`, in the order in which they are ready.
fn counted(tasks: Receiver<Result<Task, String>>) -> Receiver<Result<ResultLine, String>> {
    let (sender, results) = mpsc::channel();
    thread::spawn(move || {
        tasks
            .into_iter()
            .par_bridge()
            .for_each_init(Workspaces::default, |workspaces, task| {
                let result = task.map(|task| task.count(workspaces));
                // If nobody reads the results any more, this process is about to end.
                let _ = sender.send(result);
            });
    });
    results
}
