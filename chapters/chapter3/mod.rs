//! Chapter 3, A column array.

// The stage.
pub mod column_array;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 3's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 3,
    title: "A column array",
    default_n: 8,
    main_stage: "column_array",
    stages: &[Stage {
        name: "column_array",
        idea: "a flag for each column; diagonals still walked",
        source: "004 §3",
        n_in_a_second: 13,
        largest_n: Stage::ANY_N,
        tree: Tree::Rows,
        lists: true,
        traces: true,
        functions: functions!(column_array::count),
    }],
    exercise: Some(checks::EXERCISE),
};
