//! The last two rows in closed form: no call, no placement, no loop.
//!
//! When two rows are left, so are two columns, and there are two ways to use them. Four bits tell
//! whether their squares are free, and if the columns lie as far apart as the rows, the two queens
//! attack each other either way. That saves the two lowest levels of the tree.
//! Source: beyond the documents; folklore.

use super::ahead::dead_ends::is_dead;
use super::look_ahead::PAYS;
use crate::chapters::chapter6::middle_lines::rest::{Row, sum_over_classes};
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 31.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    sum_over_classes(n, observer, |rest, observer| {
        fill(&rest.rows, rest.columns, 0, 0, observer)
    })
}

/// Fills `rows` from the first on. The diagonals are those that queens attack in the row above.
fn fill<O: Observer>(
    rows: &[Row],
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
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
    if let [last] = below {
        (0..4).for_each(|_| observer.look_mask());
        let solutions = last_two(free, last, columns, diagonals, anti_diagonals);
        (0..solutions).for_each(|_| observer.solution());
        return solutions;
    }

    let mut solutions = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg(); // the lowest set bit
        free ^= queen;

        let column = queen.trailing_zeros() as usize;
        observer.place(row.row, column);
        let columns = columns | queen;
        let (diagonals, anti_diagonals) = (diagonals | queen, anti_diagonals | queen);
        if PAYS.contains(&below.len()) {
            (0..4 * below.len()).for_each(|_| observer.look_mask());
            if is_dead(below, columns, diagonals, anti_diagonals) {
                observer.remove(row.row, column);
                continue;
            }
        }
        solutions += fill(below, columns, diagonals, anti_diagonals, observer);
        observer.remove(row.row, column);
    }
    solutions
}

/// The number of ways to fill the last two rows, 0, 1 or 2. `free` are the free squares of the upper
/// one; the diagonals are those that queens attack in it.
fn last_two(free: u32, last: &Row, columns: u32, diagonals: u32, anti_diagonals: u32) -> u64 {
    let left = !columns & columns.wrapping_add(1); // the lowest column left
    let right = !columns ^ left; // the other
    if right == left << last.step {
        return 0; // whichever queen is above attacks the other along a diagonal
    }
    let attacked = columns | diagonals << last.step | anti_diagonals >> last.step | last.blocked;
    let free_in_last = !attacked;
    let left_above = free & left != 0 && free_in_last & right != 0;
    let right_above = free & right != 0 && free_in_last & left != 0;
    u64::from(left_above) + u64::from(right_above)
}
// ANCHOR_END: count
