//! Drop a placement as soon as some row or column can get no queen any more.
//!
//! `eight_fold` notices that a row has no free square when it comes to that row. But all the queens
//! that attack it may stand long before, and whatever is tried in between is in vain. Looking at
//! all rows below costs more than a call, though. So it is done only where the rows are few, the
//! placements many, and most of them dead.
//! Source: beyond the documents; looking ahead is forward checking, Haralick and Elliott 1980.

use std::ops::RangeInclusive;

use super::ahead::dead_ends::is_dead;
use crate::chapters::chapter6::middle_lines::rest::{Row, sum_over_classes};
use crate::observer::Observer;

// ANCHOR: count
/// With so many rows left to fill, looking ahead at them saves more than it costs.
pub const PAYS: RangeInclusive<usize> = 4..=6;

/// Counts the solutions for `n` queens, `n` up to 31.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    count_looking_ahead_with(PAYS, n, observer)
}

/// The same, looking ahead when so many rows are left as `pays` has.
pub fn count_looking_ahead_with<O: Observer>(
    pays: RangeInclusive<usize>,
    n: usize,
    observer: &mut O,
) -> u64 {
    sum_over_classes(n, observer, |rest, observer| {
        fill(&rest.rows, rest.columns, 0, 0, &pays, observer)
    })
}

/// Fills `rows` from the first on. The diagonals are those that queens attack in the row above.
fn fill<O: Observer>(
    rows: &[Row],
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
    pays: &RangeInclusive<usize>,
    observer: &mut O,
) -> u64 {
    observer.call();
    let Some((row, below)) = rows.split_first() else {
        observer.solution();
        return 1;
    };

    (0..4).for_each(|_| observer.look_mask());
    let diagonals = diagonals << row.step;
    let anti_diagonals = anti_diagonals >> row.step;
    let mut free = !(columns | diagonals | anti_diagonals | row.blocked);

    let mut solutions = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg(); // the lowest set bit
        free ^= queen;

        let column = queen.trailing_zeros() as usize;
        observer.place(row.row, column);
        let columns = columns | queen;
        let (diagonals, anti_diagonals) = (diagonals | queen, anti_diagonals | queen);
        if pays.contains(&below.len()) {
            (0..4 * below.len()).for_each(|_| observer.look_mask());
            if is_dead(below, columns, diagonals, anti_diagonals) {
                observer.remove(row.row, column);
                continue;
            }
        }
        solutions += fill(below, columns, diagonals, anti_diagonals, pays, observer);
        observer.remove(row.row, column);
    }
    solutions
}
// ANCHOR_END: count
