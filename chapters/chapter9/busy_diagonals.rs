//! Halves split by their busiest diagonals, so that most pairs are never compared.
//!
//! `quarters` compares every two halves, though nearly all pairs clash, and many of them on the
//! same few diagonals: those through the middle of the board run through many squares of both
//! halves. Here each half's fillings are sorted into buckets by the busiest diagonals that they
//! hold. Two buckets that hold the same one are not compared at all.
//!
//! Cost: sorting takes one pass; fewer than half of the pairs are left.
//! Source: Kluev's program, 2022, calls it a sieve.

use super::comparing::buckets::Buckets;
use super::filling::layout::BitLayout;
use super::quarters::{Match, count_by};
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 22.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    count_by(n, BUSY, observer, BucketPairs::new)
}

/// How many diagonals split the halves: with each more, fewer pairs are left, but more and shorter lists.
const BUSY: usize = 4;

/// Compares every word with those of every bucket that may hold a disjoint one.
struct BucketPairs {
    west: Buckets,
    east: Buckets,
}

impl BucketPairs {
    fn new(layout: &BitLayout) -> Self {
        Self {
            west: Buckets::new(layout.busy),
            east: Buckets::new(layout.busy),
        }
    }
}

impl Match for BucketPairs {
    fn count<O: Observer>(&mut self, west: &[u64], east: &[u64], observer: &mut O) -> u64 {
        self.west.fill(west);
        self.east.fill(east);

        let mut disjoint = 0;
        for (west_number, west_words) in self.west.iter().enumerate() {
            for (east_number, east_words) in self.east.iter().enumerate() {
                if west_number & east_number != 0 {
                    continue;
                }
                for west in west_words {
                    for east in east_words {
                        observer.look_mask();
                        disjoint += u64::from(west & east == 0);
                    }
                }
            }
        }
        disjoint
    }
}
// ANCHOR_END: count
