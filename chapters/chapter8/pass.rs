//! One pass: each parent gets one child, the queen on its lowest free square.
//!
//! No branch depends on what is on a board, so none is mispredicted. A lane whose child is dead
//! computes it all the same; packing then leaves it out. Parents with squares left to try are packed
//! as well, back into their own batch: a later pass takes them up. So every lane has work in every
//! pass, however differently many children the parents have.
//!
//! An observer is told: a call for each placement that enters a batch, a queen placed for each child,
//! dead or not, and four mask words looked at for each row that this child is checked against. No
//! queen is taken back: what is dead is not copied on.

use super::batch::Batch;
use super::lanes::{Lanes, Word};
use crate::chapters::chapter6::rest::Row;
use crate::observer::Observer;

/// Expands the last `count` of `parents`, and puts those children behind `children` that may have
/// children in turn. `rows` are the rows to fill: the first is the parents', the second the
/// children's.
///
/// # Panics
///
/// If `rows` are fewer than two, or if the batches have no room.
#[inline(always)] // so that it is compiled for the vectors of whoever calls it
pub fn pass<L: Lanes, O: Observer>(
    parents: &mut Batch<L::Word>,
    children: &mut Batch<L::Word>,
    count: usize,
    rows: &[Row],
    observer: &mut O,
) {
    let (row, next) = (rows[0], rows[1]);
    let look = Look::at(rows);
    let all = L::splat(!L::Word::NONE);
    let nothing = L::splat(L::Word::NONE);
    let blocked = L::splat(L::Word::low_bits_of(next.blocked));

    parents.pad();
    let end = parents.len;
    let (mut last, mut last_child) = (end - count, children.len);
    for at in (end - count..end).step_by(L::LANES) {
        let columns = L::load(&parents.columns, at);
        let diagonals = L::load(&parents.diagonals, at);
        let anti_diagonals = L::load(&parents.anti_diagonals, at);
        let free = L::load(&parents.free, at);

        let queen = free.lowest();
        tell(queen, row, 1 + look.rows.len(), observer);
        let columns_below = columns.or(queen);
        let diagonals_below = diagonals.or(queen).up(next.step);
        let anti_diagonals_below = anti_diagonals.or(queen).down(next.step);
        let attacked = columns_below
            .or(diagonals_below)
            .or(anti_diagonals_below.or(blocked));

        let mut dropped = attacked.equal(all);
        let mut attacked_in_all = attacked;
        let (mut diagonals_ahead, mut anti_diagonals_ahead) =
            (diagonals_below, anti_diagonals_below);
        for row in look.rows {
            diagonals_ahead = diagonals_ahead.up(row.step);
            anti_diagonals_ahead = anti_diagonals_ahead.down(row.step);
            let blocked = L::splat(L::Word::low_bits_of(row.blocked));
            let attacked = columns_below
                .or(diagonals_ahead)
                .or(anti_diagonals_ahead.or(blocked));
            dropped = dropped.or(attacked.equal(all));
            attacked_in_all = attacked_in_all.and(attacked);
        }
        if look.at_columns {
            dropped = dropped.or(attacked_in_all.equal(columns_below).not());
        }

        let packing = L::packing(dropped);
        columns_below.store(packing, &mut children.columns, last_child);
        diagonals_below.store(packing, &mut children.diagonals, last_child);
        anti_diagonals_below.store(packing, &mut children.anti_diagonals, last_child);
        attacked
            .not()
            .store(packing, &mut children.free, last_child);
        last_child += L::kept(packing);

        let free = free.without_lowest();
        let packing = L::packing(free.equal(nothing));
        columns.store(packing, &mut parents.columns, last);
        diagonals.store(packing, &mut parents.diagonals, last);
        anti_diagonals.store(packing, &mut parents.anti_diagonals, last);
        free.store(packing, &mut parents.free, last);
        last += L::kept(packing);
    }
    (children.len..last_child).for_each(|_| observer.call());
    parents.len = last;
    children.len = last_child;
}

/// How far to look ahead.
struct Look<'a> {
    /// Each of these rows, below the children's, must have a free square.
    rows: &'a [Row],
    /// And together with the children's row, they must have one in every free column.
    at_columns: bool,
}

impl<'a> Look<'a> {
    fn at(rows: &'a [Row]) -> Self {
        let below = &rows[2..];
        match rows.len() {
            4..=6 => Look {
                rows: below,
                at_columns: true,
            },
            _ => Look {
                rows: &below[..below.len().min(1)],
                at_columns: false,
            },
        }
    }
}

/// Tells of the queens that are placed, for each of which so many rows are looked at: four mask words
/// each. With the silent observer, nothing of this is left.
#[inline(always)]
fn tell<L: Lanes, O: Observer>(queens: L, row: Row, looked_at: usize, observer: &mut O) {
    for queen in &queens.words()[..L::LANES] {
        if *queen != L::Word::NONE {
            observer.place(row.row, queen.lowest_index());
            (0..4 * looked_at).for_each(|_| observer.look_mask());
        }
    }
}
