//! Chapter 5, Bitmasks.

// The stage.
pub mod bitmasks;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 5's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 5,
    title: "Bitmasks",
    default_n: 8,
    main_stage: "bitmasks",
    stages: &[Stage {
        name: "bitmasks",
        idea: "three masks, shifted from row to row",
        source: "beyond the documents; Richards 1997, Qiu 2002",
        n_in_a_second: 14,
        largest_n: Stage::ANY_N,
        tree: Tree::Rows,
        lists: true,
        traces: true,
        functions: functions!(bitmasks::count),
    }],
    exercise: Some(checks::EXERCISE),
};
