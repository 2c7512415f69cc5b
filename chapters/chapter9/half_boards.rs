//! Two half boards, joined: a solution is a west half and an east half that share no diagonal.
//!
//! `bitmasks` walks to every solution, and to every dead end, row by row. Here neither half
//! knows of the other: each is filled on its own, and a filling of one half is all that a
//! thousand fillings of the other need to be compared with. Columns cannot clash, since the cut
//! runs between two columns. Rows cannot clash, since the rows are dealt out beforehand. Only
//! diagonals are left, and two sets of diagonals are compared by one AND.
//!
//! Cost: for N = 12 hardly fewer calls than `bitmasks` makes, and some three pairs of fillings for
//! each of them; but a pair costs an AND and a comparison.
//! Source: meet in the middle is Horowitz and Sahni's, 1974, for subset sums.

use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 31.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    count_by(n, observer, disjoint_pairs)
}

/// Compares every filling of the west with every filling of the east.
fn disjoint_pairs<O: Observer>(west: &[u128], east: &[u128], observer: &mut O) -> u64 {
    let mut disjoint = 0;
    for west_diagonals in west {
        for east_diagonals in east {
            observer.look_mask();
            disjoint += u64::from(west_diagonals & east_diagonals == 0);
        }
    }
    disjoint
}

/// Deals the rows in all ways, fills both halves, and sums up what `disjoint_pairs` counts: the
/// pairs of a west and an east filling that share no diagonal.
pub fn count_by<O: Observer>(
    n: usize,
    observer: &mut O,
    disjoint_pairs: impl Fn(&[u128], &[u128], &mut O) -> u64,
) -> u64 {
    let all_rows = (1 << n) - 1;
    let west = 0..n / 2;
    let east = n / 2..n;

    let mut solutions = 0;
    for west_rows in 0_u32..=all_rows {
        if west_rows.count_ones() as usize != west.len() {
            continue;
        }
        let mut west_fillings = Vec::new();
        fill(west.clone(), west_rows, 0, &mut west_fillings, observer);
        if west_fillings.is_empty() {
            continue;
        }
        let mut east_fillings = Vec::new();
        let east_rows = all_rows & !west_rows;
        fill(east.clone(), east_rows, 0, &mut east_fillings, observer);

        solutions += disjoint_pairs(&west_fillings, &east_fillings, observer);
    }
    solutions
}
// ANCHOR_END: count

// ANCHOR: fill
/// Fills `columns`, west to east, with a queen on each of `rows`; pushes the diagonals that the
/// queens of each filling stand on. `taken` holds the diagonals of the queens so far.
fn fill<O: Observer>(
    mut columns: std::ops::Range<usize>,
    rows: u32,
    taken: u128,
    fillings: &mut Vec<u128>,
    observer: &mut O,
) {
    observer.call();
    let Some(column) = columns.next() else {
        fillings.push(taken);
        return;
    };
    let mut rows_left = rows;
    while rows_left != 0 {
        let row = rows_left.trailing_zeros() as usize;
        rows_left &= rows_left - 1;

        observer.look(row, column);
        let diagonals = diagonals_through(row, column);
        if taken & diagonals == 0 {
            observer.place(row, column);
            let rows = rows & !(1 << row);
            fill(columns.clone(), rows, taken | diagonals, fillings, observer);
            observer.remove(row, column);
        }
    }
}

/// The diagonal (low half of the word) and the anti-diagonal (high half) through a square.
fn diagonals_through(row: usize, column: usize) -> u128 {
    1 << (row + 31 - column) | 1 << (64 + row + column)
}
// ANCHOR_END: fill
