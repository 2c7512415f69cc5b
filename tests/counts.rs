//! Promise: every stage counts right, for every board size that it can do in the time.

mod support;

use nqueens::board::known::SOLUTIONS;
use nqueens::catalogue;
use support::size;

/// Board sizes up to this one are counted by every stage that takes about a second for it. The
/// sizes 5 and 7 catch every wrong rule that tests/mutants.rs knows; but what fills batches, and
/// what fits 16 bits, shows on large boards only.
fn largest_n(n_in_a_second: usize) -> usize {
    if n_in_a_second >= 16 {
        16
    } else {
        n_in_a_second.min(12)
    }
}

#[test]
fn every_stage_counts_what_is_known() {
    for (_, stage) in catalogue::stages() {
        for (n, &solutions) in SOLUTIONS.iter().enumerate() {
            if n <= largest_n(stage.n_in_a_second) {
                assert_eq!(stage.count(size(n)), solutions, "{} at N = {n}", stage.name);
            }
        }
    }
}

/// From N = 17 on, batches hold words of 32 bits, and busy diagonals split the halves.
#[test]
#[ignore = "takes half a minute"]
fn the_fastest_stages_count_boards_of_17_and_18() {
    for name in ["simd", "eight_flags", "threads", "work_units"] {
        let (_, stage) = catalogue::stage(name).unwrap();
        for n in [17, 18] {
            assert_eq!(stage.count(size(n)), SOLUTIONS[n], "{name} at N = {n}");
        }
    }
}

#[test]
fn an_observed_stage_counts_what_a_silent_one_does() {
    for (_, stage) in catalogue::stages() {
        for n in 0..=8.min(stage.n_in_a_second) {
            let mut tally = nqueens::observer::Tally::default();
            let solutions = stage.observe(size(n), &mut tally);
            assert_eq!(solutions, stage.count(size(n)), "{} at N = {n}", stage.name);
            if stage.lists {
                assert_eq!(tally.solutions, solutions, "{} at N = {n}", stage.name);
            }
        }
    }
}

/// What 32 bits cannot hold: the first total that wraps around is that of N = 19.
#[test]
fn known_totals_need_more_than_32_bits_from_19_on() {
    let fits = |&total: &u64| u32::try_from(total).is_ok();
    assert_eq!(SOLUTIONS.iter().take_while(|total| fits(total)).count(), 19);
}

#[test]
#[should_panic(expected = "every_subset cannot represent N = 9")]
fn a_board_that_does_not_fit_is_not_counted_wrong() {
    let (_, stage) = catalogue::stage("every_subset").unwrap();
    stage.count(size(9));
}
