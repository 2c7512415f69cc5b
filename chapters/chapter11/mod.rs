//! Chapter 11, Many machines.

pub mod cutting;
pub mod sending;
pub mod work_units;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 11's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 11,
    title: "Many machines",
    default_n: 8,
    main_stage: "work_units",
    stages: &[Stage {
        name: "work_units",
        idea: "lines of text that any engine carries to any machine",
        source: "beyond the documents: NQueens@Home, 2007",
        n_in_a_second: 17,
        largest_n: super::chapter9::LARGEST_N,
        tree: Tree::Halves { growth: 6 },
        lists: false,
        traces: false,
        functions: functions!(work_units::count),
    }],
    exercise: None,
};
