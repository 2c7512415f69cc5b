//! Chapter 4, Diagonal arrays.

// The stage.
pub mod diagonal_arrays;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 4's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 4,
    title: "Diagonal arrays",
    default_n: 8,
    main_stage: "diagonal_arrays",
    stages: &[Stage {
        name: "diagonal_arrays",
        idea: "a flag for each column, diagonal and anti-diagonal",
        source: "004 §4-5; 000; 001; 003, last program",
        n_in_a_second: 13,
        largest_n: Stage::ANY_N,
        tree: Tree::Rows,
        lists: true,
        traces: true,
        functions: functions!(diagonal_arrays::count),
    }],
    exercise: Some(checks::EXERCISE),
};
