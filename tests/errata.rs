//! Promise: where a document slips, the slip is known, and what it does is shown.
//!
//! The documents are the five that chapters 1 to 5 are built on: 000, 001, 002, 003 and 004. Each
//! program is typed in here as it is printed there, with the document's names, and what it counts
//! is held beside the right number. Nothing of it is used elsewhere.

#[path = "errata/board_check.rs"]
mod board_check;
#[path = "errata/cells.rs"]
mod cells;
#[path = "errata/costs.rs"]
mod costs;
#[path = "support/count_table.rs"]
mod count_table;
#[path = "errata/names.rs"]
mod names;
#[path = "errata/north_west_ray.rs"]
mod north_west_ray;
#[path = "errata/rows.rs"]
mod rows;
#[path = "errata/rules_in_words.rs"]
mod rules_in_words;
#[path = "errata/walk.rs"]
mod walk;
