//! Chapter 9's exercise: do not compare halves that cannot fit. Try it before you read how
//! `busy_diagonals` does it.
//!
//! `cargo run -- check 9` checks this file, the only one to edit. `cargo run -- hint 9` helps.
//!
//! The two small functions below help to write `disjoint_pairs`: begin with them if you like. It is
//! done when `count`, which calls it, counts right with fewer looks than `half_boards`; the check
//! shows both numbers.

use std::process::ExitCode;

use nqueens::chapters::chapter9::half_boards;
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the pairs of a word of `west` and a word of `east` that share no bit, and does not look
/// at all pairs.
///
/// A word is the set of diagonals that the queens of a half stand on, a bit for each. If many
/// words of both lists have the same bit, many pairs clash there, and no look is needed to know it:
/// split both lists by that bit, and do not compare those that have it with those that have it.
///
/// Tell `observer.look_mask()` for each pair that you compare. Sorting the words into lists, and
/// finding out which diagonal is the busiest, is not told.
pub fn disjoint_pairs<O: Observer>(west: &[u128], east: &[u128], observer: &mut O) -> u64 {
    todo!()
}

/// How many pairs of a word of `west` and a word of `east` have both the bit of `diagonal`, a word
/// with a single bit. Do not form the pairs: two numbers are enough.
///
/// `busyness(&[0b011, 0b110, 0b010], &[0b010, 0b001], 0b010)` is 3.
pub fn busyness(west: &[u128], east: &[u128], diagonal: u128) -> u64 {
    todo!()
}

/// The words that have the bit of `diagonal`, and those that do not, each in the order in which
/// they stand in `words`.
///
/// `split(&[0b011, 0b100, 0b110], 0b010)` is `(vec![0b011, 0b110], vec![0b100])`.
pub fn split(words: &[u128], diagonal: u128) -> (Vec<u128>, Vec<u128>) {
    todo!()
}

/// Counts the solutions for `n` queens as `half_boards` does, but for the comparison. Leave it as
/// it is.
fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    half_boards::count_by(n, observer, disjoint_pairs)
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function(
            "busyness",
            |(west, east, diagonal): (Vec<u128>, Vec<u128>, u128)| busyness(&west, &east, diagonal),
        )
        .function("split", |(words, diagonal): (Vec<u128>, u128)| {
            split(&words, diagonal)
        })
        .run()
}
