//! `workbook book`: writes the generated parts of the pages anew.

use std::fs;
use std::io::Write;

use clap::Args;

use super::failure::Failure;
use crate::book::record::{self, Record};
use crate::book::{self, generated, values};
use crate::whole_file;

/// Write the tables and numbers in the README and the book anew, from the code
#[derive(Debug, Args)]
pub struct Arguments {
    /// First time every stage anew: use a release build on a quiet machine
    #[arg(long)]
    measure: bool,
}

/// Rewrites every page that is not up to date, and names it. With `measure`, records new times first.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = book::package_folder();
    let of_record = |error| Failure::BadInput(format!("{}: {error}", record::path().display()));
    if arguments.measure {
        Record::measure().write().map_err(of_record)?;
    }
    let record = Record::read().map_err(of_record)?;
    let unreadable = |error| {
        let folder = folder.display();
        Failure::BadInput(format!(
            "the book in {folder}: {error}; if it was moved, build again there"
        ))
    };
    let pages = book::pages().map_err(unreadable)?;
    let mut written = 0;
    for path in &pages {
        let name = path.strip_prefix(folder).unwrap_or(path).display();
        let failure = |error: String| Failure::BadInput(format!("{name}: {error}"));
        let old = fs::read_to_string(path).map_err(|error| failure(error.to_string()))?;
        let new =
            generated::rewrite(&old, |words| values::value(words, &record)).map_err(failure)?;
        if new != old {
            whole_file::write(path, new.as_bytes()).map_err(|error| failure(error.to_string()))?;
            writeln!(out, "{name} is up to date now")?;
            written += 1;
        }
    }
    writeln!(out, "{} pages, {written} of them written anew", pages.len())?;
    Ok(())
}
