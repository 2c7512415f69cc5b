//! One word compared with 256 at once, by four look-ups.
//!
//! `busy_diagonals` still compares word with word. Here one half's words stand in blocks of 256,
//! turned so that a bit of each stands side by side (see `comparing/block.rs`). A word of
//! the other half is then a recipe: its four bytes pick four entries of the block's tables, and
//! their AND has a bit for every word of the block that it does not clash with.
//!
//! Cost: four reads for 256 pairs. Making a block costs as much as many comparisons with it, so it
//! pays for long lists.
//! Source: bit-slicing is Eli Biham's, 1997; the tables are the "four Russians'", 1970; Kluev's
//! program, 2022, has both.

use super::comparing::slices::Slices;
use super::quarters::count_by;
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 22.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    count_by(n, busy_diagonals(n), observer, Slices::new)
}

/// How many diagonals split the halves for `n` queens, by measurement: as many as leave buckets
/// that fill some blocks.
pub fn busy_diagonals(n: usize) -> usize {
    match n {
        ..=16 => 0,
        _ => n - 14,
    }
}
// ANCHOR_END: count
