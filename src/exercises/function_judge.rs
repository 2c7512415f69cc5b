//! Judging a small exercise: the answers are right or wrong.

use super::protocol::Outcome;
use super::running::Report;
use super::verdict::{self, State, Verdict};
use super::{Case, Function, call};

/// Judges what `function` answered to `cases`.
pub fn judge(function: &Function, cases: &[Case], report: &Report) -> Verdict {
    let answers = cases.iter().zip(&report.outcomes);
    let wrong = answers.filter_map(|(case, outcome)| match outcome {
        Outcome::Returned { answer, .. } if *answer != case.answer => Some((case, answer)),
        _ => None,
    });
    if let Some((case, answer)) = wrong.into_iter().next() {
        return wrong_answer(function, case, answer);
    }
    let calls: Vec<String> = cases.iter().map(|case| case.arguments.clone()).collect();
    let interruption = verdict::interruption(function.name, &calls, report);
    interruption.unwrap_or_else(|| Verdict::new(function.name, State::Passed, Vec::new()))
}

fn wrong_answer(function: &Function, case: &Case, answer: &str) -> Verdict {
    let call = call(function.name, &case.arguments);
    let mut mistakes = function.mistakes.iter();
    let is_it = |m: &&super::Mistake| (m.arguments, m.answer) == (case.arguments.as_str(), answer);
    let meaning = mistakes.find(is_it).map_or("", |mistake| mistake.meaning);
    let answers = format!(
        "{call} gives {}, right is {}.",
        short(answer),
        short(&case.answer)
    );
    let lines = vec![answers, meaning.to_owned()];
    Verdict::new(function.name, State::Wrong, lines).shown_by(&case.arguments)
}

/// Enough of a long answer to see where it goes.
fn short(answer: &str) -> String {
    const ENOUGH: usize = 60;
    match answer.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}...", &answer[..end]),
        None => answer.to_owned(),
    }
}
