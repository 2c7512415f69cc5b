//! What the words of a generated part stand for.

mod large_boards;
mod looking_ahead;
mod lookup;
mod made_on;
mod numbers;
mod tables;

use lookup::{known_stage, number, recorded_time, size, tally};
use made_on::made_on;
use numbers::{fewer, ratio, scientific, subsets};
use tables::beginning_a_line;

use crate::board::known;
use crate::chapters::chapter8::batch::lane_use::LaneUse;
use crate::entry::Tree;
use crate::figures;
use crate::measuring::estimate::SEED;
use crate::recordings::branches::Branches;
use crate::recordings::pass_sizes::PassSizes;
use crate::recordings::recorded::Recorded;
use crate::recordings::times::Record;
use crate::recordings::verdicts::Verdicts;
use crate::text::{self, grouped};

/// Random walks for each estimate in the book.
const WALKS: u32 = 100_000;

/// The text for `words`, for example `2,057` for `calls row_by_row 8`. The words may be:
///
/// - `calls`, `looks`, `placements` STAGE N: an exact tally;
/// - `fewer looks STAGE OTHER N`: how many looks fewer STAGE has than OTHER;
/// - `times-fewer calls STAGE OTHER N` (or `looks`): how many times fewer STAGE has than OTHER;
/// - `subsets N`: 2^(N²); `solutions N`: the known total;
/// - `growth calls STAGE N`: how many times more calls it has for N than for N - 1;
/// - `chapters`: a table of all chapters and stages;
/// - `tallies N STAGE…`: a table of the tallies of these stages;
/// - `looking-ahead N`: a table of what looking ahead saves and costs with each number of rows left;
/// - `branches`: a table of the recorded branches and wrong guesses;
/// - `times-fewer-mispredicted STAGE OTHER`: how many times fewer wrong guesses STAGE has than OTHER;
/// - `pass-sizes`: what the passes of several sizes were timed on;
/// - `lane-use N`: the share of lanes that hold a parent in chapter 8's passes; `pass-parents N`: how
///   many parents a pass has on average;
/// - `looks-for-a-node ROWS N`: how many looks looking ahead with so many rows left takes to save one;
/// - `time STAGE N`: the recorded time; `times N STAGE…`: a table of them;
/// - `estimated-time STAGE N`: the recorded time of the largest board timed, times the estimated growth
///   of the tree;
/// - `verdicts`: a table of the recorded verdicts of the judge; `verdict STAGE`: one of them;
/// - `figure LINK`: the picture that the link, relative to the page, leads to;
/// - `estimated-calls STAGE N`, `estimated-solutions N`: from random walks, for N up to 64;
/// - `walks`: how many random walks those take;
/// - `oldest-rust`: the oldest Rust that builds the workbook;
/// - `machine`: what the recorded run was made on;
/// - `recorded calls STAGE N` (or `looks`, `placements`): a tally that takes too long to count here;
/// - `recorded-growth calls STAGE N M`: how many times more of them it has for N than for M;
/// - `time-per calls STAGE N`: the recorded time for each of them;
/// - `overtakes STAGE OTHER`: the N from which on STAGE takes less time than OTHER;
/// - `long-counts STAGE OTHER`: a table of the recorded long counts; `long-machine`: of what run;
/// - `memory STAGE N`, `estimated-memory STAGE N`, `memory-growth STAGE N M`,
///   `largest-n-in-gib STAGE GIB`: from that run;
/// - `schedules N MACHINES`: how late the last of so many machines is done with the units of N;
/// - `plan PRICE N…`: a table of what counts would take, at this price for a core hour;
/// - `public-program`: a table of the comparison with it; `public-program-note`: how it was made.
///
/// # Errors
///
/// One line that says which word is not known, or that a stage takes too long for that N.
pub fn value(words: &[&str], record: &Record) -> Result<String, String> {
    match words {
        ["calls", stage, n] => Ok(grouped(tally(stage, n)?.calls)),
        ["looks", stage, n] => Ok(grouped(tally(stage, n)?.looks)),
        ["placements", stage, n] => Ok(grouped(tally(stage, n)?.placements)),
        ["fewer", "looks", stage, other, n] => {
            fewer(tally(stage, n)?.looks, tally(other, n)?.looks)
        }
        ["times-fewer", "calls", stage, other, n] => {
            Ok(ratio(tally(other, n)?.calls, tally(stage, n)?.calls))
        }
        ["times-fewer", "looks", stage, other, n] => {
            Ok(ratio(tally(other, n)?.looks, tally(stage, n)?.looks))
        }
        ["subsets", n] => subsets(n),
        ["solutions", n] => Ok(grouped(known::SOLUTIONS[size(n)?.get()])),
        ["chapters"] => tables::chapters().map(beginning_a_line),
        ["growth", "calls", stage, n] => {
            let smaller = (size(n)?.get().saturating_sub(1)).to_string();
            Ok(ratio(tally(stage, n)?.calls, tally(stage, &smaller)?.calls))
        }
        ["tallies", n, stages @ ..] => tables::tallies(n, stages).map(beginning_a_line),
        ["looking-ahead", n] => looking_ahead::table(n).map(beginning_a_line),
        ["branches"] => tables::branches().map(beginning_a_line),
        ["times-fewer-mispredicted", stage, other] => times_fewer_mispredicted(stage, other),
        ["pass-sizes"] => pass_sizes(),
        ["lane-use", n] => Ok(text::percent(LaneUse::of(size(n)?.get()).filled())),
        ["pass-parents", n] => Ok(grouped(LaneUse::of(size(n)?.get()).parents_of_a_pass())),
        ["looks-for-a-node", rows, n] => looking_ahead::looks_for_a_node(rows, n),
        ["time", stage, n] => Ok(text::time(recorded_time(record, stage, n)?)),
        ["times", n, stages @ ..] => tables::times(record, n, stages).map(beginning_a_line),
        ["estimated-time", stage, n] => estimated_time(record, stage, n),
        ["estimated-calls", stage, n] => {
            let ((_, stage), n) = (known_stage(stage)?, number(n)?);
            if !stage.tree.can_be_probed(n) {
                return Err(format!("{} cannot be estimated for N = {n}", stage.name));
            }
            Ok(scientific(stage.tree.probe(n, SEED, WALKS).calls))
        }
        ["estimated-solutions", n] => Ok(scientific(
            Tree::Rows.probe(number(n)?, SEED, WALKS).solutions,
        )),
        ["walks"] => Ok(grouped(WALKS)),
        ["oldest-rust"] => Ok(env!("CARGO_PKG_RUST_VERSION").to_owned()),
        ["verdicts"] => tables::verdicts().map(beginning_a_line),
        ["verdict", stage] => verdict(stage),
        ["figure", link] => figure(link),
        ["machine"] => Ok(machine(record)),
        _ => large_boards::value(words, record)
            .unwrap_or_else(|| Err(format!("no value is called \"{}\"", words.join(" ")))),
    }
}

fn estimated_time(record: &Record, name: &str, n: &str) -> Result<String, String> {
    let (_, stage) = known_stage(name)?;
    let largest = record
        .largest_n(name)
        .ok_or_else(|| format!("{name} was not timed"))?;
    let time = recorded_time(record, name, &largest.to_string())?;
    let growth = stage.tree.work(number(n)?) / stage.tree.work(largest);
    Ok(text::about(time.as_secs_f64() * growth))
}

fn verdict(stage: &str) -> Result<String, String> {
    let record = Verdicts::read().map_err(|error| format!("verdicts.json: {error}"))?;
    let judged = record.verdicts.iter().find(|judged| judged.stage == stage);
    let judged = judged.ok_or_else(|| format!("{stage} was not judged"))?;
    Ok(judged.verdict.to_string())
}

/// The blank lines make a paragraph of it.
fn figure(link: &str) -> Result<String, String> {
    let end_of_path = link.trim_start_matches("../");
    let figures = figures::all();
    let mut figures = figures.iter();
    let figure = figures.find(|figure| figure.path.ends_with(end_of_path));
    let figure = figure.ok_or_else(|| format!("no figure is called {link}"))?;
    Ok(format!("\n\n![{}]({link})\n\n", figure.alternative))
}

/// Of the recorded wrong guesses.
fn times_fewer_mispredicted(stage: &str, other: &str) -> Result<String, String> {
    let record = Branches::read().map_err(|error| format!("branches.json: {error}"))?;
    let of = |name: &str| {
        let counts = record.counts.iter().find(|counts| counts.stage == name);
        let counts = counts.ok_or_else(|| format!("the branches of {name} were not counted"))?;
        Ok::<u64, String>(counts.mispredicted)
    };
    Ok(ratio(of(other)?, of(stage)?))
}

fn pass_sizes() -> Result<String, String> {
    let record = PassSizes::read().map_err(|error| format!("pass_sizes.json: {error}"))?;
    Ok(made_on(&record.date, &record.machine, &record.build))
}

fn machine(record: &Record) -> String {
    made_on(&record.date, &record.machine, &record.build)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &str) -> String {
        let record = Record::read().unwrap();
        let words: Vec<&str> = words.split(' ').collect();
        value(&words, &record).unwrap_or_else(|error| error)
    }

    #[test]
    fn values_are_computed() {
        assert_eq!(text("calls row_by_row 8"), "2,057");
        assert_eq!(text("looks bitmasks 4"), "45");
        assert_eq!(text("placements row_by_row 4"), "16");
        assert_eq!(text("fewer looks attack_map column_array 8"), "22,630");
        assert_eq!(text("times-fewer calls row_by_row row_jump 8"), "305");
        assert_eq!(text("times-fewer looks bitmasks diagonal_arrays 8"), "4.2");
        assert_eq!(text("growth calls bitmasks 8"), "3.7");
        assert_eq!(text("solutions 8"), "92");
        assert_eq!(text("looks-for-a-node 4 11"), "8.0");
        assert_eq!(text("looks-for-a-node 9 11"), "–");
        assert_eq!(text("times-fewer-mispredicted simd simd"), "1.0");
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
        assert_eq!(
            text("fewer looks column_array attack_map 8"),
            "38350 is not fewer than 15720"
        );
        assert_eq!(text("subsets 12"), "2^(12²) has too many digits");
        assert_eq!(
            text("time bitmasks 27"),
            "no time of bitmasks for N = 27 was recorded"
        );
        assert_eq!(
            text("times-fewer-mispredicted simd mirror"),
            "the branches of mirror were not counted"
        );
        assert_eq!(text("nonsense"), "no value is called \"nonsense\"");
    }
}
