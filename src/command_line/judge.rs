//! `workbook judge`: would the online judge accept it?

use std::io::Write;
use std::time::Duration;

use clap::Args;

use super::failure::Failure;
use super::workbook_folder::workbook_folder;
use crate::catalogue;
use crate::entry::Stage;
use crate::exercises::building;
use crate::measuring::judge::{self, Judged, LARGEST_CASE, LIMIT};
use crate::recordings::recorded::Recorded;
use crate::recordings::verdicts::Verdicts;
use crate::system::machine::{Build, Machine, today};
use crate::text;

/// Run BOJ 9663's largest case, N = 14, through every stage, each as a process with a time limit
#[derive(Debug, Args)]
pub struct Arguments {
    /// The time limit, in seconds
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = parse_limit)]
    #[arg(allow_negative_numbers = true)]
    limit: Duration,

    /// Judge this stage alone
    #[arg(long, value_name = "NAME", value_parser = super::arguments::stage)]
    #[arg(conflicts_with = "record")]
    stage: Option<&'static Stage>,

    /// Keep the verdicts for the book: use a release build on a quiet machine
    #[arg(long)]
    record: bool,
}

/// A limit like `10s` or `2.5`.
fn parse_limit(text: &str) -> Result<Duration, String> {
    const HOUR: f64 = 3600.0;
    let number = text.trim().trim_end_matches('s').parse().ok();
    let seconds = number.filter(|&seconds: &f64| seconds > 0.0 && seconds <= HOUR);
    let seconds = seconds.ok_or_else(|| format!("give seconds, up to {HOUR}, as in {LIMIT:?}"))?;
    Ok(Duration::from_secs_f64(seconds))
}

/// Judges the stages one after the other, and prints each verdict when it is there.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let binaries = building::build_chapters(workbook_folder()?)
        .map_err(|error| Failure::BadInput(format!("the chapters cannot be built: {error}")))?;
    let limit = text::time(arguments.limit);
    writeln!(out, "BOJ 9663, N = {LARGEST_CASE}, limit {limit}\n")?;
    let mut verdicts = Vec::new();
    for (chapter, stage) in catalogue::stages() {
        if arguments
            .stage
            .is_some_and(|wanted| wanted.name != stage.name)
        {
            continue;
        }
        write!(out, "  {:<20}", stage.name)?;
        out.flush()?;
        let binary = judge::binary(&binaries, chapter);
        let verdict = judge::judge(&binary, stage, arguments.limit).map_err(|error| {
            let number = chapter.number;
            Failure::BadInput(format!("chapter{number} cannot be run: {error}"))
        })?;
        writeln!(out, "{verdict}")?;
        verdicts.push(Judged {
            stage: stage.name.to_owned(),
            verdict,
        });
    }
    if arguments.record {
        let record = Verdicts {
            date: today(),
            machine: Machine::this(),
            build: Build::this(),
            limit: arguments.limit.as_secs_f64(),
            verdicts,
        };
        let path = Verdicts::path();
        record
            .write()
            .map_err(|error| Failure::BadInput(format!("{}: {error}", path.display())))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_seconds() {
        assert_eq!(parse_limit("10s"), Ok(LIMIT));
        assert_eq!(parse_limit("2.5"), Ok(Duration::from_millis(2500)));
        for text in ["", "s", "0", "-1s", "inf", "NaN", "4000", "1m", "ten"] {
            assert!(parse_limit(text).is_err(), "{text}");
        }
    }
}
