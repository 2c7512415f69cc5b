//! Chapter 7, Looking ahead.

// The stages, in reading order.
pub mod look_ahead;
pub mod endgame;

// What they are made of.
pub mod ahead;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 7's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 7,
    title: "Looking ahead",
    default_n: 8,
    main_stage: "endgame",
    stages: &[
        Stage {
            name: "look_ahead",
            idea: "drop what leaves a row or a column without a free square",
            source: "beyond the documents; Haralick and Elliott 1980",
            n_in_a_second: 16,
            largest_n: Stage::ANY_N,
            tree: Tree::ClassesPruned,
            lists: false,
            traces: false,
            functions: functions!(look_ahead::count),
        },
        Stage {
            name: "endgame",
            idea: "the last two rows in closed form",
            source: "beyond the documents; folklore",
            n_in_a_second: 16,
            largest_n: Stage::ANY_N,
            tree: Tree::ClassesPruned,
            lists: false,
            traces: false,
            functions: functions!(endgame::count),
        },
    ],
    exercise: Some(checks::EXERCISE),
};
