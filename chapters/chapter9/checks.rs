//! What `workbook check 9` asks for.

use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};

/// Chapter 9's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "half_boards",
        measure: Measure::Masks,
        percent: 92,
        percent_because: "the halves are filled as before",
        advice: "Which diagonal do most pairs share? Is it the same one for every deal?",
        meets: Meets::Halves,
    },
    functions: &[
        Function {
            name: "busyness",
            masks: Masks::InArguments,
            cases: || {
                let lists: [(&[u128], &[u128], u128); 6] = [
                    (&[0b011, 0b110, 0b010], &[0b010, 0b001], 0b010),
                    (&[0b110, 0b010], &[0b011, 0b110, 0b010], 0b010),
                    (&[0b011, 0b110], &[0b101, 0b001], 0b010),
                    (&[], &[0b1], 0b1),
                    (&[0b1001, 0b1000, 0b1], &[0b1111, 0b1010], 0b1000),
                    (&[0b1; 40], &[0b11; 30], 0b1),
                ];
                let case = |(west, east, diagonal): (&[u128], &[u128], u128)| {
                    Case::new((west, east, diagonal), busyness(west, east, diagonal))
                };
                lists.map(case).to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "[[3,6,2],[2,1],2]",
                    answer: "4",
                    meaning: "That is how many words have it; how many pairs do these make?",
                },
                Mistake {
                    arguments: "[[3,6,2],[2,1],2]",
                    answer: "1",
                    meaning: "The other bits of a word do not matter here.",
                },
            ],
        },
        Function {
            name: "split",
            masks: Masks::InAnswer,
            cases: || {
                let lists: [(&[u128], u128); 4] = [
                    (&[0b011, 0b100, 0b110], 0b010),
                    (&[], 0b1),
                    (&[0b1, 0b1, 0b11], 0b1),
                    (&[0b1000, 0b0111, 0b1111, 0b0001], 0b0100),
                ];
                let case = |(words, diagonal): (&[u128], u128)| {
                    Case::new((words, diagonal), split(words, diagonal))
                };
                lists.map(case).to_vec()
            },
            mistakes: &[Mistake {
                arguments: "[[3,4,6],2]",
                answer: "([4], [3, 6])",
                meaning: "Those that have the diagonal come first.",
            }],
        },
    ],
    hints: include_str!("hints.txt"),
};

/// Pair by pair.
fn busyness(west: &[u128], east: &[u128], diagonal: u128) -> usize {
    west.iter()
        .flat_map(|west| east.iter().map(move |east| west & east))
        .filter(|both| both & diagonal != 0)
        .count()
}

fn split(words: &[u128], diagonal: u128) -> (Vec<u128>, Vec<u128>) {
    let those = |has: bool| {
        words
            .iter()
            .copied()
            .filter(|word| (word & diagonal != 0) == has)
            .collect()
    };
    (those(true), those(false))
}
