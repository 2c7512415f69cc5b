//! A whole row in one word: bit `c` says whether a queen above attacks column `c`.
//!
//! `diagonal_arrays` asks for each column in turn, and most are attacked. Three words hold the
//! answers for all columns of a row; one OR joins them, and only free columns are ever visited.
//! From a row to the next, what queens attack along diagonals moves by one column: one shift.
//! Nothing is undone, since each call has its own three words.
//! Source: the technique is folklore; Qiu Zongyan described it in 2002, Martin Richards in 1997.

use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 31.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let all_columns = (1 << n) - 1;
    fill(all_columns, 0, 0, 0, observer)
}

/// Fills the first empty row and all below it. The masks hold the columns of that row which the
/// queens above attack: along the column, along diagonals (down to the right), and along
/// anti-diagonals (down to the left).
pub fn fill<O: Observer>(
    all_columns: u32,
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
    observer: &mut O,
) -> u64 {
    observer.call();
    if columns == all_columns {
        observer.solution();
        return 1;
    }

    (0..3).for_each(|_| observer.look_mask());
    let mut free = all_columns & !(columns | diagonals | anti_diagonals);

    let mut solutions = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg(); // the lowest set bit
        free ^= queen;

        let (row, column) = (columns.count_ones(), queen.trailing_zeros());
        observer.place(row as usize, column as usize);
        solutions += fill(
            all_columns,
            columns | queen,
            (diagonals | queen) << 1,
            (anti_diagonals | queen) >> 1,
            observer,
        );
        observer.remove(row as usize, column as usize);
    }
    solutions
}
// ANCHOR_END: count
