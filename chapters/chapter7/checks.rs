//! What `workbook check 7` asks for.

use crate::entry::exercise::{Case, Exercise, Function, Goal, Masks, Measure, Meets, Mistake};

/// Chapter 7's exercise.
pub const EXERCISE: Exercise = Exercise {
    goal: Goal {
        stage: "batches",
        measure: Measure::Calls,
        percent: 100,
        percent_because: "",
        advice: "Is a dead child told of, or a child in the last row?",
        meets: Meets::InBatches,
    },
    functions: &[
        Function {
            name: "one_pass",
            masks: Masks::InAnswer,
            cases: || {
                let root = |n: usize| (0, 0, 0, (1 << n) - 1);
                let (first, left) = one_pass(5, vec![root(5)]);
                let (second, rest) = one_pass(5, left);
                let both = [first, second].concat();
                let parents = [
                    (4, vec![root(4)]),
                    (4, vec![(0b0001, 0b0010, 0, 0b0100)]),
                    (5, both),
                    (5, rest),
                    (8, vec![root(8), (0b1, 0b10, 0, 0b1000)]),
                    (4, vec![]),
                ];
                let case = |(n, parents): (usize, Vec<Waiting>)| {
                    Case::new((n, &parents), one_pass(n, parents.clone()))
                };
                parents.map(case).to_vec()
            },
            mistakes: &[
                Mistake {
                    arguments: "[4,[[0,0,0,15]]]",
                    answer: "([(1, 2, 0, 12)], [])",
                    meaning: "The parent has squares left to try: it is kept, without the lowest.",
                },
                Mistake {
                    arguments: "[4,[[1,2,0,4]]]",
                    answer: "([(5, 12, 2, 0)], [])",
                    meaning: "A child without a free square is dead.",
                },
            ],
        },
        Function {
            name: "kept_lanes",
            masks: Masks::InArguments,
            cases: || {
                let case = |kept: u8| Case::new(kept, kept_lanes(kept));
                [0b1010_0001, 0, 0b1000_0000, 0b0000_0110, u8::MAX]
                    .map(case)
                    .to_vec()
            },
            mistakes: &[Mistake {
                arguments: "161",
                answer: "[7, 5, 0, 0, 0, 0, 0, 0]",
                meaning: "The lowest comes first.",
            }],
        },
    ],
    hints: include_str!("hints.txt"),
};

/// Columns, diagonals, anti-diagonals, and the free squares still to be tried.
type Waiting = (u32, u32, u32, u32);

fn one_pass(n: usize, parents: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let on_board = |mask: u32| mask & ((1 << n) - 1);
    let lowest = |free: u32| 1 << free.trailing_zeros();
    let child = |&(columns, diagonals, anti_diagonals, free): &Waiting| {
        let queen = lowest(free);
        let columns = columns | queen;
        let diagonals = on_board((diagonals | queen) << 1);
        let anti_diagonals = (anti_diagonals | queen) >> 1;
        let free = on_board(!(columns | diagonals | anti_diagonals));
        (columns, diagonals, anti_diagonals, free)
    };
    let untried = |&(columns, diagonals, anti_diagonals, free): &Waiting| {
        (columns, diagonals, anti_diagonals, free ^ lowest(free))
    };
    let with_free = |waiting: &Waiting| waiting.3 != 0;
    (
        parents.iter().map(child).filter(with_free).collect(),
        parents.iter().map(untried).filter(with_free).collect(),
    )
}

fn kept_lanes(kept: u8) -> [u8; 8] {
    let mut lanes = [0; 8];
    let set = (0..8).filter(|lane| kept >> lane & 1 == 1);
    for (place, lane) in lanes.iter_mut().zip(set) {
        *place = lane;
    }
    lanes
}
