//! `workbook sum`: the total of all results, or what is wrong with them.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _, Write};
use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::standard_error::note;
use crate::board::known::SOLUTIONS;
use crate::chapters::chapter11::sending::ledger::{Balance, Ledger};
use crate::chapters::chapter11::sending::result_line::{self, ResultLine};
use crate::system::atomic_file;
use crate::text;

/// Add up the results of all units, or say which are missing, damaged, or disagree
#[derive(Debug, Args)]
pub struct Arguments {
    /// Files of results, such as a checkpoint; without any, standard input is read
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// If there is no total, write the units to run again to this file
    #[arg(long, value_name = "FILE")]
    again: Option<PathBuf>,
}

/// No result is so long, so that an endless line does no harm.
const LONGEST: u64 = 1024;

/// The results, and the lines that are none.
#[derive(Default)]
struct Read {
    ledger: Ledger,
    damaged: Vec<String>,
}

/// Adds up the results that `arguments` name.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    refuse_to_overwrite(arguments)?;
    let mut read = Read::default();
    if arguments.files.is_empty() {
        read.lines(&mut io::stdin().lock(), "standard input")?;
    }
    for path in &arguments.files {
        let name = path.display().to_string();
        let file = File::open(path);
        let file = file.map_err(|error| Failure::BadInput(format!("{name}: {error}")))?;
        read.lines(&mut BufReader::new(file), &name)?;
    }
    let Some(balance) = read.ledger.balance() else {
        return Err(Failure::BadInput(match read.damaged.as_slice() {
            [] => "there are no results: give those of workbook run-units".to_owned(),
            [first, ..] => format!("there are no results: {first}"),
        }));
    };
    let notes = notes(&balance, &read.damaged);
    let Some(solutions) = balance.solutions() else {
        return Err(no_total(&balance, &notes, arguments));
    };
    if !notes.is_empty() {
        // The total is right all the same.
        note(&notes.join("; "));
    }
    let known = SOLUTIONS[balance.n];
    if solutions != known {
        return Err(Failure::WrongCount(format!(
            "the results add up to {solutions} solutions, but for N = {} the total is {known}",
            balance.n
        )));
    }
    writeln!(out, "{solutions}")?;
    Ok(())
}

/// Fails if what is to be run again would take the place of results.
fn refuse_to_overwrite(arguments: &Arguments) -> Result<(), Failure> {
    let Some(again) = &arguments.again else {
        return Ok(());
    };
    // What is not there yet cannot be the same.
    let place = again.canonicalize().ok();
    let is_again = |file: &PathBuf| place.is_some() && file.canonicalize().ok() == place;
    if !arguments.files.iter().any(is_again) {
        return Ok(());
    }
    Err(Failure::BadInput(format!(
        "{} holds results: write what to run again to another file",
        again.display()
    )))
}

impl Read {
    /// Enters the results in `source`, whose name is for messages.
    fn lines(&mut self, source: &mut impl BufRead, name: &str) -> Result<(), Failure> {
        let mut bytes = Vec::new();
        for number in 1.. {
            bytes.clear();
            let length = source.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
            match length {
                Ok(0) => break,
                Ok(length) if length as u64 == LONGEST => {
                    return Err(Failure::BadInput(format!(
                        "line {number} of {name} is longer than any result"
                    )));
                }
                Ok(_) => {}
                Err(error) => return Err(Failure::BadInput(format!("{name}: {error}"))),
            }
            let here = |what| format!("line {number} of {name}: {what}");
            let bad_line = |what| Failure::BadInput(here(what));
            let line = String::from_utf8_lossy(&bytes);
            let text = line.trim_end_matches(['\n', '\r']);
            match text.parse::<ResultLine>() {
                Ok(result) => self.ledger.add(result).map_err(bad_line)?,
                // What is whole is no damaged line, but one that does not belong here.
                Err(what) if result_line::is_whole(text) => return Err(bad_line(what)),
                Err(what) => self.damaged.push(here(what)),
            }
        }
        Ok(())
    }
}

/// What is to be said besides a total.
fn notes(balance: &Balance, damaged: &[String]) -> Vec<String> {
    let mut notes = Vec::new();
    if let [first, others @ ..] = damaged {
        let more = match others.len() {
            0 => String::new(),
            more => format!(", and {} more lines", text::grouped(more as u64)),
        };
        notes.push(format!("{first}{more}"));
    }
    if !balance.outvoted.is_empty() {
        notes.push(format!(
            "the majority was followed for {}",
            units(&balance.outvoted)
        ));
    }
    notes
}

/// Why there is no total. Writes what is to be run again, if that is wanted.
fn no_total(balance: &Balance, notes: &[String], arguments: &Arguments) -> Failure {
    let mut reasons = Vec::new();
    if !balance.missing.is_empty() {
        reasons.push(format!("missing: {}", units(&balance.missing)));
    }
    if !balance.disputed.is_empty() {
        reasons.push(format!("results disagree: {}", units(&balance.disputed)));
    }
    if reasons.is_empty() {
        reasons.push("the results do not add up to a whole number of solutions".to_owned());
    }
    reasons.extend_from_slice(notes);
    let again = balance.again();
    if let Some(path) = &arguments.again {
        let lines: String = again.iter().map(|unit| format!("{unit}\n")).collect();
        if let Err(error) = atomic_file::write(path, lines.as_bytes()) {
            return Failure::File(format!("{}: {error}", path.display()));
        }
        reasons.push(format!("to run again: {}", path.display()));
    } else {
        reasons.push("--again FILE writes what to run again".to_owned());
    }
    Failure::WrongCount(format!(
        "no total for N = {}: {}",
        balance.n,
        reasons.join("; ")
    ))
}

/// `unit 5`, `units 5, 9 and 77`; of many, the first.
fn units(numbers: &[usize]) -> String {
    const MOST: usize = 8;
    let shown = text::listed(&numbers[..numbers.len().min(MOST)]);
    match numbers.len() {
        1 => format!("unit {shown}"),
        length if length <= MOST => format!("units {shown}"),
        length => {
            let more = text::grouped((length - MOST) as u64);
            format!("units {} and {more} more", shown.replace(" and ", ", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_units_the_first_are_named() {
        assert_eq!(units(&[5]), "unit 5");
        assert_eq!(units(&[5, 9, 77]), "units 5, 9 and 77");
        let many: Vec<usize> = (0..1010).collect();
        assert_eq!(units(&many), "units 0, 1, 2, 3, 4, 5, 6, 7 and 1,002 more");
    }
}
