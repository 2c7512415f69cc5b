//! Judging the main exercise: is `count` right, does it search, and does it reach the goal?

use super::call::call;
use super::count::Count;
use super::feedback::{self, Feedback, State};
use super::protocol::Outcome;
use super::running::Report;
use super::wrong_counts;
use crate::catalogue;
use crate::entry::Chapter;
use crate::entry::exercise::{Goal, Measure};
use crate::text::grouped;

/// The name of the main exercise in every chapter.
pub const FUNCTION: &str = "count";

/// The board sizes that are asked for, in one process: most of them twice, and mixed, so that
/// what is kept from call to call shows. N = 4 comes first, since it is the easiest to draw; 5 and 7
/// catch the wrong rules that 4 and 8 let through.
const BOARD_SIZES: [usize; 19] = [4, 5, 1, 0, 3, 2, 7, 6, 8, 9, 6, 0, 7, 2, 8, 5, 3, 1, 4];

/// What `count` is called with.
pub fn calls() -> Vec<String> {
    BOARD_SIZES.iter().map(usize::to_string).collect()
}

/// Judges what the reader's `count` did.
pub fn judge(chapter: &Chapter, report: &Report) -> Feedback {
    let counts: Vec<Count> = BOARD_SIZES
        .into_iter()
        .zip(&report.outcomes)
        .filter_map(|(n, outcome)| match outcome {
            Outcome::Returned {
                answer,
                told: Some(told),
            } => {
                // The exercise's signature rules out all but numbers.
                let solutions = answer.parse().unwrap_or_default();
                Some(Count { n, solutions, told })
            }
            _ => None,
        })
        .collect();
    wrong_count(chapter, &counts)
        .or_else(|| feedback::interruption(FUNCTION, &calls(), report))
        .or_else(|| told_wrong(chapter, &counts))
        .unwrap_or_else(|| against_goal(chapter, &counts))
}

fn feedback(state: State, lines: Vec<String>) -> Feedback {
    Feedback::new(FUNCTION, state, lines)
}

/// The feedback if a count is wrong: which, and what is the likely cause.
fn wrong_count(chapter: &Chapter, counts: &[Count]) -> Option<Feedback> {
    let wrong = counts.iter().find(|count| !count.is_right())?;
    let (got, right) = (wrong.solutions, wrong.right());
    let call = call(FUNCTION, &wrong.n.to_string());
    let first = format!("{call} gives {got}, right is {right}.");
    let lines = vec![
        first,
        wrong_counts::cause(&chapter.exercise().goal, counts),
        evidence(chapter, counts),
    ];
    Some(feedback(State::Wrong, lines).shown_by(&wrong.n.to_string()))
}

/// What the observers were told that a right search does not do: a sentence, or nothing.
fn evidence(chapter: &Chapter, counts: &[Count]) -> String {
    if !chapter.exercise().goal.meets.is_on_a_board() {
        return String::new();
    }
    let tells_placements = |count: &&Count| {
        // Whoever tells of no queens, or takes none back, has told of no board.
        let tally = &count.told.tally;
        tally.placements > 0 && tally.placements == tally.removals
    };
    let mut told = counts.iter().filter(tells_placements);
    let trouble = told.find_map(|count| count.told.trouble.clone());
    trouble.unwrap_or_default()
}

/// The feedback if the observer was told what cannot be.
fn told_wrong(chapter: &Chapter, counts: &[Count]) -> Option<Feedback> {
    // A small board may be answered without a search in good faith.
    for count in counts.iter().filter(|count| count.n >= 4) {
        let tally = &count.told.tally;
        if tally.calls == 0 && tally.placements == 0 && count.told.solutions == 0 {
            let lines = vec![
                format!(
                    "count({}) is right, but its observer is told of nothing.",
                    count.n
                ),
                "A table of known values? Or a search that forgets `observer.call()`?".to_owned(),
            ];
            let feedback = feedback(State::NoSearch, lines);
            return Some(feedback.shown_by(&count.n.to_string()));
        }
        let lie = lie(chapter, count);
        if !lie.is_empty() {
            let first = format!("count({}) is right. What it tells is not:", count.n);
            let feedback = feedback(State::ToldWrong, vec![first, lie]);
            return Some(feedback.shown_by(&count.n.to_string()));
        }
    }
    None
}

/// What in that which the observer was told cannot be: a sentence, or nothing.
fn lie(chapter: &Chapter, count: &Count) -> String {
    let goal = &chapter.exercise().goal;
    let tally = &count.told.tally;
    let (told, counted) = (count.told.solutions, count.solutions);
    let is_too_few = |told: u64| {
        let most = goal.meets.stands_for().map(|stands_for| told * stands_for);
        most.is_some_and(|most| most < counted)
    };
    // Without a board there is nothing to be wrong on it.
    let trouble = count.told.trouble.as_ref();
    let trouble = trouble.filter(|_| goal.meets.is_on_a_board());
    let numbers = |what: u64, of_what: u64| (grouped(what), grouped(of_what));
    if tally.calls == 0 {
        "No call is told: each begins with `observer.call()`.".to_owned()
    } else if goal.meets.is_on_a_board() && tally.placements == 0 {
        "No placement is told: `observer.place(row, column)` for each queen.".to_owned()
    } else if goal.meets.is_on_a_board() && tally.removals < tally.placements {
        let (removed, placed) = numbers(tally.removals, tally.placements);
        format!("Of {placed} queens placed, {removed} are taken back: `observer.remove`.")
    } else if let Some(trouble) = trouble {
        trouble.clone()
    } else if told > counted || is_too_few(told) {
        let (told, counted) = numbers(told, counted);
        format!("Of {counted} solutions, {told} are told: `observer.solution()` for each met.")
    } else if goal.meets.calls_for_each_queen() && tally.calls + told < tally.placements {
        let (calls, placed) = numbers(tally.calls, tally.placements);
        format!("For {placed} placements, {calls} calls are told: each leads to one.")
    } else if tally.calls < told {
        let (calls, told) = numbers(tally.calls, told);
        format!("{told} solutions are met in {calls} calls: `observer.call()` for each.")
    } else if goal.measure.is_of_looks() && tally.looks + told < tally.calls {
        let (looks, calls) = numbers(tally.looks, tally.calls);
        let told_by = goal.measure.told_by();
        format!("In {calls} calls, {looks} looks are told: `{told_by}`.")
    } else {
        String::new()
    }
}

/// The feedback on a right count that searches: has it less work than this chapter, and how much?
fn against_goal(chapter: &Chapter, counts: &[Count]) -> Feedback {
    let goal = &chapter.exercise().goal;
    let measure = goal.measure;
    // A chapter of many stages may ask for the step from its own first one.
    let own_stage = chapter.stage(goal.stage);
    let main_stage = own_stage
        .or_else(|| chapter.stage(chapter.main_stage))
        .expect("main stages exist");
    // Whoever fills whole boards has all queens there in the end.
    let main_work = match measure {
        Measure::Queens => Goal::N as u64,
        _ => measure.of(main_stage),
    };
    let most = goal.most();
    let count = counts.iter().find(|count| count.n == Goal::N);
    let work = measure.in_told(count.expect("all sizes are answered").told);

    let share = match goal.percent {
        100 => format!("as {}", goal.stage),
        percent => format!("{percent}% of {}: {}", goal.stage, goal.percent_because),
    };
    let (n, name, main) = (Goal::N, measure.name(), main_stage.name);
    let (yours, before, after) = (grouped(work), grouped(main_work), grouped(most));
    let mut lines = vec![
        format!("At N = {n}: {yours} {name}. This chapter's {main}: {before}."),
        format!("The goal: {after} ({share})."),
    ];
    // A call or two more for the whole search are no matter.
    if work <= most + most / 100 {
        lines.push(doubt(goal, work));
        return feedback(State::Passed, lines);
    }
    let comparison = if work < main_work {
        "Better than this chapter, but not by as much as it could be."
    } else {
        "No better than this chapter."
    };
    lines.push(comparison.to_owned());
    lines.push(goal.advice.to_owned());
    feedback(State::NotYetBetter, lines).shown_by(&Goal::N.to_string())
}

/// A question, if so little `work` reaches the goal that some of it may be untold; or nothing.
fn doubt(goal: &Goal, work: u64) -> String {
    let (chapter, stage) = catalogue::stage(goal.stage).expect("goals name stages");
    let usual = goal.measure.of(stage);
    let asks_for_less = goal.percent < 100;
    if !goal.measure.is_of_looks() || asks_for_less || work >= usual - usual / 20 {
        return String::new();
    }
    let (name, number) = (stage.name, chapter.number);
    format!("Fewer looks than chapter {number}'s own {name}: is every read told?")
}
