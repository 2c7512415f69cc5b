//! Promise: the work of every stage is known exactly.
//!
//! - calls: nodes of the search tree, the root and the leaves counted; for `every_subset`, boards.
//! - looks: squares, flags, list entries and mask words read to decide whether a queen may stand;
//!   for `every_subset`, pairs of queens compared.
//! - placements and removals: queens put on the board and taken back.

mod support;

use std::fmt::Write;

use nqueens::catalogue;
use nqueens::entry::Tree;
use support::size;

#[test]
fn exact_tallies() {
    let mut table = format!(
        "{:<16} {:>2} {:>10} {:>10} {:>10}\n",
        "stage", "N", "calls", "looks", "placements"
    );
    for (_, stage) in catalogue::stages() {
        let by_cells = matches!(stage.tree, Tree::Subsets | Tree::Cells | Tree::RowJump);
        let largest_n = if by_cells { 8 } else { 10 };
        for n in 0..=largest_n.min(stage.n_in_a_second) {
            let tally = stage.tally(size(n));
            writeln!(
                table,
                "{:<16} {n:>2} {:>10} {:>10} {:>10}",
                stage.name, tally.calls, tally.looks, tally.placements
            )
            .unwrap();
        }
    }
    insta::assert_snapshot!("exact_tallies", table);
}

/// Except in batches: there nothing is undone, what is dead is not copied on.
#[test]
fn every_queen_placed_is_taken_back() {
    for (_, stage) in catalogue::stages().filter(|(chapter, _)| chapter.number != 8) {
        for n in 0..=8.min(stage.n_in_a_second) {
            let tally = stage.tally(size(n));
            assert_eq!(
                tally.placements, tally.removals,
                "{} at N = {n}",
                stage.name
            );
        }
    }
}

/// Published nowhere in this form, obtained by an independent program: the row-by-row tree.
#[test]
fn the_row_by_row_tree() {
    let calls = [
        17, 54, 153, 552, 2_057, 8_394, 35_539, 166_926, 856_189, 4_674_890,
    ];
    let (_, stage) = catalogue::stage("bitmasks").unwrap();
    for (n, calls) in (4..).zip(calls) {
        assert_eq!(stage.tally(size(n)).calls, calls, "N = {n}");
    }
}

/// The same for the trees whose calls are cells.
#[test]
fn the_cell_by_cell_trees() {
    let all_cells = [3, 15, 77, 448, 2_799, 18_628, 134_005];
    let row_jump = [3, 13, 60, 319, 1_877, 12_043, 83_398];
    for (name, tree) in [("cell_by_cell", all_cells), ("row_jump", row_jump)] {
        let (_, stage) = catalogue::stage(name).unwrap();
        for (n, calls) in (1..).zip(tree) {
            assert_eq!(stage.tally(size(n)).calls, calls, "{name} at N = {n}");
        }
    }
}

/// All stages that fill row by row walk the same tree: they differ in what a node costs.
#[test]
fn row_by_row_stages_share_one_tree() {
    for n in 0..=9 {
        let stages = catalogue::stages().filter(|(_, stage)| stage.tree == Tree::Rows);
        let mut calls: Vec<u64> = stages
            .map(|(_, stage)| stage.tally(size(n)).calls)
            .collect();
        calls.dedup();
        assert_eq!(calls.len(), 1, "N = {n}: {calls:?}");
    }
}
