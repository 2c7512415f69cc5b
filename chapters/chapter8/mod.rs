//! Chapter 8, Batches.

// The stages, in reading order.
pub mod batches;
pub mod simd;

// What they are made of.
pub mod batch;
#[cfg(target_arch = "x86_64")]
mod vectors;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 8's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 8,
    title: "Batches",
    default_n: 8,
    main_stage: "simd",
    stages: &[
        Stage {
            name: "batches",
            idea: "many placements side by side, no branch for any of them",
            source: "beyond the documents",
            n_in_a_second: 16,
            largest_n: Stage::ANY_N,
            tree: Tree::ClassesPruned,
            lists: false,
            traces: false,
            functions: functions!(batches::count),
        },
        Stage {
            name: "simd",
            idea: "the same with the processor's vectors",
            source: "beyond the documents",
            n_in_a_second: 17,
            largest_n: Stage::ANY_N,
            tree: Tree::ClassesPruned,
            lists: false,
            traces: false,
            functions: functions!(simd::count),
        },
    ],
    exercise: Some(checks::EXERCISE),
};
