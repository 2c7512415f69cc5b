//! Estimates are compared with exact counts.

use super::*;
use crate::board::known::SOLUTIONS;
use crate::board::size::BoardSize;
use crate::catalogue;
use crate::entry::Tree;

fn is_within(mean: Mean, truth: f64, standard_errors: f64) -> bool {
    (mean.value - truth).abs() <= standard_errors * mean.standard_error
}

#[test]
fn calls_and_solutions_of_every_tree_are_estimated_right() {
    for (_, stage) in catalogue::stages().filter(|(_, stage)| stage.tree.can_be_probed(7)) {
        for n in (0..=7).filter(|&n| n <= stage.n_in_a_second) {
            let exact = stage.tally(BoardSize::new(n).unwrap()).calls as f64;
            let Probe { calls, solutions } = stage.tree.probe(n, 1, FEW_WALKS);
            let bounds_it = stage.tree == Tree::ClassesPruned && calls.value >= exact;
            assert!(
                bounds_it || is_within(calls, exact, 4.0),
                "{} at N = {n}",
                stage.name
            );
            let exact = SOLUTIONS[n] as f64;
            assert!(
                is_within(solutions, exact, 4.0),
                "{} at N = {n}",
                stage.name
            );
        }
    }
}

/// On even boards, which are the slow ones, by two rows and columns.
#[test]
fn the_growth_of_halves_is_that_of_their_looks() {
    for (_, stage) in catalogue::stages() {
        let Tree::Halves { growth } = stage.tree else {
            continue;
        };
        let n = stage.n_in_a_second / 2 * 2;
        let looks = |n| stage.tally(BoardSize::new(n).unwrap()).looks as f64;
        let measured = (looks(n) / looks(n - 2)).sqrt();
        let difference = (measured - f64::from(growth)).abs();
        assert!(difference < 1.0, "{}: {measured}", stage.name);
    }
}

/// The counts are those that tests/tallies.rs holds, and that of N = 14.
#[test]
fn the_interval_holds_the_exact_number_of_nodes() {
    let exact = [
        (8, 2_057.0),
        (10, 35_539.0),
        (12, 856_189.0),
        (14, 27_358_553.0),
    ];
    for (n, calls) in exact {
        let probe = Tree::Rows.probe(n, SEED, FEW_WALKS);
        assert!(is_within(probe.calls, calls, 2.0), "N = {n}: {probe:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_estimate() {
    let probe = |seed| Tree::Rows.probe(14, seed, 1000);
    assert_eq!(probe(7), probe(7));
    assert_ne!(probe(7), probe(8));
}

#[test]
fn the_largest_board_does_not_overflow() {
    assert!(Tree::Rows.calls(LARGEST_N) > 1e30);
    assert!(Tree::Subsets.calls(LARGEST_N).is_infinite());
}
