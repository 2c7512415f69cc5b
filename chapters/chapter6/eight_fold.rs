//! All eight symmetries: complete one placement of each class on the middle lines.
//!
//! `mirror` halves the work. Turning the board as well could divide it by eight, but solutions are
//! not told apart by where their first queen stands. `classes` does it with the middle lines. They
//! come first also because a queen there attacks the most squares: the tree gets thinner than an
//! eighth. The other rows are filled from the top, as in `bitmasks`, with one more mask: what the
//! class's queens attack in the row, worked out once.
//! Source: the middle lines first are this book's; unique solutions times their images, folklore.

use super::middle_lines::rest::{Row, sum_over_classes};
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 31.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    sum_over_classes(n, observer, |rest, observer| {
        fill(&rest.rows, rest.columns, 0, 0, observer)
    })
}

/// Fills `rows` from the first on. The diagonals are those that queens attack in the row
/// filled last.
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

    let mut solutions = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg(); // the lowest set bit
        free ^= queen;

        let column = queen.trailing_zeros() as usize;
        observer.place(row.row, column);
        solutions += fill(
            below,
            columns | queen,
            diagonals | queen,
            anti_diagonals | queen,
            observer,
        );
        observer.remove(row.row, column);
    }
    solutions
}
// ANCHOR_END: count
