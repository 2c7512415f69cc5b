//! `workbook compare`: lays reports side by side.

use std::io::Write;
use std::path::PathBuf;

use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::pages;
use crate::report::comparison::{self, Comparison};
use crate::report::{markdown, stored};
use nqueens::command_line::{AsciiWriter, Failure, Terminal, Tool};
use nqueens::text::printable;

/// The command `compare`.
pub const TOOL: Tool = Tool {
    command: || {
        Arguments::augment_args(Command::new("compare"))
            .about("Lay reports side by side: before and after a change, this machine and that one")
    },
    run,
};

/// Which reports to compare, and how to show it.
#[derive(Debug, Args)]
struct Arguments {
    /// Reports, each of which is compared with the first: report.json, or the folder that it is in
    #[arg(value_name = "REPORT", num_args = 2..=26, required = true)]
    reports: Vec<PathBuf>,
    /// Print Markdown
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
}

/// Compares the reports and shows the result.
fn run(matches: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::from_arg_matches(matches)
        .map_err(|error| Failure::BadInput(error.to_string()))?;
    let mut reports = Vec::new();
    for path in &arguments.reports {
        let report = stored::read(path).map_err(Failure::BadInput)?;
        reports.push((printable(&path.display().to_string()), report));
    }
    let comparison = comparison::compare(&reports).map_err(Failure::BadInput)?;
    if arguments.ascii {
        show(&comparison, &arguments, &mut AsciiWriter::new(out))
    } else {
        show(&comparison, &arguments, out)
    }
}

fn show(
    comparison: &Comparison,
    arguments: &Arguments,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if arguments.json {
        let json = serde_json::to_string_pretty(comparison).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    let blocks = comparison::page::page(comparison);
    if arguments.markdown {
        write!(out, "{}", markdown::blocks(&blocks, ""))?;
        return Ok(());
    }
    pages::print(&blocks, Terminal::of_standard_output(), out)
}
