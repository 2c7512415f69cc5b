//! Checking all of a chapter's exercise.

use std::io;
use std::time::Duration;

use super::feedback::{Feedback, State};
use super::running::Program;
use super::{count_judge, function_judge};
use crate::entry::Chapter;

/// How long all calls of one function may take together, unless the reader says otherwise.
pub const LIMIT: Duration = Duration::from_secs(10);

/// What is said of the main exercise and of each small one, in the order of the reader's file.
/// `program` is run once for each; none for longer than `limit`.
///
/// # Errors
///
/// If the program cannot be started.
pub fn check(chapter: &Chapter, program: &Program, limit: Duration) -> io::Result<Vec<Feedback>> {
    let mut feedback = vec![check_count(chapter, program, limit)?];
    for function in chapter.exercise().functions {
        let cases = (function.cases)();
        let calls: Vec<String> = cases.iter().map(|case| case.arguments.clone()).collect();
        let report = program.run(function.name, &calls, limit)?;
        feedback.push(function_judge::judge(function, &cases, &report));
    }
    Ok(feedback)
}

/// What is said of the main exercise alone.
///
/// # Errors
///
/// If the program cannot be started.
pub fn check_count(chapter: &Chapter, program: &Program, limit: Duration) -> io::Result<Feedback> {
    let report = program.run(count_judge::FUNCTION, &count_judge::calls(), limit)?;
    Ok(count_judge::judge(chapter, &report))
}

/// Whether nothing is left to be done.
pub fn is_done(feedback: &[Feedback]) -> bool {
    feedback
        .iter()
        .all(|feedback| feedback.state == State::Passed)
}

/// Whether the main exercise is untouched, and nothing else is done.
pub fn is_not_started(feedback: &[Feedback]) -> bool {
    let main_state = feedback.first().map(|feedback| feedback.state);
    let any_passed = feedback
        .iter()
        .any(|feedback| feedback.state == State::Passed);
    main_state == Some(State::NotStarted) && !any_passed
}
