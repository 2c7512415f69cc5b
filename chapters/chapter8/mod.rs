//! Chapter 8, Batches.

#[cfg(target_arch = "x86_64")]
mod avx2;
pub mod batch;
pub mod batches;
pub mod checks;
pub mod lanes;
pub mod pass;
pub mod placements;
pub mod search;
pub mod simd;

use crate::entry::Tree;
use crate::entry::{Chapter, Stage, functions};

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
