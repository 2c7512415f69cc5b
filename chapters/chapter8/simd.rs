//! The same batches in the machine's own vectors, where it has them.
//!
//! The compiler may use no instruction that some x86-64 processor lacks, and knows none for packing.
//! With AVX2 a vector has 16 lanes of 16 bits, and one shuffle packs eight of them, in an order
//! looked up in a table. Whether the processor has AVX2 is asked when the program runs; where not,
//! `batches` does the work.
//! Source: beyond the documents; compaction by a table of shuffles is folklore.

use super::batch::arrays::ROOM;
#[cfg(target_arch = "x86_64")]
use super::batch::search::search;
use super::batches;
#[cfg(target_arch = "x86_64")]
use super::vectors::passes::passes;
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 31.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    count_with_room::<O, ROOM>(n, observer)
}

/// The same, with so much room in a batch.
pub fn count_with_room<O: Observer, const ROOM: usize>(n: usize, observer: &mut O) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if let Some(passes) = passes::<O, ROOM>() {
        return if n <= 16 {
            search(n, passes.of_16_lanes, observer)
        } else {
            search(n, passes.of_8_lanes, observer)
        };
    }
    batches::count_with_room::<O, ROOM>(n, observer)
}
// ANCHOR_END: count

#[cfg(test)]
mod tests {
    use super::*;
    use crate::observer::Tally;

    #[test]
    fn simd_does_what_batches_do() {
        for n in 0..=if cfg!(miri) { 5 } else { 9 } {
            let (mut portable, mut vectors) = (Tally::default(), Tally::default());
            let solutions = batches::count(n, &mut portable);
            assert_eq!(count(n, &mut vectors), solutions, "N = {n}");
            assert_eq!(vectors, portable, "N = {n}");
        }
    }
}
