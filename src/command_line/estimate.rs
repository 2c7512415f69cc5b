//! `workbook estimate`: how long must I wait?

use std::io::Write;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::arguments;
use super::failure::Failure;
use crate::catalogue;
use crate::entry::{Stage, Tree};
use crate::measuring::estimate::{self, LARGEST_N, Mean};
use crate::text::{self, shortened};

/// Enough walks for two significant digits, and for half a second.
const WALKS: u32 = 200_000;

/// An estimate as a line of JSON.
#[derive(Serialize)]
struct JsonLine {
    stage: &'static str,
    n: usize,
    seed: u64,
    walks: u32,
    calls: f64,
    calls_standard_error: f64,
    solutions: f64,
    solutions_standard_error: f64,
    seconds_per_call: f64,
    seconds: f64,
}

/// Estimate, by random walks, how long a stage would take, and how many solutions there are
#[derive(Debug, Args)]
pub struct Arguments {
    /// The side of the board and the number of queens, 0 to 64
    #[arg(value_name = "N", allow_negative_numbers = true)]
    n: String,

    /// The stage to estimate, instead of the last one that has a search tree
    #[arg(long, value_name = "NAME", value_parser = arguments::stage)]
    stage: Option<&'static Stage>,

    /// The walks depend on this number alone
    #[arg(long, default_value_t = estimate::SEED, allow_negative_numbers = true)]
    #[arg(value_parser = arguments::whole_number)]
    seed: u64,

    /// Print JSON, one object a line
    #[arg(long)]
    json: bool,
}

/// The side of a board to estimate: 0 to 64.
fn parse_size(text: &str) -> Result<usize, Failure> {
    let digits = text.trim();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let n = digits.parse().ok().filter(|&n| is_number && n <= LARGEST_N);
    n.ok_or_else(|| {
        let accepted = format!("give one whole number from 0 to {LARGEST_N}");
        let text = shortened(text);
        Failure::BadInput(format!(
            "{text:?} is not a board size to estimate: {accepted}"
        ))
    })
}

/// Estimates the search tree of a stage, and how long it would take on this machine.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let n = parse_size(&arguments.n)?;
    let seed = arguments.seed;
    let can = |stage: &Stage| stage.tree.can_be_probed(n);
    let stages = catalogue::stages().map(|(_, stage)| stage);
    let last_stage = || stages.filter(|stage| can(stage)).last();
    let stage = arguments
        .stage
        .or_else(last_stage)
        .expect("there are stages");
    if let Tree::Halves { .. } = stage.tree {
        return Err(Failure::BadInput(format!(
            "{} has no search tree that random walks could estimate: choose another stage",
            stage.name
        )));
    }
    if !can(stage) {
        return Err(Failure::BadInput(format!(
            "{} cannot be estimated for N = {n}: give one whole number from 0 to {}",
            stage.name,
            stage.tree.largest_n()
        )));
    }
    let probe = stage.tree.probe(n, seed, WALKS);
    let seconds_per_call = estimate::seconds_per_unit(stage, n);
    let seconds = probe.calls.value * seconds_per_call;
    if arguments.json {
        let line = JsonLine {
            stage: stage.name,
            n,
            seed,
            walks: WALKS,
            calls: probe.calls.value,
            calls_standard_error: probe.calls.standard_error,
            solutions: probe.solutions.value,
            solutions_standard_error: probe.solutions.standard_error,
            seconds_per_call,
            seconds,
        };
        writeln!(
            out,
            "{}",
            serde_json::to_string(&line).map_err(std::io::Error::from)?
        )?;
        return Ok(());
    }
    let per_call = Duration::from_secs_f64(seconds_per_call);
    writeln!(
        out,
        "{} at N = {n}, from {WALKS} random walks (seed {seed})\n",
        stage.name
    )?;
    writeln!(out, "  calls      {}", with_error(probe.calls))?;
    writeln!(out, "  solutions  {}", with_error(probe.solutions))?;
    writeln!(out, "  a call     {} on this machine", text::time(per_call))?;
    writeln!(out, "  in all     {}", text::about(seconds))?;
    Ok(())
}

/// The estimate and its standard error, with as many digits as the error leaves meaning.
fn with_error(mean: Mean) -> String {
    let Mean {
        value,
        standard_error,
    } = mean;
    if value == 0.0 {
        return "0, no walk met one".to_owned();
    }
    format!("{value:.3e} ± {:.1} %", 100.0 * standard_error / value)
}
