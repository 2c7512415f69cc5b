//! Chapter 6, Symmetry.

// The stages, in reading order.
pub mod mirror;
pub mod eight_fold;

// What they are made of.
pub mod images;
pub mod middle_lines;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 6's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 6,
    title: "Symmetry",
    default_n: 8,
    main_stage: "eight_fold",
    stages: &[
        Stage {
            name: "mirror",
            idea: "half of the first row, times two",
            source: "beyond the documents; folklore",
            n_in_a_second: 15,
            largest_n: Stage::ANY_N,
            tree: Tree::HalfOfFirstRow,
            lists: false,
            traces: false,
            functions: functions!(mirror::count),
        },
        Stage {
            name: "eight_fold",
            idea: "the middle lines first, one of each class of images",
            source: "beyond the documents",
            n_in_a_second: 16,
            largest_n: Stage::ANY_N,
            tree: Tree::Classes,
            lists: false,
            traces: false,
            functions: functions!(eight_fold::count),
        },
    ],
    exercise: Some(checks::EXERCISE),
};
