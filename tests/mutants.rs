//! Promise: the board sizes that tests/counts.rs uses catch every wrong rule that is easily written.
//!
//! Each mutant is a counter that goes wrong in one way: those that the exercises know. Some board
//! sizes let some of them through, 4 and 8 among them. 5 and 7 let none through, so a stage is
//! counted there before it is believed.

use nqueens::board::known::SOLUTIONS;
use nqueens::catalogue;
use nqueens::exercises::known_mistakes::{MISTAKES, Mistake};

fn is_caught_by(mutant: &Mistake, n: usize) -> bool {
    (mutant.count)(n) != SOLUTIONS[n]
}

#[test]
fn what_each_wrong_rule_counts() {
    let sizes = [1, 4, 5, 7, 8];
    let mut shown = format!(
        "{:?} for N = {sizes:?} is right.",
        sizes.map(|n| SOLUTIONS[n])
    );
    for mutant in &MISTAKES {
        shown += &format!("\n{:?} {}", sizes.map(mutant.count), mutant.meaning);
    }
    insta::assert_snapshot!(shown, @"
    [1, 2, 10, 40, 92] for N = [1, 4, 5, 7, 8] is right.
    [1, 24, 120, 5040, 40320] These are N rooks, N! ways: no diagonal keeps queens apart.
    [1, 7, 23, 405, 2113] Only one of the two diagonals is checked.
    [1, 2, 14, 646, 5242] Diagonals are checked for neighbouring rows only: a queen sees farther.
    [1, 24, 125, 5635, 48042] Two queens may share a row or a column: one of the two is not checked.
    [2, 87, 462, 16870, 118969] Boards with fewer than N queens are counted too.
    [1, 0, 4, 0, 0] Row - column and column - row are taken for the same diagonal.
    [0, 2, 8, 34, 92] For odd N the first row's middle column belongs to neither half: it is missing.
    [2, 2, 12, 46, 92] For odd N the middle column is doubled too: it is its own mirror image.
    ");
}

/// tests/counts.rs counts every stage up to the N that takes it about a second.
#[test]
fn every_stage_is_counted_at_5_or_more() {
    for (_, stage) in catalogue::stages() {
        assert!(stage.n_in_a_second >= 5, "{}", stage.name);
    }
}

#[test]
fn board_sizes_5_and_7_catch_every_wrong_rule() {
    for mutant in &MISTAKES {
        for n in [5, 7] {
            assert!(is_caught_by(mutant, n), "{} N = {n}", mutant.meaning);
        }
    }
}

#[test]
fn board_sizes_4_and_8_let_some_through() {
    let through = |n| -> Vec<&str> {
        let let_through = MISTAKES.iter().filter(|mutant| !is_caught_by(mutant, n));
        let_through.map(|mutant| mutant.meaning).collect()
    };
    insta::assert_debug_snapshot!(through(4), @r#"
    [
        "Diagonals are checked for neighbouring rows only: a queen sees farther.",
        "For odd N the first row's middle column belongs to neither half: it is missing.",
        "For odd N the middle column is doubled too: it is its own mirror image.",
    ]
    "#);
    insta::assert_debug_snapshot!(through(8), @r#"
    [
        "For odd N the first row's middle column belongs to neither half: it is missing.",
        "For odd N the middle column is doubled too: it is its own mirror image.",
    ]
    "#);
}
