//! What is said of one function of the reader's.

use super::call::call;
use super::protocol::Outcome;
use super::running::{Ending, Report};

/// How far a function is. Displays as a few words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// It reached a `todo!()` at once.
    NotStarted,
    /// It reached a `todo!()` after some answers.
    NotFinished,
    /// It panicked.
    Panicked,
    /// It did not end in time.
    NoEnd,
    /// It used up its stack.
    StackOverflow,
    /// Its process ended in another way.
    Died,
    /// An answer is wrong.
    Wrong,
    /// The answers are right, but nothing was searched.
    NoSearch,
    /// The answers are right, but what its observer was told cannot be.
    ToldWrong,
    /// The answers are right, for more work than the goal.
    NotYetBetter,
    /// Nothing is left to be done.
    Passed,
}

impl State {
    /// A few words.
    pub fn name(self) -> &'static str {
        match self {
            State::NotStarted => "not started",
            State::NotFinished => "not finished",
            State::Panicked => "panics",
            State::NoEnd => "does not end",
            State::StackOverflow => "calls itself without end",
            State::Died => "ends the program",
            State::Wrong => "wrong",
            State::NoSearch => "correct, but no search",
            State::ToldWrong => "correct, but tells its observer wrong",
            State::NotYetBetter => "correct, not yet better",
            State::Passed => "passed",
        }
    }
}

/// A function's state, with what there is to say about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feedback {
    /// The function's name.
    pub function: &'static str,
    /// How far it is.
    pub state: State,
    /// Sentences, each a line.
    pub lines: Vec<String>,
    /// The arguments of the call that shows it, as the reader's program takes them.
    pub call: Option<String>,
}

impl Feedback {
    pub(super) fn new(function: &'static str, state: State, lines: Vec<String>) -> Self {
        let lines = lines.into_iter().filter(|line| !line.is_empty()).collect();
        let call = None;
        Self {
            function,
            state,
            lines,
            call,
        }
    }

    pub(super) fn shown_by(self, call: &str) -> Self {
        let call = Some(call.to_owned());
        Self { call, ..self }
    }
}

/// The feedback on a run that did not answer all of `calls`, whatever it answered before.
pub fn interruption(function: &'static str, calls: &[String], report: &Report) -> Option<Feedback> {
    if let Some(Outcome::Panicked { message, place }) = report.outcomes.last() {
        let answered = report.outcomes.len() - 1;
        let call = call(function, &calls[answered]);
        // The message of `todo!()`, which may go on.
        let feedback = if message.starts_with("not yet implemented") {
            let state = if answered == 0 {
                State::NotStarted
            } else {
                State::NotFinished
            };
            let line = format!("The `todo!()` at {place} is to be replaced.");
            Feedback::new(function, state, vec![line])
        } else {
            let mut lines = vec![format!("{call} panics at {place}:")];
            lines.extend(message.lines().map(str::to_owned));
            Feedback::new(function, State::Panicked, lines)
        };
        return Some(feedback.shown_by(&calls[answered]));
    }
    let arguments = calls.get(report.outcomes.len()).map_or("", String::as_str);
    let call = call(function, arguments);
    let (state, line) = match &report.ending {
        Ending::Finished => return None,
        Ending::TookTooLong(limit) => {
            let seconds = limit.as_secs();
            (
                State::NoEnd,
                format!(
                    "{call} was stopped after {seconds} s: an endless loop, or far too much work."
                ),
            )
        }
        Ending::StackOverflow => (
            State::StackOverflow,
            format!("{call} used up its stack: what ends the recursion?"),
        ),
        Ending::Died(how) => (State::Died, format!("{call} ended the program: {how}")),
    };
    Some(Feedback::new(function, state, vec![line]).shown_by(arguments))
}
