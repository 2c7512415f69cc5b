//! Chapter 10, Every core.

pub mod static_split;
pub mod threads;

use super::chapter9::{LARGEST_N, eight_flags};
use crate::entry::Tree;
use crate::entry::{Chapter, Functions, Stage};

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
            functions: one_by_one_if_observed(static_split::count),
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
            functions: one_by_one_if_observed(threads::count),
        },
    ],
    exercise: None,
};

/// An observer watches one thing at a time: it is told of the same deals, one after the other.
pub const fn one_by_one_if_observed(count: fn(usize) -> u64) -> Functions {
    Functions {
        silent: count,
        observed: |n, mut observer| eight_flags::count(n, &mut observer),
    }
}
