//! What `workbook check 3` asks for.

use std::ops::ControlFlow;

use super::column_array;
use crate::board::placement::{Line, Square};
use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};
use crate::observer::{Placements, stop};

/// Chapter 3's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "diagonal_arrays",
        measure: Measure::Looks,
        percent: 130,
        percent_because: "flags may be read in any order",
        advice: "A look is told for what is really read: `||` stops at the first `true`.",
        meets: Meets::Each,
    },
    functions: &[
        Function {
            name: "squares_read",
            masks: Masks::Nowhere,
            cases: || {
                let squares = [
                    (4, 3, 1),
                    (1, 0, 0),
                    (4, 0, 2),
                    (4, 3, 3),
                    (8, 7, 0),
                    (8, 5, 4),
                ];
                let case = |(n, row, column)| {
                    Case::new((n, row, column), squares_read(n, Square { row, column }))
                };
                squares.map(case).to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "[4,3,1]",
                    answer: "4",
                    meaning: "Does the candidate's own square count?",
                },
                Mistake {
                    arguments: "[4,3,1]",
                    answer: "6",
                    meaning: "A walk also ends at the left and the right edge.",
                },
            ],
        },
        Function {
            name: "first_solution",
            masks: Masks::Nowhere,
            cases: || {
                let case = |n: usize| Case::new(n, first_solution(n));
                [4, 1, 2, 3, 0, 5, 6, 8, 20].map(case).to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "4",
                    answer: "Some([2, 0, 3, 1])",
                    meaning: "That is the last one.",
                },
                Mistake {
                    arguments: "2",
                    answer: "Some([])",
                    meaning: "There is no solution for two queens: that is `None`.",
                },
            ],
        },
    ],
    hints: include_str!("hints.txt"),
};

fn squares_read(n: usize, candidate: Square) -> usize {
    let above = (0..candidate.row).flat_map(|row| (0..n).map(move |column| Square { row, column }));
    let on_diagonal = |square: &Square| {
        let line = square.attacks(candidate);
        matches!(line, Some(Line::Diagonal | Line::AntiDiagonal))
    };
    above.filter(on_diagonal).count()
}

fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut first = None;
    let mut observer = Placements::new(|placement| {
        first = Some(placement.columns().to_vec());
        ControlFlow::Break(())
    });
    stop::until_stopped(|| column_array::count(n, &mut observer));
    first
}
