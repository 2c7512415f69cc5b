//! Promise: what the documents state, and a program can check, is so.
//!
//! The documents: 000, 001, 002, 003 and 004 are the five web pages in Korean that chapters 1 to 5
//! are built on. What they get wrong is in errata.rs.

mod support;

use std::collections::HashSet;

use nqueens::board::placement::{Line, Placement, Square};
use nqueens::catalogue;
use support::{chapter, run, size};

/// 004 §1: at N = 4 there are 16 squares, so 2^16 = 65,536 choices.
#[test]
fn document_004_counts_65_536_choices_at_4() {
    let (_, stage) = catalogue::stage("every_subset").unwrap();
    assert_eq!(stage.tally(size(4)).calls, 65_536);
}

/// 004 §1: checking the board while placing leaves fewer. How much fewer is an erratum.
#[test]
fn document_004_pruning_leaves_fewer() {
    let (_, stage) = catalogue::stage("cell_by_cell").unwrap();
    assert!(stage.tally(size(4)).calls < 65_536);
}

/// 004 §1: more than N queens cannot be placed, since two would share a row.
#[test]
fn document_004_no_more_than_n_queens_fit() {
    for n in 1..=4 {
        let too_many = (0_u64..1 << (n * n)).filter(|subset| subset.count_ones() as usize > n);
        let squares = |subset: u64| -> Vec<Square> {
            let bits = (0..n * n).filter(|bit| subset >> bit & 1 == 1);
            bits.map(|bit| Square {
                row: bit / n,
                column: bit % n,
            })
            .collect()
        };
        for subset in too_many {
            let queens = squares(subset);
            let shares_row = |a: &Square| queens.iter().any(|b| a.attacks(*b) == Some(Line::Row));
            assert!(queens.iter().any(shares_row));
        }
    }
}

/// 004 §2: each step does less than the one before.
#[test]
fn document_004_every_section_does_less_work() {
    let tally = |name| catalogue::stage(name).unwrap().1.tally(size(8));
    assert!(tally("row_jump").calls < tally("cell_by_cell").calls);
    assert!(tally("row_by_row").calls < tally("row_jump").calls);
    assert!(tally("column_array").looks < tally("row_by_row").looks);
    assert!(tally("diagonal_arrays").looks < tally("column_array").looks);
}

/// 004 §4: (0, 2) and (1, 1) share an anti-diagonal; (1, 0) and (2, 1) share a diagonal.
#[test]
fn document_004_squares_on_one_diagonal() {
    let square = |row, column| Square { row, column };
    assert_eq!(square(0, 2).attacks(square(1, 1)), Some(Line::AntiDiagonal));
    assert_eq!(square(1, 0).attacks(square(2, 1)), Some(Line::Diagonal));
}

/// 000: a board has 2(2N - 1) diagonals, each with its own row + column or row - column.
#[test]
fn document_000_counts_the_diagonals() {
    for n in 1..=27_i32 {
        let squares = (0..n).flat_map(|row| (0..n).map(move |column| (row, column)));
        let sums: HashSet<i32> = squares.clone().map(|(row, column)| row + column).collect();
        let differences: HashSet<i32> = squares.map(|(row, column)| row - column).collect();
        assert_eq!(sums.len() + differences.len(), 2 * (2 * n as usize - 1));
    }
}

/// 001: (0, 1) and (1, 0) have the same row + column; (2, 3) and (3, 4) the same row - column.
#[test]
fn document_001_squares_on_one_diagonal() {
    let square = |row, column| Square { row, column };
    assert_eq!(square(0, 1).attacks(square(1, 0)), Some(Line::AntiDiagonal));
    assert_eq!(square(2, 3).attacks(square(3, 4)), Some(Line::Diagonal));
}

/// 001's walk through N = 4: what it shows of the branch that starts at (0, 1) is the trace.
#[test]
fn document_001_walks_to_the_first_solution() {
    let trace = run(chapter(4), &["4", "--trace", "--json"]).stdout;
    let steps: Vec<serde_json::Value> = trace
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let told = |step: &serde_json::Value| {
        let square = &step["square"];
        let event = step["event"].as_str().unwrap();
        format!("{event} {},{}", square["row"], square["column"])
    };
    let start = steps
        .iter()
        .position(|step| told(step) == "placed 0,1")
        .unwrap();
    let told: Vec<String> = steps[start..].iter().map(told).collect();
    let expected = [
        "placed 0,1",
        "blocked 1,0",
        "blocked 1,1",
        "blocked 1,2",
        "placed 1,3",
        "placed 2,0",
        "blocked 3,0",
        "blocked 3,1",
        "placed 3,2",
    ];
    assert_eq!(told[..expected.len()], expected);
    assert_eq!(steps[start + expected.len()]["event"], "solution");
}

/// 002: the answer array (2, 0, 3, 1) is a solution for N = 4.
#[test]
fn document_002_answer_array() {
    assert!(Placement::new(vec![2, 0, 3, 1]).is_solution());
}

/// 002: what its program printed for N = 2, 4 and 5, byte for byte.
#[test]
fn document_002_printed_output() {
    let list = |n| run(chapter(2), &["--stage", "candidate_list", "--list", n]).stdout;
    assert_eq!(list("2"), "No solution\n");
    assert_eq!(list("4"), "1 [1, 3, 0, 2]\n2 [2, 0, 3, 1]\n");
    let for_5 = "\
1 [0, 2, 4, 1, 3]
2 [0, 3, 1, 4, 2]
3 [1, 3, 0, 2, 4]
4 [1, 4, 2, 0, 3]
5 [2, 0, 3, 1, 4]
6 [2, 4, 1, 3, 0]
7 [3, 0, 2, 4, 1]
8 [3, 1, 4, 2, 0]
9 [4, 1, 3, 0, 2]
10 [4, 2, 0, 3, 1]
";
    assert_eq!(list("5"), for_5);
}

/// 003: comparing |i - j| with the column distance finds what the marks on a map find.
#[test]
fn document_003_both_programs_agree() {
    let count = |name, n| catalogue::stage(name).unwrap().1.count(size(n));
    for n in 0..=9 {
        assert_eq!(count("attack_map", n), count("answer_array", n));
    }
}

/// 004 and BOJ 9663: the judge's largest case, N = 14, has 365,596 solutions.
#[test]
fn boj_9663_largest_case() {
    let (_, stage) = catalogue::stage("bitmasks").unwrap();
    assert_eq!(stage.count(size(14)), 365_596);
}
