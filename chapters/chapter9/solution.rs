//! Chapter 9's exercise, solved.

use std::process::ExitCode;

use nqueens::chapters::chapter9::half_boards;
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the pairs of a word of `west` and a word of `east` that share no bit, and does not look
/// at all pairs.
pub fn disjoint_pairs<O: Observer>(west: &[u128], east: &[u128], observer: &mut O) -> u64 {
    let busiest = (0..u128::BITS)
        .map(|bit| 1 << bit)
        .max_by_key(|&diagonal| busyness(west, east, diagonal))
        .expect("a word has bits");

    let (west_with, west_without) = split(west, busiest);
    let (east_with, east_without) = split(east, busiest);
    // Those that have it clash with all others that have it.
    compare_all(&west_with, &east_without, observer)
        + compare_all(&west_without, &east_with, observer)
        + compare_all(&west_without, &east_without, observer)
}

fn compare_all<O: Observer>(west: &[u128], east: &[u128], observer: &mut O) -> u64 {
    let mut disjoint = 0;
    for west in west {
        for east in east {
            observer.look_mask();
            disjoint += u64::from(west & east == 0);
        }
    }
    disjoint
}

/// How many pairs of a word of `west` and a word of `east` have both the bit of `diagonal`.
pub fn busyness(west: &[u128], east: &[u128], diagonal: u128) -> u64 {
    let holders = |words: &[u128]| words.iter().filter(|&word| word & diagonal != 0).count();
    (holders(west) * holders(east)) as u64
}

/// The words that have the bit of `diagonal`, and those that do not.
pub fn split(words: &[u128], diagonal: u128) -> (Vec<u128>, Vec<u128>) {
    words.iter().partition(|&word| word & diagonal != 0)
}

/// Counts the solutions for `n` queens as `half_boards` does, but for the comparison.
fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    half_boards::count_by(n, observer, disjoint_pairs)
}

/// Hands the functions to the checker.
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
