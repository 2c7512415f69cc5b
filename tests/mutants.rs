//! Promise: the board sizes that tests/counts.rs uses catch every wrong rule that is easily written.
//!
//! Each mutant is a counter that goes wrong in one way. Some board sizes let some of them through,
//! 4 and 8 among them. 5 and 7 let none through, so a stage is counted there before it is believed.

#[path = "support/count_table.rs"]
mod count_table;

use nqueens::board::known::SOLUTIONS;
use nqueens::board::placement::Square;
use nqueens::catalogue;

use count_table::{Program, count_table};

/// A rule of the game, and a way to count.
struct Rule {
    name: &'static str,
    /// Whether queens on two rows attack each other, the upper one first.
    attacks: fn(Square, Square) -> bool,
    /// How often a solution counts whose first queen stands in `column` of row 0, given N.
    weight: fn(usize, usize) -> u64,
}

const RIGHT: Rule = Rule {
    name: "right",
    attacks: |one, other| {
        same_column(one, other) || same_diagonal(one, other) || same_anti_diagonal(one, other)
    },
    weight: |_, _| 1,
};

const MUTANTS: [Rule; 6] = [
    Rule {
        name: "no diagonals",
        attacks: same_column,
        ..RIGHT
    },
    Rule {
        name: "one diagonal",
        attacks: |one, other| same_column(one, other) || same_anti_diagonal(one, other),
        ..RIGHT
    },
    Rule {
        name: "neighbours only",
        attacks: |one, other| {
            let touch = other.row - one.row == 1 && one.column.abs_diff(other.column) == 1;
            same_column(one, other) || touch
        },
        ..RIGHT
    },
    Rule {
        // To get rid of negative numbers; it makes one of two diagonals.
        name: "abs(r - c), r + c",
        attacks: |one, other| {
            let folded = |square: Square| square.row.abs_diff(square.column);
            same_column(one, other)
                || folded(one) == folded(other)
                || same_anti_diagonal(one, other)
        },
        ..RIGHT
    },
    Rule {
        // The mirror images of the left half are the right half; an odd board has a middle, too.
        name: "half doubled, middle dropped",
        weight: |n, column| if column < n / 2 { 2 } else { 0 },
        ..RIGHT
    },
    Rule {
        name: "middle doubled too",
        weight: |n, column| if column < n.div_ceil(2) { 2 } else { 0 },
        ..RIGHT
    },
];

fn same_column(one: Square, other: Square) -> bool {
    one.column == other.column
}

fn same_diagonal(one: Square, other: Square) -> bool {
    one.row + other.column == other.row + one.column
}

fn same_anti_diagonal(one: Square, other: Square) -> bool {
    one.row + one.column == other.row + other.column
}

impl Rule {
    fn count(&self, n: usize) -> u64 {
        self.fill(n, &mut Vec::new())
    }

    /// `queens` stand on the rows above.
    fn fill(&self, n: usize, queens: &mut Vec<Square>) -> u64 {
        let row = queens.len();
        if row == n {
            return queens
                .first()
                .map_or(1, |first| (self.weight)(n, first.column));
        }
        let mut count = 0;
        for column in 0..n {
            let candidate = Square { row, column };
            if queens.iter().any(|&queen| (self.attacks)(queen, candidate)) {
                continue;
            }
            queens.push(candidate);
            count += self.fill(n, queens);
            queens.pop();
        }
        count
    }

    fn is_caught_by(&self, n: usize) -> bool {
        self.count(n) != SOLUTIONS[n]
    }
}

#[test]
fn the_counter_is_right_with_the_right_rule() {
    for n in 0..=8 {
        assert!(!RIGHT.is_caught_by(n), "N = {n}");
    }
}

#[test]
fn what_each_wrong_rule_counts() {
    let counters = MUTANTS.iter().map(|rule| (rule.name, |n| rule.count(n)));
    let counters: Vec<_> = counters.collect();
    let programs: Vec<Program> = counters
        .iter()
        .map(|(name, count)| (*name, count as _))
        .collect();
    insta::assert_snapshot!(count_table([1, 4, 5, 7, 8], &programs), @"
    | N | right | no diagonals | one diagonal | neighbours only | abs(r - c), r + c | half doubled, middle dropped | middle doubled too |
    |---|-------|--------------|--------------|-----------------|-------------------|------------------------------|--------------------|
    | 1 |     1 |            1 |            1 |               1 |                 1 |                            0 |                  2 |
    | 4 |     2 |           24 |            7 |               2 |                 0 |                            2 |                  2 |
    | 5 |    10 |          120 |           23 |              14 |                 4 |                            8 |                 12 |
    | 7 |    40 |         5040 |          405 |             646 |                 0 |                           34 |                 46 |
    | 8 |    92 |        40320 |         2113 |            5242 |                 0 |                           92 |                 92 |
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
    for rule in &MUTANTS {
        for n in [5, 7] {
            assert!(rule.is_caught_by(n), "{} at N = {n}", rule.name);
        }
    }
}

#[test]
fn board_sizes_4_and_8_let_some_through() {
    let through = |n| -> Vec<&str> {
        let let_through = MUTANTS.iter().filter(|rule| !rule.is_caught_by(n));
        let_through.map(|rule| rule.name).collect()
    };
    insta::assert_debug_snapshot!(through(4), @r#"
    [
        "neighbours only",
        "half doubled, middle dropped",
        "middle doubled too",
    ]
    "#);
    insta::assert_debug_snapshot!(through(8), @r#"
    [
        "half doubled, middle dropped",
        "middle doubled too",
    ]
    "#);
}
