//! `workbook book`: writes the generated parts of the pages anew.

use std::fs;
use std::io::Write;

use clap::{Args, ValueEnum};

use super::failure::Failure;
use super::workbook_folder::workbook_folder;
use crate::board::size::BoardSize;
use crate::book::{generated, pages, values};
use crate::catalogue;
use crate::exercises::building;
use crate::recordings::branches::Branches;
use crate::recordings::long_counts::{LongCount, LongCounts};
use crate::recordings::pass_sizes::PassSizes;
use crate::recordings::recorded::Recorded;
use crate::recordings::tallies::{self, Work};
use crate::recordings::times::Record;
use crate::system::{atomic_file, package};

/// Write the tables and numbers in the README and the book anew, from the code
#[derive(Debug, Args)]
pub struct Arguments {
    /// First measure anew what the book states: use a release build on a quiet machine
    #[arg(long, value_name = "WHAT", num_args = 0..=1, default_missing_value = "times")]
    measure: Option<What>,

    /// Count once, and say what this process needed: how `--measure long` measures
    #[arg(long, hide = true, num_args = 2, value_names = ["STAGE", "N"])]
    count_once: Option<Vec<String>>,
}

/// What can be measured anew.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum What {
    /// How long every stage takes on boards of about a second at most
    Times,
    /// How long the fastest stages take on larger boards, and how much memory
    Long,
    /// The exact tallies of some stages up to N = 16
    Work,
    /// How long chapter 8's search takes with passes of several sizes
    Passes,
    /// The branches that are guessed wrong; needs valgrind
    Branches,
}

impl What {
    fn measure(self) -> Result<(), Failure> {
        let (path, measured) = match self {
            What::Times => (Record::path(), Record::measure().write()),
            What::Long => {
                let written = LongCounts::measure().and_then(|counts| counts.write());
                (LongCounts::path(), written)
            }
            What::Work => (<Vec<Work>>::path(), tallies::tally_all().write()),
            What::Passes => (PassSizes::path(), PassSizes::measure().write()),
            What::Branches => {
                let binaries = building::build_chapters(package::folder()).map_err(|error| {
                    Failure::BadInput(format!("the chapters cannot be built: {error}"))
                })?;
                let written = Branches::count(&binaries).and_then(|branches| branches.write());
                (Branches::path(), written)
            }
        };
        measured.map_err(|error| Failure::BadInput(format!("{}: {error}", path.display())))
    }
}

/// Prints what a process needs that counts the solutions with this stage for this N.
fn count_once(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let [stage, n] = words else {
        return Err(Failure::BadInput(
            "name a stage and a board size".to_owned(),
        ));
    };
    let stage = catalogue::stage(stage).map(|(_, stage)| stage);
    let stage = stage.ok_or_else(|| Failure::BadInput("no such stage".to_owned()))?;
    let n: BoardSize = n
        .parse()
        .map_err(|error| Failure::BadInput(format!("{error}")))?;
    let count = LongCount::of_this_process(stage, n)?;
    let json = serde_json::to_string(&count).expect("a count has only texts and numbers");
    Ok(writeln!(out, "{json}")?)
}

/// Rewrites every page that is not up to date, and names it. With `measure`, records something
/// anew first.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(words) = &arguments.count_once {
        return count_once(words, out);
    }
    let folder = workbook_folder()?;
    if let Some(what) = arguments.measure {
        what.measure()?;
    }
    let of_record = |error| Failure::BadInput(format!("{}: {error}", Record::path().display()));
    let record = Record::read().map_err(of_record)?;
    let unreadable = |error| {
        let folder = folder.display();
        Failure::BadInput(format!("the book in {folder}: {error}"))
    };
    let pages = pages::all().map_err(unreadable)?;
    let mut written = 0;
    for path in &pages {
        let name = path.strip_prefix(folder).unwrap_or(path).display();
        let failure = |error: String| Failure::BadInput(format!("{name}: {error}"));
        let old = fs::read_to_string(path).map_err(|error| failure(error.to_string()))?;
        let new =
            generated::rewrite(&old, |words| values::value(words, &record)).map_err(failure)?;
        if new != old {
            atomic_file::write(path, new.as_bytes()).map_err(|error| failure(error.to_string()))?;
            writeln!(out, "{name} is up to date now")?;
            written += 1;
        }
    }
    writeln!(out, "{} pages, {written} of them written anew", pages.len())?;
    Ok(())
}
