//! Left and right exchanged, a solution is a solution: search half of the first row, count twice.
//!
//! The mirror image of a solution has its first queen in the mirrored column. So those with the
//! first queen in the left half and those with it in the right half are equally many. If N is odd,
//! the middle column is its own image: it is searched apart, and counted once. There, half of the
//! second row could be left out in turn; `eight_fold` does better.
//! Source: folklore.

use crate::chapters::chapter5::bitmasks;
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 31.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    if n == 0 {
        return bitmasks::count(n, observer);
    }
    let all_columns = (1 << n) - 1;
    let left_half = (1 << (n / 2)) - 1;
    let middle_column = if n % 2 == 1 { 1 << (n / 2) } else { 0 };
    observer.call(); // the empty board

    let mut with_first_queen_in = |first_columns: u32| {
        let mut solutions = 0;
        for column in (0..n).filter(|column| first_columns >> column & 1 == 1) {
            let queen = 1 << column;
            observer.place(0, column);
            solutions += bitmasks::fill(all_columns, queen, queen << 1, queen >> 1, observer);
            observer.remove(0, column);
        }
        solutions
    };
    2 * with_first_queen_in(left_half) + with_first_queen_in(middle_column)
}
// ANCHOR_END: count
