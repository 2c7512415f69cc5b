//! Why counts are wrong, as far as they and what their observers were told give it away.

use super::count::Count;
use super::known_mistakes;
use crate::entry::exercise::{Goal, Meets};

/// The likely cause of wrong `counts`, of which at least one is wrong: a sentence, or nothing.
pub fn cause(goal: &Goal, counts: &[Count]) -> String {
    let kept = kept_between_calls(counts);
    if !kept.is_empty() {
        return kept;
    }
    let pairs: Vec<(usize, u64)> = counts.iter().map(|c| (c.n, c.solutions)).collect();
    let known = known_mistakes::meaning(&pairs);
    if !known.is_empty() {
        return known.to_owned();
    }
    if goal.meets == Meets::Halves {
        return wrong_pairs(counts);
    }
    let mut wrong = counts.iter().filter(|count| !count.is_right());
    if wrong.clone().all(|count| count.n == 0) {
        let is_doubled = is_mirrored(goal) && wrong.all(|count| count.solutions == 2);
        return match is_doubled {
            true => "The empty board is its own mirror image.".to_owned(),
            false => "The empty board is a solution.".to_owned(),
        };
    }
    if is_mirrored(goal) && are_halves(counts) {
        return "Is each solution counted for its mirror image too?".to_owned();
    }
    if let Some(count) = wrong.next().filter(|count| is_told_right(goal, count)) {
        return not_added_up(count);
    }
    // A single queen, taken back or not, completes its board.
    let mut with_queens = counts.iter().filter(|count| count.n > 0);
    if with_queens.all(|count| count.solutions == 0 && count.told.solutions == 0) {
        return "When is a board complete?".to_owned();
    }
    if counts.iter().all(|count| count.solutions <= count.right()) {
        let question = "Is each queen taken back, with all that she marked?";
        return format!("It never counts too many. {question}");
    }
    String::new()
}

/// What may be wrong with counts of pairs of fillings, of which at least one is wrong.
fn wrong_pairs(counts: &[Count]) -> String {
    let never = |wrong: fn(&Count) -> bool| !counts.iter().any(wrong);
    if never(|count| count.solutions > count.right()) {
        "It never counts too many. Are pairs left out that share no diagonal?".to_owned()
    } else if never(|count| count.solutions < count.right()) {
        "It never counts too few. Are pairs counted twice, or pairs that clash?".to_owned()
    } else {
        String::new()
    }
}

/// What shows that something is kept from call to call: a sentence, or nothing.
fn kept_between_calls(counts: &[Count]) -> String {
    let mut total = 0;
    let is_running_total = counts.iter().all(|count| {
        total += count.right();
        count.solutions == total
    });
    if is_running_total {
        return "It adds to what was counted before: a counter is kept between calls.".to_owned();
    }
    for (index, count) in counts.iter().enumerate() {
        let mut earlier = counts[..index].iter();
        let changed = |c: &&Count| c.n == count.n && c.solutions != count.solutions;
        if let Some(first) = earlier.find(changed) {
            let (n, first, second) = (count.n, first.solutions, count.solutions);
            return format!(
                "Something is kept between calls: count({n}) gave {first}, then {second}."
            );
        }
    }
    String::new()
}

/// Whether each solution that was told was counted, and only half of all were. With an odd N the
/// middle column makes more than half of them, so these boards show nothing.
fn are_halves(counts: &[Count]) -> bool {
    let is_half =
        |count: &Count| count.n == 0 || count.n % 2 == 1 || count.solutions * 2 == count.right();
    counts
        .iter()
        .all(|count| count.told.solutions == count.solutions && is_half(count))
}

/// Whether the search met as many solutions as there are, or enough of them if each may stand for
/// its mirror image.
fn is_told_right(goal: &Goal, count: &Count) -> bool {
    let (told, right) = (count.told.solutions, count.right());
    // Where there is none, whoever tells of none may tell of none anywhere.
    right > 0 && told == right || is_mirrored(goal) && told < right && right <= 2 * told
}

fn not_added_up(count: &Count) -> String {
    let (met, returned) = (count.told.solutions, count.solutions);
    let solutions = if met == 1 { "solution" } else { "solutions" };
    let question = if returned < count.right() {
        "are they added up?"
    } else {
        "what else is added?"
    };
    format!("Your search met {met} {solutions} and returned {returned}: {question}")
}

fn is_mirrored(goal: &Goal) -> bool {
    goal.meets == Meets::OneOfMirrorImages
}
