//! Promise: what must hold for every input holds for inputs that nobody picked by hand.
//!
//! Solutions are few, so all of them are gone through; answer arrays, call orders and texts are
//! drawn at random.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::thread;

use nqueens::board::known::SOLUTIONS;
use nqueens::board::placement::Placement;
use nqueens::board::size::BoardSize;
use nqueens::catalogue;
use nqueens::entry::Stage;
use nqueens::observer::Placements;
use proptest::prelude::*;
use proptest::sample::select;

/// No regression files: a found counterexample is printed, and belongs in a test of its own.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn size(n: usize) -> BoardSize {
    BoardSize::new(n).expect("tests use small boards")
}

/// Each stage with each board size up to `largest` that takes it far less than a second.
fn runs(largest: usize) -> Vec<(&'static Stage, usize)> {
    let quick =
        |stage: &'static Stage| (0..=largest.min(stage.n_in_a_second - 1)).map(move |n| (stage, n));
    catalogue::stages()
        .flat_map(|(_, stage)| quick(stage))
        .collect()
}

fn listed(stage: &Stage, n: usize) -> Vec<Placement> {
    let mut found = Vec::new();
    let mut observer = Placements::new(|placement| {
        found.push(placement);
        ControlFlow::Continue(())
    });
    stage.observe(size(n), &mut observer);
    found
}

#[test]
fn listed_solutions_are_valid_and_distinct_and_so_are_their_images() {
    for (stage, n) in runs(8) {
        if !stage.lists {
            continue;
        }
        let found = listed(stage, n);
        let all: BTreeSet<&Placement> = found.iter().collect();
        assert_eq!(all.len(), found.len(), "{} at N = {n}", stage.name);
        assert!(
            found.len() as u64 == SOLUTIONS[n],
            "{} at N = {n}",
            stage.name
        );
        for placement in &found {
            assert_eq!(placement.size(), n, "{} at N = {n}", stage.name);
            for solution in [placement, &placement.mirrored(), &placement.rotated()] {
                assert!(solution.is_solution(), "{} listed {placement}", stage.name);
                assert!(all.contains(solution), "{} misses {solution}", stage.name);
            }
        }
    }
}

/// The definition, without a word of the library: no two queens on one column or diagonal.
fn no_two_attack(columns: &[usize]) -> bool {
    let n = columns.len();
    let pairs = (0..n).flat_map(|lower| (0..lower).map(move |upper| (upper, lower)));
    columns.iter().all(|&column| column < n)
        && pairs.into_iter().all(|(upper, lower)| {
            let distance = columns[upper].abs_diff(columns[lower]);
            distance != 0 && distance != lower - upper
        })
}

/// Any columns, some of them off the board.
fn any_answer_array() -> impl Strategy<Value = Vec<usize>> {
    (0..=10_usize).prop_flat_map(|n| prop::collection::vec(0..n + 2, n))
}

/// A solution with up to two entries changed, so that validity hangs by a thread.
fn nearly_a_solution() -> impl Strategy<Value = Vec<usize>> {
    let solutions: Vec<Placement> = (4..=8)
        .flat_map(|n| listed(catalogue::stage("bitmasks").expect("chapter 5's").1, n))
        .collect();
    let changes = prop::collection::vec((any::<prop::sample::Index>(), 0..9_usize), 0..=2);
    (select(solutions), changes).prop_map(|(solution, changes)| {
        let mut columns = solution.columns().to_vec();
        for (row, column) in changes {
            let row = row.index(columns.len());
            columns[row] = column;
        }
        columns
    })
}

fn any_permutation() -> impl Strategy<Value = Placement> {
    let sizes = 0..=BoardSize::MAX;
    let columns = sizes.prop_flat_map(|n| Just((0..n).collect::<Vec<usize>>()).prop_shuffle());
    columns.prop_map(Placement::new)
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn is_solution_says_what_the_pairwise_check_says(
        columns in prop_oneof![any_answer_array(), nearly_a_solution()]
    ) {
        let expected = no_two_attack(&columns);
        prop_assert_eq!(Placement::new(columns).is_solution(), expected);
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn images_are_those_of_a_square(placement in any_permutation()) {
        let mirrored = placement.mirrored();
        prop_assert_eq!(&mirrored.mirrored(), &placement);
        prop_assert!(mirrored != placement || placement.size() < 2);

        let half_turn = placement.rotated().rotated();
        prop_assert_eq!(&half_turn.rotated().rotated(), &placement);
        let upside_down: Vec<usize> = mirrored.columns().iter().rev().copied().collect();
        prop_assert_eq!(half_turn, Placement::new(upside_down));

        // Mirroring before a turn to the right is a turn to the left.
        prop_assert_eq!(placement.mirrored().rotated().mirrored().rotated(), placement);
    }
}

/// Stages and board sizes, in any order and with repetitions.
fn any_runs() -> impl Strategy<Value = Vec<(&'static str, usize)>> {
    let runs = runs(7).into_iter().map(|(stage, n)| (stage.name, n));
    prop::collection::vec(select(runs.collect::<Vec<_>>()), 1..20)
}

fn miscounted(runs: &[(&'static str, usize)]) -> Vec<(&'static str, usize)> {
    let wrong = |&&(name, n): &&(&str, usize)| {
        let (_, stage) = catalogue::stage(name).expect("a name from the catalogue");
        stage.count(size(n)) != SOLUTIONS[n]
    };
    runs.iter().filter(wrong).copied().collect()
}

/// Two threads for each run, so that a stage runs beside others and beside itself. A short run is
/// over before the next thread has started: so each thread repeats its own.
fn miscounted_at_once(runs: &[(&'static str, usize)]) -> Vec<(&'static str, usize)> {
    thread::scope(|scope| {
        let twice = runs.iter().chain(runs);
        let threads: Vec<_> = twice
            .map(|&run| scope.spawn(move || miscounted(&[run; 20])))
            .collect();
        let ends = threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"));
        ends.flatten().collect()
    })
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn a_stage_counts_the_same_whatever_ran_before(runs in any_runs()) {
        prop_assert_eq!(miscounted(&runs), []);
    }

    #[test]
    fn a_stage_counts_the_same_whatever_runs_beside_it(runs in any_runs()) {
        for pair in runs.chunks(2) {
            prop_assert_eq!(miscounted_at_once(pair), []);
        }
    }
}

/// The digits 0 to 9 and nothing else, blanks around them aside; no more than 27.
fn board_size_in(text: &str) -> Option<usize> {
    let digits = text.trim_matches(char::is_whitespace);
    let value = digits.chars().try_fold(0, |value: usize, digit| {
        let digit = "0123456789".find(digit)?;
        Some((10 * value + digit).min(1000))
    });
    value.filter(|&value| !digits.is_empty() && value <= 27)
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[ \t\r\n]{0,2}0{0,3}[0-9]{1,2}[ \t\r\n]{0,2}",
        "[-+]?[0-9８]{1,2}[ .,e_]?[0-9]?",
        "[0-9]{1,40}",
        "[0-9a ８\n]{0,4}",
    ]
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn a_board_size_is_digits_from_0_to_27_and_nothing_else(text in any_text()) {
        let parsed = text.parse::<BoardSize>();
        prop_assert_eq!(parsed.as_ref().ok().map(|n| n.get()), board_size_in(&text));
        if let Err(error) = parsed {
            prop_assert_eq!(error.to_string().lines().count(), 1, "one line: {}", error);
        }
    }
}
