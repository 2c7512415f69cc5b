//! Chapter 2, One queen per row.

// The stages, in reading order.
pub mod row_jump;
pub mod row_by_row;
pub mod attack_map;
pub mod answer_array;
pub mod candidate_list;

// What the exercise asks for.
pub mod checks;

use crate::entry::{Chapter, Stage, Tree, functions};

/// Chapter 2's page of the catalogue.
pub const CHAPTER: Chapter = Chapter {
    number: 2,
    title: "One queen per row",
    default_n: 8,
    main_stage: "row_by_row",
    stages: &[
        Stage {
            name: "row_jump",
            idea: "after a queen, jump to the next row",
            source: "004 §2, first program",
            n_in_a_second: 10,
            largest_n: Stage::ANY_N,
            tree: Tree::RowJump,
            lists: true,
            traces: true,
            functions: functions!(row_jump::count),
        },
        Stage {
            name: "row_by_row",
            idea: "a call fills a row; walk the board for each candidate",
            source: "004 §2, second program",
            n_in_a_second: 13,
            largest_n: Stage::ANY_N,
            tree: Tree::Rows,
            lists: true,
            traces: true,
            functions: functions!(row_by_row::count),
        },
        Stage {
            name: "attack_map",
            idea: "mark what each queen attacks, on a copy of the map",
            source: "003, first program; 000",
            n_in_a_second: 13,
            largest_n: Stage::ANY_N,
            tree: Tree::Rows,
            lists: true,
            traces: true,
            functions: functions!(attack_map::count),
        },
        Stage {
            name: "answer_array",
            idea: "one column number per row, compared with a candidate",
            source: "002; 003, second program",
            n_in_a_second: 13,
            largest_n: Stage::ANY_N,
            tree: Tree::Rows,
            lists: true,
            traces: true,
            functions: functions!(answer_array::count),
        },
        Stage {
            name: "candidate_list",
            idea: "list all columns, strike out what each queen attacks",
            source: "002; 000",
            n_in_a_second: 13,
            largest_n: Stage::ANY_N,
            tree: Tree::Rows,
            lists: true,
            traces: true,
            functions: functions!(candidate_list::count),
        },
    ],
    exercise: Some(checks::EXERCISE),
};
