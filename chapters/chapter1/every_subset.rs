//! Every square holds a queen or does not: look at all 2^(N²) boards, and prune nothing.
//!
//! A call is one board. 4 rows have 16 squares and 2^16 = 65,536 boards; 8 rows have 2^64.
//! Source: document 004 §1, which starts from this count.

use crate::board::placement::Square;
use crate::observer::Observer;

/// The largest N whose N² squares fit the 64 bits of a subset.
pub const LARGEST_N: usize = 8;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to [`LARGEST_N`].
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let squares = (n * n) as u32;
    // The last subset, not the number of subsets: at N = 8 that number, 2^64, would overflow.
    let last_subset = u64::MAX.checked_shr(64 - squares).unwrap_or(0);

    let mut solutions = 0;
    for subset in 0..=last_subset {
        observer.call();
        if subset.count_ones() as usize == n {
            solutions += check_board(&queens_of(n, subset), observer);
        }
    }
    solutions
}
// ANCHOR_END: count

// ANCHOR: check_board
/// 1 if no two of the `queens` attack each other, 0 if two do.
fn check_board<O: Observer>(queens: &[Square], observer: &mut O) -> u64 {
    for queen in queens {
        observer.place(queen.row, queen.column);
    }

    let mut is_solution = true;
    for (index, queen) in queens.iter().enumerate() {
        for earlier in &queens[..index] {
            observer.look(queen.row, queen.column);
            is_solution &= queen.attacks(*earlier).is_none();
        }
    }
    if is_solution {
        observer.solution();
    }

    for queen in queens.iter().rev() {
        observer.remove(queen.row, queen.column);
    }
    u64::from(is_solution)
}
// ANCHOR_END: check_board

// ANCHOR: queens_of
/// The squares whose bit is set, row by row. The bottom row has the lowest bits, so that counting
/// up meets the solutions in lexicographic order.
fn queens_of(n: usize, subset: u64) -> Vec<Square> {
    let has_queen = |square: &Square| subset >> ((n - 1 - square.row) * n + square.column) & 1 == 1;
    (0..n)
        .flat_map(|row| (0..n).map(move |column| Square { row, column }))
        .filter(has_queen)
        .collect()
}
// ANCHOR_END: queens_of
