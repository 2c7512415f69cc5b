//! What `workbook check 2` asks for.

use std::ops::ControlFlow;

use super::row_by_row;
use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};
use crate::observer::Placements;

/// Chapter 2's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "column_array",
        measure: Measure::Looks,
        percent: 100,
        percent_because: "",
        advice: "Is the column still walked? The array can answer first, with one look.",
        meets: Meets::Each,
    },
    functions: &[
        Function {
            name: "row_by_row",
            masks: Masks::Nowhere,
            cases: || Case::counts(&[4, 1, 0, 2, 3, 5, 6, 7, 8]),
            mistakes: &[Mistake {
                arguments: "4",
                answer: "0",
                meaning: "That is what the program counts as it is printed.",
            }],
        },
        Function {
            name: "answers",
            masks: Masks::Nowhere,
            cases: || {
                [4, 1, 2, 3, 0, 5, 6, 8]
                    .map(|n| Case::new(n, answers(n)))
                    .to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "4",
                    answer: "[[2, 0, 3, 1], [1, 3, 0, 2]]",
                    meaning: "These are the solutions, in the wrong order.",
                },
                Mistake {
                    arguments: "4",
                    answer: "[[2, 4, 1, 3], [3, 1, 4, 2]]",
                    meaning: "Columns count from 0.",
                },
                Mistake {
                    arguments: "0",
                    answer: "[]",
                    meaning: "The empty board is a solution: one list, without any numbers.",
                },
            ],
        },
    ],
    hints: include_str!("hints.txt"),
};

fn answers(n: usize) -> Vec<Vec<usize>> {
    let mut answers = Vec::new();
    let mut observer = Placements::new(|placement| {
        answers.push(placement.columns().to_vec());
        ControlFlow::Continue(())
    });
    row_by_row::count(n, &mut observer);
    answers
}
