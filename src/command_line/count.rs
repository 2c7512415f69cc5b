//! `workbook count`: a count that can be watched, stopped and resumed.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::failure::Failure;
use super::standard_input::{is_larger_than, parse_board_size};
use super::threads;
use crate::board::known::SOLUTIONS;
use crate::board::size::BoardSize;
use crate::chapters::chapter9::{self, filling::memory};
use crate::chapters::chapter11::cutting::unit_list::Grain;
use crate::chapters::chapter11::cutting::units::Units;
use crate::chapters::chapter11::sending::ledger::{Balance, Ledger};
use crate::chapters::chapter11::sending::result_line::ResultLine;
use crate::chapters::chapter11::sending::unit_line::UnitLine;
use crate::system::machine;
use crate::text;
use crate::work::checkpoint::Checkpoint;
use crate::work::interrupt;
use crate::work::progress::{Progress, Style};
use crate::work::run::{self, Event};

/// Count with the fastest stage on every core; watch it, stop it, and go on another day
#[derive(Debug, Args)]
pub struct Arguments {
    /// The side of the board and the number of queens, 0 to 22
    #[arg(value_name = "N", allow_negative_numbers = true)]
    n: String,

    /// Keep the results of finished units in this file, and go on from those that it holds
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,

    /// Count with so many threads instead of one for each core
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    #[arg(value_parser = threads::parse)]
    threads: Option<usize>,

    /// How to show progress on standard error, if the count takes more than a second
    #[arg(long, value_enum, value_name = "STYLE", default_value = "auto")]
    progress: Style,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Start even if this machine has too little memory
    #[arg(long)]
    force: bool,
}

/// A count as a line of JSON.
#[derive(Serialize)]
struct JsonLine {
    n: usize,
    solutions: u64,
    seconds: f64,
    threads: usize,
    /// How many units this run counted; the others stood in the checkpoint.
    units_counted: usize,
    units: usize,
}

/// The units are single deals, so that little is lost with those in flight.
const GRAIN: Grain = Grain::Fine;

/// Counts what `arguments` ask for.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    if is_larger_than(&arguments.n, chapter9::LARGEST_N) {
        return Err(Failure::BadInput(format!(
            "count knows N from 0 to {}, for its lists grow with N: chapter8 searches without lists",
            chapter9::LARGEST_N
        )));
    }
    let n = parse_board_size(&arguments.n)?;
    check_memory(n, arguments.force)?;
    threads::set(arguments.threads)?;
    let begun = Instant::now();
    let units = Units::new(n.get(), GRAIN);
    let mut ledger = Ledger::default();
    let mut checkpoint = match &arguments.checkpoint {
        None => None,
        Some(path) => {
            let (checkpoint, held) =
                Checkpoint::open(path, n.get(), GRAIN).map_err(Failure::BadInput)?;
            for (line, result) in (1..).zip(held) {
                enter(&mut ledger, result).map_err(|what| {
                    Failure::BadInput(format!("{}: line {line}: {what}", path.display()))
                })?;
            }
            Some(checkpoint)
        }
    };
    let left: Vec<usize> = (0..units.how_many())
        .filter(|&unit| ledger.different_results(unit) == 0)
        .collect();
    let units_counted = left.len();
    count(&units, left, &mut ledger, n, checkpoint.as_mut(), arguments)?;

    let time = begun.elapsed();
    let balance = ledger.balance().expect("there is a unit at least");
    let known = SOLUTIONS[n.get()];
    let solutions = balance.solutions().filter(|&solutions| solutions == known);
    let solutions = solutions.ok_or_else(|| wrong_count(&balance, known, arguments))?;
    if arguments.json {
        let line = JsonLine {
            n: n.get(),
            solutions,
            seconds: time.as_secs_f64(),
            threads: rayon::current_num_threads(),
            units_counted,
            units: units.how_many(),
        };
        let line = serde_json::to_string(&line).map_err(std::io::Error::from)?;
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let words = text::plural(solutions, "solution", "solutions");
    writeln!(
        out,
        "N = {n}: {} {words} in {}, as many as are known",
        text::grouped(solutions),
        text::time(time)
    )?;
    if units_counted < units.how_many() {
        let held = text::grouped((units.how_many() - units_counted) as u64);
        let all = text::grouped(units.how_many() as u64);
        writeln!(out, "{held} of {all} units stood in the checkpoint")?;
    }
    Ok(())
}

/// Fails if the lists would not fit.
fn check_memory(n: BoardSize, force: bool) -> Result<(), Failure> {
    let (needed, present) = (memory::bytes(n.get()), machine::memory_bytes());
    if needed > present && !force {
        let gib = |bytes: u64| format!("{:.1} GiB", bytes as f64 / f64::powi(2.0, 30));
        return Err(Failure::BadInput(format!(
            "counting N = {n} takes about {} of memory, and this machine has {}: try a smaller N, or \
             --force it",
            gib(needed),
            gib(present)
        )));
    }
    Ok(())
}

/// Enters the result of an earlier run. Two results of one unit are refused: both are this machine's, and
/// there is no majority.
fn enter(ledger: &mut Ledger, result: ResultLine) -> Result<(), String> {
    let number = result.unit.number;
    ledger.add(result)?;
    match ledger.different_results(number) {
        1 => Ok(()),
        _ => Err(format!(
            "unit {number} stands there twice, with two results"
        )),
    }
}

/// What to say if the units do not add up to the `known` number of solutions.
fn wrong_count(balance: &Balance, known: u64, arguments: &Arguments) -> Failure {
    // Results that cannot all be right may leave thirds over.
    let rest = ["", " and 1/3", " and 2/3"][(balance.thirds % 3) as usize];
    let counted = text::grouped(balance.thirds / 3);
    let next = match &arguments.checkpoint {
        Some(path) => format!(
            "count into another checkpoint, and workbook sum of it and {} names the unit",
            path.display()
        ),
        None => "count again, or on another machine".to_owned(),
    };
    Failure::WrongCount(format!(
        "counted {counted}{rest} solutions for N = {}, but {} are known, so some unit is wrong: {next}",
        balance.n,
        text::grouped(known)
    ))
}

/// Counts the units that are `left`, and enters their results.
fn count(
    units: &Units,
    left: Vec<usize>,
    ledger: &mut Ledger,
    n: BoardSize,
    mut checkpoint: Option<&mut Checkpoint>,
    arguments: &Arguments,
) -> Result<(), Failure> {
    if left.is_empty() {
        return Ok(());
    }
    interrupt::watch();
    let mut progress = Progress::new(
        arguments.progress,
        units.how_many(),
        units.how_many() - left.len(),
    );
    let mut work_of = vec![0; units.how_many()];
    let counted = run::run(units, left, |event| {
        match event {
            Event::Begun(units) => {
                for &(number, work) in &units {
                    work_of[number] = work;
                }
                progress.begin(units.iter().map(|(_, work)| work).sum());
            }
            Event::Counted { number, thirds } => {
                let unit = UnitLine {
                    n: n.get(),
                    grain: GRAIN,
                    number,
                };
                let result = ResultLine { unit, thirds };
                ledger.add(result).expect("it is a unit of this count");
                if let Some(checkpoint) = &mut checkpoint {
                    checkpoint.add(result).map_err(Failure::File)?;
                }
                progress.advance(work_of[number]);
            }
            Event::Tick => progress.tick(),
        }
        if let Some(checkpoint) = &mut checkpoint {
            checkpoint.tick().map_err(Failure::File)?;
        }
        if interrupt::is_requested() {
            return Err(Failure::Interrupted(String::new()));
        }
        Ok(())
    });
    progress.end();
    // Also after an error: what was added before it is worth keeping.
    let synced = checkpoint.map_or(Ok(()), Checkpoint::sync);
    match counted {
        // It was asked to end when there was nothing left to do.
        Err(Failure::Interrupted(_)) if ledger.units() == units.how_many() => {
            synced.map_err(Failure::File)
        }
        Err(Failure::Interrupted(_)) => {
            let (done, all) = (ledger.units(), units.how_many());
            Err(Failure::Interrupted(how_to_go_on(n, done, all, arguments)))
        }
        Err(failure) => Err(failure),
        Ok(()) => synced.map_err(Failure::File),
    }
}

/// What to say to somebody who stopped the count.
fn how_to_go_on(n: BoardSize, done: usize, all: usize, arguments: &Arguments) -> String {
    let [done, all] = [done, all].map(|units| text::grouped(units as u64));
    match &arguments.checkpoint {
        Some(path) if !path.exists() => {
            let path = path.display();
            format!("stopped with {done} of {all} units done, but {path} is not there any more")
        }
        Some(path) => {
            let path = path.display();
            format!(
                "stopped with {done} of {all} units done: to go on, workbook count {n} --checkpoint {path}"
            )
        }
        None => format!(
            "stopped with {done} of {all} units done, which are lost: --checkpoint FILE would keep them"
        ),
    }
}
