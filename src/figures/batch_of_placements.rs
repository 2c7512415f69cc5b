//! A real batch of chapter 8 before and after one pass, lane by lane.

use crate::chapters::chapter6::middle_lines::classes::Class;
use crate::chapters::chapter6::middle_lines::rest::{Rest, Row};
use crate::chapters::chapter8::batch::arrays::{Batch, ROOM};
use crate::chapters::chapter8::batch::lanes::Lanes;
use crate::chapters::chapter8::batch::pass::pass;
use crate::chapters::chapter8::batch::placements::Placements;
use crate::chapters::chapter8::batches::Portable;
use crate::observer::Silent;

/// The side of the board.
pub const N: usize = 7;
/// How many queens a parent has.
pub const QUEENS: usize = 3;
/// Where the parents begin that the pass expands: some have one free square, some more.
const FIRST: usize = 5;
/// The lanes of a vector, as `batches` has them.
pub const LANES: usize = Portable::<u16>::LANES;

/// One entry of a batch: columns, diagonals, anti-diagonals, free.
pub type Entry = [u16; 4];

/// A vector of parents, and what a pass makes of it.
pub struct Step {
    /// The parents before the pass.
    pub parents: Vec<Entry>,
    /// The child of each parent, dead or not, `free` for its own row.
    pub children: Vec<Entry>,
    /// Behind the children's batch: the living.
    pub living: Vec<Entry>,
    /// The parents' batch after the pass: those with squares left to try.
    pub left: Vec<Entry>,
}

impl Step {
    /// A pass over placements of [`QUEENS`] queens, of which a vector's width is taken.
    pub fn after_queens() -> Self {
        let rows = rows();
        let mut parents = first_placements(&rows);
        let rows = &rows[QUEENS..];
        let before = from_first(&parents);
        let children = children(&parents, rows);
        let mut living = Batch::empty();
        expand(&mut parents, &mut living, LANES, rows);
        Self {
            parents: before,
            children,
            living: entries(&living),
            left: from_first(&parents),
        }
    }
}

/// The rows of an empty board.
fn rows() -> Vec<Row> {
    let empty_board = Class {
        queens: Vec::new(),
        weight: 1,
    };
    Rest::new(N, &empty_board).rows
}

/// Placements with a queen in each of the first rows: a vector's width behind [`FIRST`] others.
fn first_placements(rows: &[Row]) -> Batch<u16, ROOM> {
    let off_board = !0 << N;
    let mut batch = Batch::empty();
    batch.push(off_board, !off_board);
    for row in 0..QUEENS {
        let mut below = Batch::empty();
        while batch.len > 0 {
            let count = batch.len;
            expand(&mut batch, &mut below, count, &rows[row..]);
        }
        batch = below;
    }
    batch.len = FIRST + LANES;
    batch
}

fn expand(
    parents: &mut Batch<u16, ROOM>,
    children: &mut Batch<u16, ROOM>,
    count: usize,
    rows: &[Row],
) {
    pass::<Portable<u16>, Silent, ROOM>(parents, children, count, rows, &mut Silent);
}

/// What the pass makes before it packs: each parent's child.
fn children(parents: &Batch<u16, ROOM>, rows: &[Row]) -> Vec<Entry> {
    let free = Portable::load(&parents.free, FIRST);
    let child = Placements::<Portable<u16>>::load(parents, FIRST);
    let child = child.with(free.lowest()).seen_from(rows[1]);
    let words = [
        child.columns,
        child.diagonals,
        child.anti_diagonals,
        child.attacked(rows[1]).not(),
    ];
    let words = words.map(Lanes::words);
    let entry = |lane: usize| words.map(|words| words[lane]);
    (0..LANES).map(entry).collect()
}

fn entries(batch: &Batch<u16, ROOM>) -> Vec<Entry> {
    let arrays = [
        &batch.columns,
        &batch.diagonals,
        &batch.anti_diagonals,
        &batch.free,
    ];
    let entry = |index: usize| arrays.map(|array| array[index]);
    (0..batch.len).map(entry).collect()
}

fn from_first(batch: &Batch<u16, ROOM>) -> Vec<Entry> {
    entries(batch).split_off(FIRST)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture has something to show of each kind, and it is packed in order.
    #[test]
    fn some_children_are_dead_and_some_parents_done_with() {
        let step = Step::after_queens();
        assert_eq!((step.parents.len(), step.children.len()), (LANES, LANES));
        assert!(!step.living.is_empty() && step.living.len() < LANES);
        assert!(!step.left.is_empty() && step.left.len() < LANES);
        let mut children = step.children.iter();
        assert!(
            step.living
                .iter()
                .all(|entry| children.any(|child| child == entry))
        );
        let with_more = step
            .parents
            .iter()
            .filter(|parent| parent[3].count_ones() > 1);
        assert_eq!(with_more.count(), step.left.len());
    }
}
