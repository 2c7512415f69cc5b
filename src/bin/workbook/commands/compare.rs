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
        writeln!(out, "{}", in_ascii(&json))?;
        return Ok(());
    }
    let blocks = comparison::page::page(comparison);
    if arguments.markdown {
        write!(out, "{}", markdown::blocks(&blocks, ""))?;
        return Ok(());
    }
    pages::print(&blocks, Terminal::of_standard_output(), out)
}

/// `json` in ASCII, which every terminal shows. Only its texts can hold anything else.
fn in_ascii(json: &str) -> String {
    let mut ascii = String::with_capacity(json.len());
    for character in json.chars() {
        if character.is_ascii() {
            ascii.push(character);
        } else {
            for unit in character.encode_utf16(&mut [0; 2]) {
                ascii += &format!("\\u{unit:04x}");
            }
        }
    }
    ascii
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_in_ascii_means_the_same() {
        let texts = ["Prozessor, 8 Kerne", "프로세서 é", "♛ \u{1d11e}"];
        let json = in_ascii(&serde_json::to_string(&texts).unwrap());
        assert!(json.is_ascii(), "{json}");
        assert_eq!(serde_json::from_str::<Vec<String>>(&json).unwrap(), texts);
    }
}
