//! Reading arguments with clap, and saying in one line what is wrong with them.

use std::io::Write;

use clap::error::ErrorKind;
use clap::{ArgMatches, Command};

use super::failure::Failure;
use super::fitting::for_people;
use crate::catalogue;
use crate::entry::Stage;
use crate::system::terminal::{Terminal, is_ascii_only};
use crate::text::printable;

/// Help is wrapped at this width, or at the terminal's if that is narrower.
const HELP_WIDTH: usize = 100;

/// Parses the process's arguments. `None` if they asked for help, which is then written to `out`.
pub fn parse(command: Command, out: &mut dyn Write) -> Result<Option<ArgMatches>, Failure> {
    let terminal = Terminal::of_standard_output();
    let width = terminal.most_columns().min(HELP_WIDTH);
    let error = match command.term_width(width).try_get_matches() {
        Ok(matches) => return Ok(Some(matches)),
        Err(error) => error,
    };
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            for_people(out, is_ascii_only(), terminal, |out| {
                Ok(write!(out, "{}", error.render())?)
            })?;
            Ok(None)
        }
        _ => Err(Failure::BadInput(in_one_line(&error.to_string()))),
    }
}

/// clap explains over several lines; keeps what is wrong and what is accepted.
fn in_one_line(error: &str) -> String {
    let message = error.strip_prefix("error: ").unwrap_or(error);
    let before_usage = message.split("\nUsage:").next().unwrap_or(message);
    let said = before_usage.lines().map(str::trim).filter(|line| {
        let is_advice =
            line.starts_with("For more information") || line.starts_with("tip: to pass");
        !line.is_empty() && !is_advice
    });
    let line = said.collect::<Vec<_>>().join(" ");
    // An argument that is quoted in it may be endless, or move the cursor.
    let (shown, rest) = line.split_at(line.floor_char_boundary(MOST_BYTES));
    let more = if rest.is_empty() { "" } else { "…" };
    let shown = printable(shown);
    format!("{shown}{more} (--help shows all)")
}

/// As much as is shown of what is wrong.
const MOST_BYTES: usize = 400;

/// Parses a number for clap, and says better than the standard library what is accepted.
pub fn whole_number(text: &str) -> Result<u64, String> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_number);
    number.ok_or_else(|| format!("give a whole number from 0 to {}", u64::MAX))
}

/// Finds a stage by its name for clap.
pub fn stage(name: &str) -> Result<&'static Stage, String> {
    let found = catalogue::stage(name).map(|(_, stage)| stage);
    found.ok_or_else(|| {
        let names: Vec<_> = catalogue::stages().map(|(_, stage)| stage.name).collect();
        format!("the stages are {}", names.join(", "))
    })
}
