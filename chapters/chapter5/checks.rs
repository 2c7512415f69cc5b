//! What `workbook check 5` asks for.

use crate::board::placement::{Line, Square};
use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};

/// Chapter 5's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "bitmasks",
        measure: Measure::Calls,
        percent: 51,
        percent_because: "half the tree, and the root once more",
        advice: "",
        meets: Meets::OneOfMirrorImages,
    },
    functions: &[
        Function {
            name: "columns_of",
            masks: Masks::InArguments,
            cases: || {
                let case = |mask: u32| Case::new(mask, columns_of(mask));
                [0b1101, 0, 1, 0b1000_0000, u32::MAX, 1 << 31]
                    .map(case)
                    .to_vec()
            },
            mistakes: &[Mistake {
                arguments: "13",
                answer: "[3, 2, 0]",
                meaning: "The lowest comes first.",
            }],
        },
        Function {
            name: "masks_after",
            masks: Masks::InAnswer,
            cases: || {
                let prefixes: [(usize, &[usize]); 6] = [
                    (4, &[1]),
                    (4, &[]),
                    (4, &[1, 3]),
                    (4, &[1, 3, 0]),
                    (8, &[0, 4, 7, 5]),
                    (8, &[7, 3, 0, 2, 5]),
                ];
                let case =
                    |(n, answer): (usize, &[usize])| Case::new((n, answer), masks_after(n, answer));
                prefixes.map(case).to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "[4,[1]]",
                    answer: "(2, 1, 4)",
                    meaning: "Diagonals and anti-diagonals are exchanged.",
                },
                Mistake {
                    arguments: "[4,[1]]",
                    answer: "(2, 2, 2)",
                    meaning: "What is attacked moves by a column from a row to the next.",
                },
                Mistake {
                    arguments: "[4,[1,3]]",
                    answer: "(10, 24, 4)",
                    meaning: "A bit was shifted off the board: only the N columns have one.",
                },
            ],
        },
    ],
    hints: include_str!("hints.txt"),
};

fn columns_of(mask: u32) -> Vec<usize> {
    let is_set = |&column: &usize| mask >> column & 1 == 1;
    (0..32).filter(is_set).collect()
}

fn masks_after(n: usize, answer: &[usize]) -> (u32, u32, u32) {
    let mask = |line: Line| {
        let queens = answer.iter().enumerate();
        let queens = queens.map(|(row, &column)| Square { row, column });
        let is_attacked = |&column: &usize| {
            let square = Square {
                row: answer.len(),
                column,
            };
            queens
                .clone()
                .any(|queen| queen.attacks(square) == Some(line))
        };
        (0..n)
            .filter(is_attacked)
            .map(|column| 1_u32 << column)
            .sum()
    };
    (
        mask(Line::Column),
        mask(Line::Diagonal),
        mask(Line::AntiDiagonal),
    )
}
