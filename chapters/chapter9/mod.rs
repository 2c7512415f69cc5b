//! Chapter 9, Meet in the middle.

// The stages, in reading order.
pub mod half_boards;
pub mod quarters;
pub mod busy_diagonals;
pub mod bit_slices;
pub mod eight_flags;

// What they are made of.
pub mod filling;
mod comparing;
pub mod dealing;
mod vectors;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 9's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 9,
    title: "Meet in the middle",
    default_n: 8,
    main_stage: "eight_flags",
    stages: &[
        Stage {
            name: "half_boards",
            idea: "fill two half boards apart, compare every two fillings",
            source: "beyond the documents: Horowitz and Sahni, 1974",
            n_in_a_second: 14,
            largest_n: Stage::ANY_N,
            tree: Tree::Halves { growth: 8 },
            lists: false,
            traces: false,
            functions: functions!(half_boards::count),
        },
        Stage {
            name: "quarters",
            idea: "join each half from quarters that are filled once",
            source: "beyond the documents: E. Kluev, 2022",
            n_in_a_second: 15,
            largest_n: LARGEST_N,
            tree: Tree::Halves { growth: 8 },
            lists: false,
            traces: false,
            functions: functions!(quarters::count),
        },
        Stage {
            name: "busy_diagonals",
            idea: "never compare halves that share a busy diagonal",
            source: "beyond the documents: E. Kluev, 2022",
            n_in_a_second: 15,
            largest_n: LARGEST_N,
            tree: Tree::Halves { growth: 8 },
            lists: false,
            traces: false,
            functions: functions!(busy_diagonals::count),
        },
        Stage {
            name: "bit_slices",
            idea: "compare a half with 256 others by four reads",
            source: "beyond the documents: E. Kluev, 2022",
            n_in_a_second: 17,
            largest_n: LARGEST_N,
            tree: Tree::Halves { growth: 7 },
            lists: false,
            traces: false,
            functions: functions!(bit_slices::count),
        },
        Stage {
            name: "eight_flags",
            idea: "make only halves that a leading flag allows",
            source: "beyond the documents",
            n_in_a_second: 17,
            largest_n: LARGEST_N,
            tree: Tree::Halves { growth: 6 },
            lists: false,
            traces: false,
            functions: functions!(eight_flags::count),
        },
    ],
    exercise: Some(checks::EXERCISE),
};

/// Words of 64 bits would hold the diagonals of a board of 24; but from 23 on the quarters' lists
/// are larger than most memories.
pub const LARGEST_N: usize = 22;
