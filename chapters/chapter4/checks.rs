//! What `workbook check 4` asks for.

use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};

/// Chapter 4's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "bitmasks",
        measure: Measure::Masks,
        percent: 100,
        percent_because: "",
        advice: "",
        meets: Meets::Each,
    },
    functions: &[
        Function {
            name: "diagonal_arrays",
            masks: Masks::Nowhere,
            cases: || Case::counts(&[4, 1, 0, 2, 3, 5, 6, 7, 8]),
            mistakes: &[
                Mistake {
                    arguments: "4",
                    answer: "24",
                    meaning: "That is what the program counts as it is printed: N rooks, N! ways.",
                },
                Mistake {
                    arguments: "4",
                    answer: "7",
                    meaning: "One of the two diagonals is still never marked.",
                },
            ],
        },
        Function {
            name: "diagonal_index",
            masks: Masks::Nowhere,
            cases: || {
                let squares = [
                    (4, 0, 3),
                    (4, 0, 0),
                    (4, 3, 0),
                    (1, 0, 0),
                    (8, 2, 7),
                    (8, 7, 2),
                ];
                let case = |(n, row, column)| Case::new((n, row, column), row + n - column);
                squares.map(case).to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "[4,0,3]",
                    answer: "0",
                    meaning: "That is chapter 4's number, with N - 1 added.",
                },
                Mistake {
                    arguments: "[4,0,3]",
                    answer: "7",
                    meaning: "That is column - row with N added; here it is row - column.",
                },
            ],
        },
        Function {
            name: "diagonal_array_length",
            masks: Masks::Nowhere,
            cases: || {
                [4, 1, 2, 8, 27]
                    .map(|n| Case::new(n, largest_index(n) + 1))
                    .to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "4",
                    answer: "7",
                    meaning: "There are 7 diagonals, but their numbers do not begin at 0 now.",
                },
                Mistake {
                    arguments: "4",
                    answer: "9",
                    meaning: "One less is enough: what is the largest index?",
                },
            ],
        },
    ],
    hints: include_str!("hints.txt"),
};

/// The number of the bottom left square's diagonal, N added to row - column.
fn largest_index(n: usize) -> usize {
    let (row, column) = (n - 1, 0);
    row + n - column
}
