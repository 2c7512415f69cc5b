//! One pass: each parent gets one child, with a queen on the parent's lowest free square.
//!
//! No branch depends on what is on a board, so none is mispredicted. A lane whose child is dead
//! works all the same; packing leaves the child out. Parents with squares left to try are packed as
//! well, back into their own batch, and a later pass takes them up. So every lane has work in every
//! pass, however differently many children the parents have.
//!
//! ```text
//! parents   |done with|·····|·····|a vector|to come      children   |from before|new|····
//!                     ^ last: packed back to here                                   ^ last_child
//! ```
//!
//! Packing back never overtakes reading. Let `kept[i]` be how many of the i-th vector's parents are
//! packed back. When vector v has been read, from `at` on, and its parents are to be stored,
//!
//! ```text
//! last = first + kept[0] + … + kept[v - 1]  ≤  first + v × LANES = at
//! ```
//!
//! since `kept[i]` ≤ `LANES`. So the `LANES` words that are stored from `last` on, kept or of no
//! meaning, end at `at + LANES` at the latest: they lie where parents have been read.
//!
//! An observer is told of a call for each placement that enters a batch, of a queen placed for each
//! child, dead or not, and of four looks for each row that the child is checked against. No queen is
//! taken back: what is dead is not copied on.

use super::arrays::Batch;
use super::lanes::{Lanes, Word};
use super::placements::Placements;
use crate::chapters::chapter6::middle_lines::rest::Row;
use crate::chapters::chapter7::look_ahead::PAYS;
use crate::observer::Observer;

// ANCHOR: pass
/// Expands the last `count` of `parents`, and puts the children that may have children in turn behind
/// `children`. `rows` are the rows to fill: first the parents', then the children's.
///
/// # Panics
///
/// If `rows` are fewer than two, or if the batches have no room.
#[inline(always)] // so that it is compiled for the vectors of whoever calls it
pub fn pass<L: Lanes, O: Observer, const ROOM: usize>(
    parents: &mut Batch<L::Word, ROOM>,
    children: &mut Batch<L::Word, ROOM>,
    count: usize,
    rows: &[Row],
    observer: &mut O,
) {
    let (row, next) = (rows[0], rows[1]);
    let look = Look::at(rows);
    let none = L::splat(L::Word::NONE);

    parents.pad();
    let first = parents.len - count;
    let (mut last, mut last_child) = (first, children.len);
    for at in (first..parents.len).step_by(L::LANES) {
        let parent = Placements::<L>::load(parents, at);
        let free = L::load(&parents.free, at);
        let queen = free.lowest();
        tell(queen, row, 1 + look.rows.len(), observer);

        let child = parent.with(queen).seen_from(next);
        let attacked = child.attacked(next);
        let packing = L::packing(look.is_dead(child, attacked));
        child.store(packing, children, last_child);
        attacked
            .not()
            .store(packing, &mut children.free, last_child);
        last_child += L::kept(packing);

        let untried = free.without_lowest();
        let packing = L::packing(untried.equal(none));
        parent.store(packing, parents, last);
        untried.store(packing, &mut parents.free, last);
        last += L::kept(packing);
    }
    (children.len..last_child).for_each(|_| observer.call());
    parents.len = last;
    children.len = last_child;
}
// ANCHOR_END: pass

// ANCHOR: look
/// How far to look ahead from the children's row.
struct Look<'a> {
    /// Each of these rows, below the children's, must have a free square.
    rows: &'a [Row],
    /// Whether they are all the rows: then every free column must have a free square in one.
    at_columns: bool,
}

impl<'a> Look<'a> {
    /// With few rows left, at all of them; else at one more than the children's.
    fn at(rows: &'a [Row]) -> Self {
        let below = &rows[2..];
        let at_columns = PAYS.contains(&rows.len());
        let seen = if at_columns {
            below.len()
        } else {
            below.len().min(1)
        };
        Self {
            rows: &below[..seen],
            at_columns,
        }
    }

    /// All bits in the lanes whose child can have no completion. `attacked` is for its own row.
    #[inline(always)]
    fn is_dead<L: Lanes>(&self, child: Placements<L>, attacked: L) -> L {
        let all = L::splat(!L::Word::NONE);
        let mut dead = attacked.equal(all);
        let mut attacked_in_all = attacked;
        let mut seen = child;
        for &row in self.rows {
            seen = seen.seen_from(row);
            let attacked = seen.attacked(row);
            dead = dead.or(attacked.equal(all));
            attacked_in_all = attacked_in_all.and(attacked);
        }
        if self.at_columns {
            dead = dead.or(attacked_in_all.equal(child.columns).not());
        }
        dead
    }
}
// ANCHOR_END: look

/// Tells of the queens placed, so many rows being looked at for each. Nothing for the silent observer.
#[inline(always)]
fn tell<L: Lanes, O: Observer>(queens: L, row: Row, looked_at: usize, observer: &mut O) {
    for queen in &queens.words()[..L::LANES] {
        if *queen != L::Word::NONE {
            observer.place(row.row, queen.lowest_index());
            (0..4 * looked_at).for_each(|_| observer.look_mask());
        }
    }
}
