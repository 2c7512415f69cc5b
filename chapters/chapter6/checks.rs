//! What `workbook check 6` asks for.

use crate::board::placement::{Placement, Square};
use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};

/// Chapter 6's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "look_ahead",
        measure: Measure::Calls,
        percent: 50,
        percent_because: "that looks in some depths only",
        advice: "Are all rows below looked at, and the columns too?",
        meets: Meets::OneOfImages,
    },
    functions: &[
        Function {
            name: "is_dead",
            masks: Masks::Nowhere,
            cases: || {
                let prefixes: [(usize, &[usize]); 8] = [
                    (6, &[0, 5, 1]),
                    (6, &[0, 2, 4]),
                    (6, &[0, 5]),
                    (6, &[1, 3, 5]),
                    (4, &[1, 3, 0, 2]),
                    (4, &[0]),
                    (3, &[]),
                    (1, &[]),
                ];
                let case =
                    |(n, answer): (usize, &[usize])| Case::new((n, answer), is_dead(n, answer));
                prefixes.map(case).to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "[6,[0,2,4]]",
                    answer: "false",
                    meaning: "Every row has a free square, but column 5 has none.",
                },
                Mistake {
                    arguments: "[6,[0,5]]",
                    answer: "true",
                    meaning: "A column that has its queen needs no free square.",
                },
            ],
        },
        Function {
            name: "different_images",
            masks: Masks::Nowhere,
            cases: || {
                let answers: [&[usize]; 6] = [
                    &[1, 3, 0, 2],
                    &[0, 2, 4, 1, 3],
                    &[1, 4, 2, 0, 3],
                    &[2, 4, 1, 7, 0, 6, 3, 5],
                    &[0, 4, 7, 5, 2, 6, 1, 3],
                    &[0],
                ];
                let case = |answer: &[usize]| Case::new((answer,), different_images(answer));
                answers.map(case).to_vec()
            },
            mistakes: &[Mistake {
                arguments: "[[1,3,0,2]]",
                answer: "8",
                meaning: "Images that are equal are one.",
            }],
        },
    ],
    hints: include_str!("hints.txt"),
};

fn is_dead(n: usize, answer: &[usize]) -> bool {
    let placement = Placement::new(answer.to_vec());
    let queens: Vec<Square> = placement.queens().collect();
    let is_free = |row: usize, column: usize| {
        let square = Square { row, column };
        queens.iter().all(|queen| queen.attacks(square).is_none())
    };
    let rows = answer.len()..n;
    let dead_row = |row: usize| !(0..n).any(|column| is_free(row, column));
    let dead_column = |column: usize| !rows.clone().any(|row| is_free(row, column));
    let mut columns = (0..n).filter(|column| !answer.contains(column));
    rows.clone().any(dead_row) || columns.any(dead_column)
}

fn different_images(answer: &[usize]) -> usize {
    let mut images = vec![Placement::new(answer.to_vec())];
    for turn in 0..3 {
        images.push(images[turn].rotated());
    }
    let mirrored: Vec<Placement> = images.iter().map(Placement::mirrored).collect();
    images.extend(mirrored);
    images.sort();
    images.dedup();
    images.len()
}
