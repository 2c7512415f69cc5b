//! The command line of the `workbook` binary.

use std::io::Write;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use super::arguments;
use super::ascii::AsciiWriter;
use super::book;
use super::contents;
use super::failure::Failure;
use super::figures;
use super::race;
use super::standard_input::parse_board_size;
use super::terminal::{Terminal, is_ascii_only};
use crate::catalogue::{self, Stage};
use crate::estimate;

/// The N-Queens optimization workbook: contents, and comparing its stages
#[derive(Debug, Parser)]
#[command(name = "workbook", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Subcommands>,
}

#[derive(Debug, Subcommand)]
enum Subcommands {
    /// Run every stage that can, in order, and compare the times
    Race {
        /// The side of the board and the number of queens, 0 to 27
        #[arg(value_name = "N", default_value = "8", allow_negative_numbers = true)]
        n: String,
        /// Draw with ASCII characters only
        #[arg(long)]
        ascii: bool,
    },
    /// Estimate, by random walks, how long a stage would take, and how many solutions there are
    Estimate {
        /// The side of the board and the number of queens, 0 to 64
        #[arg(value_name = "N", allow_negative_numbers = true)]
        n: String,
        /// The stage to estimate, instead of the last one
        #[arg(long, value_name = "NAME", value_parser = arguments::stage)]
        stage: Option<&'static Stage>,
        /// The walks depend on this number alone
        #[arg(long, default_value_t = estimate::SEED)]
        seed: u64,
        /// Print JSON, one object a line
        #[arg(long)]
        json: bool,
    },
    /// Write the tables and numbers in the README and the book anew, from the code
    Book {
        /// First time every stage anew: use a release build on a quiet machine
        #[arg(long)]
        measure: bool,
    },
    /// Draw the pictures of the book anew, into chapters/
    Figures,
}

/// Runs the `workbook` binary.
pub fn run(out: &mut dyn Write) -> Result<(), Failure> {
    let Some(matches) = arguments::parse(Arguments::command(), out)? else {
        return Ok(());
    };
    let arguments = Arguments::from_arg_matches(&matches)
        .map_err(|error| Failure::BadInput(error.to_string()))?;
    match arguments.command {
        None => contents::print(out),
        Some(Subcommands::Book { measure }) => book::print(measure, out),
        Some(Subcommands::Estimate {
            n,
            stage,
            seed,
            json,
        }) => {
            let n = super::estimate::parse_size(&n)?;
            let last = || {
                catalogue::stages()
                    .last()
                    .expect("the catalogue has stages")
                    .1
            };
            super::estimate::print(stage.unwrap_or_else(last), n, seed, json, out)
        }
        Some(Subcommands::Figures) => figures::print(out),
        Some(Subcommands::Race { n, ascii }) => {
            let n = parse_board_size(&n)?;
            let terminal = Terminal::of_standard_output();
            if ascii || is_ascii_only() {
                race::print(n, terminal, &mut AsciiWriter::new(out))
            } else {
                race::print(n, terminal, out)
            }
        }
    }
}
