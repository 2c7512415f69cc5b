//! Chapter 10, Every core.

pub mod static_split;
pub mod threads;

use super::chapter9::LARGEST_N;
use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 10's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 10,
    title: "Every core",
    default_n: 8,
    main_stage: "threads",
    stages: &[
        Stage {
            name: "static_split",
            idea: "as many of chapter 9's deals for each core",
            source: "beyond the documents",
            n_in_a_second: 17,
            largest_n: LARGEST_N,
            tree: Tree::Halves { growth: 6 },
            lists: false,
            traces: false,
            functions: functions!(static_split::count),
        },
        Stage {
            name: "threads",
            idea: "the next deal for whichever core is free",
            source: "beyond the documents: Blumofe and Leiserson, 1999",
            n_in_a_second: 17,
            largest_n: LARGEST_N,
            tree: Tree::Halves { growth: 6 },
            lists: false,
            traces: false,
            functions: functions!(threads::count),
        },
    ],
    exercise: None,
};
