//! The command line of the `workbook` binary.

use std::io::Write;

use clap::{ArgMatches, Command, CommandFactory, FromArgMatches, Parser, Subcommand};

use super::ascii::AsciiWriter;
use super::failure::Failure;
use super::fitting::for_people;
use super::{
    arguments, book, check, contents, count, estimate, figures, hint, judge, plan, race, run_units,
    solution, sum, units,
};
use crate::system::terminal::{Terminal, is_ascii_only};

/// The N-Queens optimization workbook: contents, exercises, and comparing its stages
#[derive(Debug, Parser)]
#[command(name = "workbook", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Subcommands>,
}

#[derive(Debug, Subcommand)]
enum Subcommands {
    Check(check::Arguments),
    Hint(hint::Arguments),
    Solution(solution::Arguments),
    Race(race::Arguments),
    Estimate(estimate::Arguments),
    Count(count::Arguments),
    Units(units::Arguments),
    RunUnits(run_units::Arguments),
    Sum(sum::Arguments),
    Plan(plan::Arguments),
    Judge(judge::Arguments),
    Book(book::Arguments),
    Figures(figures::Arguments),
}

/// A command that is compiled with the `workbook` binary, so that no chapter has to wait for it.
pub struct Tool {
    /// Its name, help and arguments.
    pub command: fn() -> Command,
    /// What it does, given its arguments and where to print.
    pub run: fn(&ArgMatches, &mut dyn Write) -> Result<(), Failure>,
}

/// Runs the `workbook` binary, whose commands are those here and `tools`.
pub fn run(tools: &[Tool], out: &mut dyn Write) -> Result<(), Failure> {
    let commands = tools.iter().map(|tool| (tool.command)());
    let command = Arguments::command().subcommands(commands);
    let Some(matches) = arguments::parse(command, out)? else {
        return Ok(());
    };
    let ascii = is_ascii_only();
    if breaks_lines(&matches) {
        let terminal = Terminal::of_standard_output();
        for_people(out, ascii, terminal, |out| {
            run_command(&matches, tools, out)
        })
    } else if ascii {
        run_command(&matches, tools, &mut AsciiWriter::new(out))
    } else {
        run_command(&matches, tools, out)
    }
}

/// Whether a line of the command's that is too wide may be broken: no program reads it, and it is no
/// program itself.
fn breaks_lines(matches: &ArgMatches) -> bool {
    let Some((name, matches)) = matches.subcommand() else {
        return true;
    };
    let is_set = |flag| matches!(matches.try_get_one::<bool>(flag), Ok(Some(true)));
    let is_of_whole_lines = ["units", "run-units", "sum", "solution"].contains(&name);
    !(is_of_whole_lines || is_set("json") || is_set("markdown"))
}

fn run_command(matches: &ArgMatches, tools: &[Tool], out: &mut dyn Write) -> Result<(), Failure> {
    if let Some((name, matches)) = matches.subcommand() {
        let mut tools = tools.iter();
        if let Some(tool) = tools.find(|tool| (tool.command)().get_name() == name) {
            return (tool.run)(matches, out);
        }
    }
    let arguments = Arguments::from_arg_matches(matches)
        .map_err(|error| Failure::BadInput(error.to_string()))?;
    match arguments.command {
        None => contents::print(out),
        Some(Subcommands::Check(arguments)) => check::run(&arguments, out),
        Some(Subcommands::Hint(arguments)) => hint::run(&arguments, out),
        Some(Subcommands::Solution(arguments)) => solution::run(&arguments, out),
        Some(Subcommands::Race(arguments)) => race::run(&arguments, out),
        Some(Subcommands::Estimate(arguments)) => estimate::run(&arguments, out),
        Some(Subcommands::Count(arguments)) => count::run(&arguments, out),
        Some(Subcommands::Units(arguments)) => units::run(&arguments, out),
        Some(Subcommands::RunUnits(arguments)) => run_units::run(&arguments, out),
        Some(Subcommands::Plan(arguments)) => plan::run(&arguments, out),
        Some(Subcommands::Sum(arguments)) => sum::run(&arguments, out),
        Some(Subcommands::Judge(arguments)) => judge::run(&arguments, out),
        Some(Subcommands::Book(arguments)) => book::run(&arguments, out),
        Some(Subcommands::Figures(arguments)) => figures::run(&arguments, out),
    }
}
