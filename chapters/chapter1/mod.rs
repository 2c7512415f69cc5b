//! Chapter 1, Every cell: 2^(N²) choices.

// The stages, in reading order.
pub mod every_subset;
pub mod cell_by_cell;

// What they are made of.
pub mod board;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 1's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 1,
    title: "Every cell, 2^(N²)",
    default_n: 5,
    main_stage: "cell_by_cell",
    stages: &[
        Stage {
            name: "every_subset",
            idea: "look at all 2^(N²) boards, prune nothing",
            source: "004 §1",
            n_in_a_second: 5,
            largest_n: every_subset::LARGEST_N,
            tree: Tree::Subsets,
            lists: true,
            traces: true,
            functions: functions!(every_subset::count),
        },
        Stage {
            name: "cell_by_cell",
            idea: "place or leave each cell, check the board",
            source: "004 §1",
            n_in_a_second: 10,
            largest_n: Stage::ANY_N,
            tree: Tree::Cells,
            lists: true,
            traces: true,
            functions: functions!(cell_by_cell::count),
        },
    ],
    exercise: Some(checks::EXERCISE),
};
