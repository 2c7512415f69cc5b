//! Each half joined from two quarters, and the quarters made only once.
//!
//! `half_boards` fills each half anew for every set of rows, queen by queen. But a half is a
//! northern and a southern quarter, and a quarter has few fillings, over all sets of rows and
//! columns. They are made once and kept by their rows and columns. A
//! filling of a half is then two words, of quarters whose columns complement each other, that
//! share no diagonal.
//!
//! Cost: the search becomes nothing; the pairs of halves are as many as before.
//! What an observer of this and the later stages is told: a call, a placement and a removal for
//! every node of the search that fills the corners, the only search there is; a look for every
//! word read to decide something: the free columns of a row, a pair of words compared, an entry
//! of a table that answers for 256 pairs. No solution is met one by one.
//! Source: E. Kluev's N-Queens-Count-Sol, 2022, cuts the board so.

use super::filling::frame::Frame;
use super::filling::halves::{Halves, Rows, Words};
use super::filling::layout::BitLayout;
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 22.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    count_by(n, 0, observer, |_| AllPairs)
}

/// Counts the solutions for `n` queens, whatever way the halves are compared, with so many busy
/// diagonals.
pub fn count_by<O: Observer, M: Match>(
    n: usize,
    busy: usize,
    observer: &mut O,
    matcher: impl Fn(&BitLayout) -> M,
) -> u64 {
    let mut solutions = 0;
    for frame in Frame::all(n) {
        let layout = BitLayout::new(&frame, busy);
        let halves = Halves::new(&frame, &layout, observer);
        let mut matcher = matcher(&layout);
        let mut west = Words::default();
        let mut east = Words::default();

        let sets = || 0..1_u32 << frame.side;
        let of_size = |size| sets().filter(move |set| set.count_ones() == size);
        for north in sets() {
            for south in of_size(north.count_ones()) {
                west.clear();
                east.clear();
                for columns in of_size(north.count_ones()) {
                    halves.west(Rows { north, south }, columns, &mut west, observer);
                    halves.east(Rows { north, south }, columns, &mut east, observer);
                }
                let pairs = matcher.count(west.as_slice(), east.as_slice(), observer);
                solutions += frame.images() * pairs;
            }
        }
    }
    solutions
}
// ANCHOR_END: count

/// Counts the pairs of words, one of each half, that share no diagonal.
pub trait Match {
    /// How many pairs are disjoint.
    fn count<O: Observer>(&mut self, west: &[u64], east: &[u64], observer: &mut O) -> u64;
}

/// Compares every word with every other.
struct AllPairs;

impl Match for AllPairs {
    fn count<O: Observer>(&mut self, west: &[u64], east: &[u64], observer: &mut O) -> u64 {
        let mut disjoint = 0;
        for west in west {
            for east in east {
                observer.look_mask();
                disjoint += u64::from(west & east == 0);
            }
        }
        disjoint
    }
}
