//! What `workbook check 8` asks for.

use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};

/// Chapter 8's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "half_boards",
        measure: Measure::Queens,
        percent: 100,
        percent_because: "",
        advice: "Is one half filled while the other has its queens?",
        meets: Meets::Halves,
    },
    functions: &[
        Function {
            name: "deals",
            masks: Masks::InAnswer,
            cases: || {
                [4, 5, 0, 1, 2, 3, 9]
                    .map(|n| Case::new(n, deals(n)))
                    .to_vec()
            },
            mistakes: &[Mistake {
                arguments: "5",
                answer: "[7, 11, 13, 14, 19, 21, 22, 25, 26, 28]",
                meaning: "The west has n / 2 columns, rounded down: it is the narrower half.",
            }],
        },
        Function {
            name: "fitting_pairs",
            masks: Masks::Nowhere,
            cases: || {
                let lists: [(&[u64], &[u64]); 6] = [
                    (&[0b011, 0b101], &[0b100, 0b010]),
                    (&[0b01, 0b10], &[0b01, 0b10]),
                    (&[], &[1]),
                    (&[0, 0], &[u64::MAX, 0, 1]),
                    (&[1 << 40, 1 << 20], &[1 << 40, 1 << 20, 1 << 63]),
                    (&[0b1100], &[0b0011, 0b0011]),
                ];
                let case =
                    |(west, east): (&[u64], &[u64])| Case::new((west, east), pairs(west, east));
                lists.map(case).to_vec()
            },
            mistakes: &[Mistake {
                arguments: "[[3,5],[4,2]]",
                answer: "4",
                meaning: "Only pairs without a common bit fit.",
            }],
        },
    ],
    hints: include_str!("hints.txt"),
};

fn deals(n: usize) -> Vec<u32> {
    (0..1_u32 << n)
        .filter(|rows| rows.count_ones() as usize == n / 2)
        .collect()
}

fn pairs(west: &[u64], east: &[u64]) -> u64 {
    let fits = |west: &u64| east.iter().filter(|&east| west & east == 0).count() as u64;
    west.iter().map(fits).sum()
}
