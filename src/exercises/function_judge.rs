//! Judging a small exercise: the answers are right or wrong.

use super::call::call;
use super::feedback::{self, Feedback, State};
use super::protocol::Outcome;
use super::running::Report;
use crate::entry::exercise::{Case, Function, Masks, Mistake};

/// Judges what `function` answered to `cases`.
pub fn judge(function: &Function, cases: &[Case], report: &Report) -> Feedback {
    let wrong = cases
        .iter()
        .zip(&report.outcomes)
        .filter_map(|(case, outcome)| match outcome {
            Outcome::Returned { answer, .. } if *answer != case.answer => Some((case, answer)),
            _ => None,
        });
    if let Some((case, answer)) = wrong.into_iter().next() {
        return wrong_answer(function, case, answer);
    }
    let calls: Vec<String> = cases.iter().map(|case| case.arguments.clone()).collect();
    let interruption = feedback::interruption(function.name, &calls, report);
    interruption.unwrap_or_else(|| Feedback::new(function.name, State::Passed, Vec::new()))
}

fn wrong_answer(function: &Function, case: &Case, answer: &str) -> Feedback {
    let mut mistakes = function.mistakes.iter();
    let is_it = |m: &&Mistake| (m.arguments, m.answer) == (case.arguments.as_str(), answer);
    let meaning = mistakes.find(is_it).map_or("", |mistake| mistake.meaning);

    let mut call = call(function.name, &case.arguments);
    let (mut got, mut right) = (answer.to_owned(), case.answer.clone());
    match function.masks {
        Masks::Nowhere => {}
        Masks::InArguments => call = in_binary(&call),
        Masks::InAnswer => (got, right) = (in_binary(&got), in_binary(&right)),
    }
    let line = format!("{call} gives {got}, right is {right}.");
    let mut lines = if line.chars().count() <= LINE_WIDTH {
        vec![line]
    } else {
        let (got, right) = around_difference(&got, &right);
        vec![
            format!("{call} gives"),
            format!("    {got}"),
            "right is".to_owned(),
            format!("    {right}"),
        ]
    };
    lines.push(meaning.to_owned());
    Feedback::new(function.name, State::Wrong, lines).shown_by(&case.arguments)
}

/// What fits into a narrow terminal, indented.
const LINE_WIDTH: usize = 74;

/// How many characters of an answer are shown.
const ENOUGH: usize = 60;

/// A part of each answer: where they differ for the first time is in it.
fn around_difference(got: &str, right: &str) -> (String, String) {
    let pairs = got.chars().zip(right.chars());
    let common: Vec<char> = pairs.take_while(|(a, b)| a == b).map(|(a, _)| a).collect();
    // From the beginning if it is near, else from the beginning of a list, if that is.
    let near = |start: &usize| common.len() - start < ENOUGH / 2;
    let list = common.iter().rposition(|&c| c == '[').filter(near);
    let is_whole = got.len().max(right.len()) <= ENOUGH;
    let start = match list {
        _ if is_whole || near(&0) => 0,
        Some(start) => start,
        None => common.len() - ENOUGH / 4,
    };
    (part(got, start), part(right, start))
}

/// Enough of `text` from its character `start` on, with dots for what is left out.
fn part(text: &str, start: usize) -> String {
    let before = if start > 0 { "..." } else { "" };
    let shown: String = text.chars().skip(start).take(ENOUGH).collect();
    let is_cut = text.chars().count() > start + ENOUGH;
    let after = if is_cut { "..." } else { "" };
    format!("{before}{shown}{after}")
}

/// `text` with its numbers as masks, as they are written in the exercises: `0b0101`.
fn in_binary(text: &str) -> String {
    let mut binary = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from_number) = rest.split_at(start);
        let end = from_number.find(|c: char| !c.is_ascii_digit());
        let (number, after) = from_number.split_at(end.unwrap_or(from_number.len()));
        binary += before;
        binary += &match number.parse::<u32>() {
            Ok(mask) => format!("{mask:#06b}"),
            Err(_too_large) => number.to_owned(),
        };
        rest = after;
    }
    binary + rest
}
