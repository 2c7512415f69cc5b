//! What the words of a generated part stand for.

use std::fmt::Write;

use crate::board_size::BoardSize;
use crate::catalogue::{self, Stage};
use crate::known;
use crate::observer::Tally;
use crate::text::grouped;

/// The text for `words`, for example `2,057` for `calls row_by_row 8`. The words may be:
///
/// - `calls`, `looks`, `placements` STAGE N: an exact tally;
/// - `times-fewer calls` (or `looks`, `placements`) STAGE OTHER N: how many times fewer STAGE has
///   than OTHER;
/// - `subsets N`: 2^(N²); `solutions N`: the known total;
/// - `chapters`: a table of all chapters and stages;
/// - `tallies N STAGE…`: a table of the tallies of these stages.
///
/// # Errors
///
/// One line that says which word is not known, or that a stage takes too long for that N.
pub fn value(words: &[&str]) -> Result<String, String> {
    match words {
        [what @ ("calls" | "looks" | "placements"), stage, n] => {
            Ok(grouped(count(what, &tally(stage, n)?)))
        }
        [
            "times-fewer",
            what @ ("calls" | "looks" | "placements"),
            stage,
            other,
            n,
        ] => {
            let (few, many) = (
                count(what, &tally(stage, n)?),
                count(what, &tally(other, n)?),
            );
            Ok(ratio(many, few))
        }
        ["subsets", n] => {
            let n = size(n)?.get() as u32;
            let subsets = 2u128.checked_pow(n * n);
            let too_long = || format!("2^({n}²) has too many digits");
            Ok(grouped(subsets.ok_or_else(too_long)?))
        }
        ["solutions", n] => Ok(grouped(known::SOLUTIONS[size(n)?.get()])),
        ["chapters"] => chapters(),
        ["tallies", n, stages @ ..] => tallies(n, stages),
        _ => Err(format!("no value is called \"{}\"", words.join(" "))),
    }
}

fn size(word: &str) -> Result<BoardSize, String> {
    word.parse().map_err(|error| format!("{error}"))
}

/// The stage's exact tally, if it takes about a second at most.
fn tally(stage: &str, n: &str) -> Result<Tally, String> {
    let (_, stage) =
        catalogue::stage(stage).ok_or_else(|| format!("no stage is called {stage}"))?;
    let n = size(n)?;
    if n.get() > stage.n_in_a_second {
        return Err(format!("{} takes too long for N = {n}", stage.name));
    }
    Ok(stage.tally(n))
}

fn count(what: &str, tally: &Tally) -> u64 {
    match what {
        "calls" => tally.calls,
        "looks" => tally.looks,
        _ => tally.placements,
    }
}

/// `many / few` with two significant digits below 10, and whole numbers above.
fn ratio(many: u64, few: u64) -> String {
    let ratio = many as f64 / few as f64;
    if ratio < 9.95 {
        format!("{ratio:.1}")
    } else {
        grouped(ratio.round() as u64)
    }
}

/// The board size at which chapters are compared.
const COMPARED_N: &str = "8";

fn chapters() -> Result<String, String> {
    let mut table = format!(
        "\n| | chapter | stage | the idea | calls at N = {COMPARED_N} | looks |\n\
         | --: | --- | --- | --- | --: | --: |\n"
    );
    for (chapter, stage) in catalogue::stages() {
        let is_first = chapter.stages[0].name == stage.name;
        let (number, title) = if is_first {
            (chapter.number.to_string(), chapter.title)
        } else {
            (String::new(), "")
        };
        let (calls, looks) = calls_and_looks(stage)?;
        let (name, idea) = (stage.name, stage.idea);
        writeln!(
            table,
            "| {number} | {title} | `{name}` | {idea} | {calls} | {looks} |"
        )
        .expect("a string can be written to");
    }
    Ok(table)
}

/// Both at the compared size. Where that takes too long, the number of calls is known without
/// making them, and the number of looks is not.
fn calls_and_looks(stage: &Stage) -> Result<(String, String), String> {
    match tally(stage.name, COMPARED_N) {
        Ok(tally) => Ok((grouped(tally.calls), grouped(tally.looks))),
        Err(_) => Ok((value(&["subsets", COMPARED_N])?, String::new())),
    }
}

fn tallies(n: &str, stages: &[&str]) -> Result<String, String> {
    let mut table =
        "\n| stage | calls | looks | placements |\n| --- | --: | --: | --: |\n".to_owned();
    for name in stages {
        let tally = tally(name, n)?;
        let [calls, looks, placements] = [tally.calls, tally.looks, tally.placements].map(grouped);
        writeln!(table, "| `{name}` | {calls} | {looks} | {placements} |")
            .expect("a string can be written to");
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &str) -> String {
        value(&words.split(' ').collect::<Vec<_>>()).unwrap_or_else(|error| error)
    }

    #[test]
    fn values_are_computed() {
        assert_eq!(text("calls row_by_row 8"), "2,057");
        assert_eq!(text("looks bitmasks 4"), "45");
        assert_eq!(text("placements row_by_row 4"), "16");
        assert_eq!(text("times-fewer calls row_by_row row_jump 8"), "305");
        assert_eq!(text("times-fewer looks bitmasks diagonal_arrays 8"), "4.2");
        assert_eq!(text("solutions 8"), "92");
        assert_eq!(text("subsets 4"), "65,536");
        assert_eq!(text("subsets 8"), "18,446,744,073,709,551,616");
    }

    #[test]
    fn what_is_not_known_is_said() {
        assert_eq!(text("calls nonsense 8"), "no stage is called nonsense");
        assert_eq!(
            text("calls every_subset 8"),
            "every_subset takes too long for N = 8"
        );
        assert_eq!(text("subsets 12"), "2^(12²) has too many digits");
        assert_eq!(text("nonsense"), "no value is called \"nonsense\"");
    }
}
