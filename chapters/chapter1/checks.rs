//! What `workbook check 1` asks for.

use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};

/// Chapter 1's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "row_by_row",
        measure: Measure::Calls,
        percent: 100,
        percent_because: "",
        advice: "",
        meets: Meets::Each,
    },
    functions: &[
        Function {
            name: "place_or_leave",
            masks: Masks::Nowhere,
            cases: || Case::counts(&[4, 1, 0, 2, 3, 5, 6]),
            mistakes: &[
                Mistake {
                    arguments: "4",
                    answer: "3",
                    meaning: "That is what the program counts before it is repaired.",
                },
                Mistake {
                    arguments: "4",
                    answer: "87",
                    meaning: "Better: no queen stays behind. Which boards are a solution?",
                },
                Mistake {
                    arguments: "4",
                    answer: "0",
                    meaning: "Better: only full boards are counted. Which queens stay behind?",
                },
            ],
        },
        Function {
            name: "boards_looked_at",
            masks: Masks::Nowhere,
            // 5 comes first: for 4, N² and 2^N are the same.
            cases: || {
                let boards = |n: usize| Case::new(n, 1_u128 << (n * n));
                [5, 4, 1, 2, 3, 0, 8, 11].map(boards).to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "5",
                    answer: "25",
                    meaning: "That is the number of squares. Each has two choices.",
                },
                Mistake {
                    arguments: "5",
                    answer: "32",
                    meaning: "That is 2^N, for N squares. A board has N × N of them.",
                },
                Mistake {
                    arguments: "5",
                    answer: "33554431",
                    meaning: "The empty board is one too.",
                },
                Mistake {
                    arguments: "8",
                    answer: "0",
                    meaning: "2^64 does not fit into 64 bits: it wrapped around to 0.",
                },
            ],
        },
    ],
    hints: include_str!("hints.txt"),
};
