//! `workbook report`: writes a report of the last benchmark run.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Args, Command, FromArgMatches};

use crate::report::criterion::Benchmark;
use crate::report::gather::{Gathered, gather};
use crate::report::model::Report;
use crate::report::output;
use nqueens::board::size::BoardSize;
use nqueens::catalogue;
use nqueens::command_line::{Failure, Tool, parse_board_size, workbook_folder};
use nqueens::measuring::bench_run::folders;
use nqueens::text::printable;

/// The command `report`.
pub const TOOL: Tool = Tool {
    command: || {
        Arguments::augment_args(Command::new("report")).about(
            "Write a report of the last `cargo bench`: tables, charts, and the numbers as JSON",
        )
    },
    run,
};

/// What a reader can ask of a report.
#[derive(Debug, Args)]
struct Arguments {
    /// Report this board size only; may be given several times
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    n: Vec<String>,
    /// Write the report to this folder [default: report in cargo's target folder]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Read criterion's results from this folder [default: criterion in cargo's target folder]
    #[arg(long, value_name = "DIR")]
    criterion: Option<PathBuf>,
}

/// Writes the report and says what is in it.
fn run(matches: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::from_arg_matches(matches)
        .map_err(|error| Failure::BadInput(error.to_string()))?;
    let board_sizes: Result<Vec<BoardSize>, Failure> = arguments
        .n
        .iter()
        .map(|text| parse_board_size(text))
        .collect();
    let board_sizes = board_sizes?;
    if arguments.criterion.is_none() || arguments.out.is_none() {
        workbook_folder()?;
    }
    let criterion = arguments
        .criterion
        .clone()
        .unwrap_or_else(folders::criterion);
    let folder = arguments.out.clone().unwrap_or_else(folders::report);
    output::check_replaceable(&folder).map_err(Failure::BadInput)?;
    let Gathered { report, older } = gather(&criterion, &board_sizes).map_err(Failure::BadInput)?;
    output::write(&report, &folder)
        .map_err(|error| Failure::BadInput(format!("{}: {error}", folder.display())))?;
    print_contents(&report, &older, out)?;
    print_next(&folder, out)
}

fn print_contents(
    report: &Report,
    older: &[Benchmark],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for n in report.board_sizes() {
        let stages: Vec<&str> = report.at(n).iter().map(|m| m.stage.as_str()).collect();
        writeln!(
            out,
            "N = {n:<2}  {} stages: {}",
            stages.len(),
            stages.join(", ")
        )?;
    }
    let measured = report.stages();
    let mut missing: Vec<&str> = catalogue::stages().map(|(_, stage)| stage.name).collect();
    missing.retain(|stage| !measured.contains(stage));
    if !missing.is_empty() {
        writeln!(out, "\nNot measured at all: {}", missing.join(", "))?;
    }
    if !older.is_empty() {
        let left_out = left_out(report, older);
        writeln!(
            out,
            "\nLeft out, as the last run did not measure it: {left_out}"
        )?;
    }
    Ok(())
}

/// Board sizes, with the stages if others of the same size were measured: `N = 4, N = 8 (bitmasks)`.
fn left_out(report: &Report, older: &[Benchmark]) -> String {
    let mut by_size: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for Benchmark { n, stage, .. } in older {
        by_size.entry(*n).or_default().push(printable(stage));
    }
    let sizes = by_size.iter().map(|(n, stages)| {
        if report.at(*n).is_empty() {
            format!("N = {n}")
        } else {
            format!("N = {n} ({})", stages.join(", "))
        }
    });
    sizes.collect::<Vec<_>>().join(", ")
}

fn print_next(folder: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let shown = |path: &Path| printable(&path.display().to_string());
    writeln!(out, "\nLook at it: {}", shown(&folder.join(output::HTML)))?;
    writeln!(
        out,
        "Compare it: cargo run -- compare OTHER {}",
        shown(folder)
    )?;
    Ok(())
}
