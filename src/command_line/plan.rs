//! `workbook plan`: what a count would take on rented machines.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::failure::Failure;
use crate::measuring::estimate;
use crate::system::terminal::Terminal;
use crate::text::shortened;
use crate::text::table::{Look, Table};
use crate::work::plan::{HEADER, LARGEST_N, Plan, stage_for};

/// Plan a count on many machines: core hours, units, bytes to send, and the price
#[derive(Debug, Args)]
pub struct Arguments {
    /// The boards to plan for, 0 to 31
    #[arg(value_name = "N", required = true, allow_negative_numbers = true)]
    #[arg(value_parser = board_size)]
    sizes: Vec<usize>,

    /// What a core costs an hour, in whatever currency
    #[arg(long, value_name = "PRICE", allow_negative_numbers = true)]
    #[arg(value_parser = price)]
    price: Option<f64>,

    /// Print JSON, one object a line
    #[arg(long)]
    json: bool,
}

/// A plan as a line of JSON.
#[derive(Serialize)]
struct JsonLine {
    #[serde(flatten)]
    plan: Plan,
    price: Option<f64>,
}

fn board_size(text: &str) -> Result<usize, String> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let n = text.parse().ok().filter(|n| is_number && *n <= LARGEST_N);
    n.ok_or_else(|| format!("give whole numbers from 0 to {LARGEST_N}"))
}

fn price(text: &str) -> Result<f64, String> {
    let price = text
        .parse()
        .ok()
        .filter(|price: &f64| price.is_finite() && *price >= 0.0);
    price.ok_or_else(|| {
        format!(
            "{:?} is not a price: give a number of 0 or more",
            shortened(text)
        )
    })
}

/// Plans what `arguments` ask for.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let plans = arguments.sizes.iter().map(|&n| {
        let stage = stage_for(n);
        let seconds = estimate::seconds_per_unit(stage, n) * stage.tree.work(n);
        Plan::new(n, seconds)
    });
    let total = |plan: &Plan| arguments.price.map(|price| price * plan.core_hours);
    if arguments.json {
        for plan in plans {
            let price = total(&plan);
            let line = serde_json::to_string(&JsonLine { plan, price });
            writeln!(out, "{}", line.map_err(std::io::Error::from)?)?;
        }
        return Ok(());
    }
    let columns = HEADER.len() - usize::from(arguments.price.is_none());
    let mut table = Table::default()
        .texts(&HEADER[..1])
        .numbers(&HEADER[1..2])
        .details(&HEADER[2..columns]);
    for plan in plans {
        table.add(plan.row(total(&plan)));
    }
    let shown = table.terminal(Terminal::of_standard_output().columns(), Look::Ruled);
    writeln!(out, "{shown}")?;
    Ok(())
}
