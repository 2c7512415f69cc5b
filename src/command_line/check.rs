//! `workbook check`: is the reader's exercise right, and better?

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use clap::Args;

use super::exercise::{open_progress, parse_chapter, save_progress};
use super::failure::Failure;
use super::workbook_folder::workbook_folder;
use crate::catalogue;
use crate::entry::Chapter;
use crate::exercises::building::{self, NotBuilt};
use crate::exercises::{Feedback, State, checking};

/// Check the exercise of a chapter, or of each in turn up to the first that is not done
#[derive(Debug, Args)]
pub struct Arguments {
    /// The chapter whose exercise.rs is checked. Without it, all are checked in order, and the
    /// first that is not done is the last
    #[arg(value_name = "K", allow_negative_numbers = true)]
    chapter: Option<String>,

    /// Stop a function that takes longer than so many seconds
    #[arg(long, value_name = "S", default_value_t = checking::LIMIT.as_secs())]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
}

/// Checks what was asked for. Fails if anything of it is not done.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let limit = Duration::from_secs(arguments.seconds);
    if let Some(text) = &arguments.chapter {
        let chapter = parse_chapter(text)?;
        return check(chapter, workbook_folder()?, limit, true, out);
    }
    let folder = workbook_folder()?;
    for chapter in catalogue::chapters_with_exercises() {
        check(chapter, folder, limit, false, out)?;
    }
    Ok(())
}

/// Checks the exercise of `chapter`, and keeps in mind whether it is done. What has passed may be
/// left out if all has.
fn check(
    chapter: &Chapter,
    folder: &Path,
    limit: Duration,
    show_passed: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let number = chapter.number;
    let file = building::exercise_file(chapter);
    writeln!(out, "Chapter {number}, {}: {file}", chapter.title)?;
    // The compiler may speak next, elsewhere.
    out.flush()?;

    let program = match building::build(folder, chapter) {
        Ok(program) => program,
        Err(NotBuilt::Refused) => {
            writeln!(
                out,
                "\n{file} does not compile: see what the compiler says."
            )?;
            return fail(chapter, folder);
        }
        Err(error @ NotBuilt::NoCargo(..)) => return Err(Failure::BadInput(error.to_string())),
    };
    let feedback = checking::check(chapter, &program, limit)
        .map_err(|error| Failure::BadInput(format!("cannot run the exercise: {error}")))?;
    let is_done = checking::is_done(&feedback);
    if show_passed || !is_done {
        writeln!(out)?;
        for part in &feedback {
            print_feedback(part, out)?;
        }
        writeln!(out)?;
    }

    if is_done {
        remember(chapter, folder, true);
        return print_next(chapter, show_passed, out);
    }
    if checking::is_not_started(&feedback) {
        writeln!(out, "Not started: open {file}.")?;
    } else {
        let passed = feedback.iter().filter(|v| v.state == State::Passed).count();
        writeln!(out, "Not done yet: {passed} of {} pass.", feedback.len())?;
        if let Some(by_hand) = by_hand(chapter, &feedback) {
            writeln!(out, "To try it: {by_hand}")?;
        }
    }
    writeln!(out, "A hint:    cargo run -- hint {number}")?;
    fail(chapter, folder)
}

/// What to do once `chapter` is done; in detail, if nothing else follows.
fn print_next(chapter: &Chapter, in_detail: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let number = chapter.number;
    let next = catalogue::chapter(number + 1);
    let command = match next {
        Some(next) => format!("cargo run --bin chapter{}", next.number),
        None => "cargo run -- race".to_owned(),
    };
    writeln!(out, "Chapter {number} is done. Next: {command}")?;
    if in_detail {
        if let Some(next) = next {
            let page = format!("chapters/chapter{}/README.md", next.number);
            writeln!(out, "Its page:              {page}")?;
        }
        writeln!(out, "A solution to compare: cargo run -- solution {number}")?;
    }
    Ok(())
}

/// A line for the function's name and state, and what there is to say below it.
fn print_feedback(feedback: &Feedback, out: &mut dyn Write) -> Result<(), Failure> {
    const NAME_WIDTH: usize = 22;
    writeln!(
        out,
        "  {:<NAME_WIDTH$}{}",
        feedback.function,
        feedback.state.name()
    )?;
    for line in &feedback.lines {
        writeln!(out, "      {line}")?;
    }
    Ok(())
}

/// The command that runs the first function that was begun and does not pass, and shows all it
/// prints.
fn by_hand(chapter: &Chapter, feedback: &[Feedback]) -> Option<String> {
    let is_begun = |feedback: &&Feedback| {
        feedback.state != State::Passed && feedback.state != State::NotStarted
    };
    let feedback = feedback.iter().find(is_begun)?;
    let call = feedback.call.as_deref()?;
    let (number, function) = (chapter.number, feedback.function);
    // A shell would take brackets for a pattern.
    let quote = if call.starts_with('[') { "\"" } else { "" };
    Some(format!(
        "cargo run -q -p exercises --bin exercise{number} -- {function} {quote}{call}{quote}"
    ))
}

fn fail(chapter: &Chapter, folder: &Path) -> Result<(), Failure> {
    remember(chapter, folder, false);
    Err(Failure::NotDone)
}

fn remember(chapter: &Chapter, folder: &Path, done: bool) {
    let mut progress = open_progress(folder);
    let entry = progress.in_chapter_mut(chapter.number);
    if entry.done != done {
        entry.done = done;
        save_progress(&progress, folder);
    }
}
