//! Partial placements side by side in arrays, expanded without a branch.
//!
//! A node of the stages before costs some 8 ns, and most of that is not arithmetic: how many free
//! squares a row has cannot be guessed, and each wrong guess of the processor throws away what it
//! had begun. Here a pass does the same for hundreds of placements, whatever is on their boards.
//! It is plain Rust: the compiler turns loops over arrays into vectors; packing goes lane by lane.
//! Source: beyond the documents; the packing is known as stream compaction.

use super::batch::arrays::ROOM;
use super::batch::lanes::{Lanes, MOST_LANES, Word};
use super::batch::pass::pass;
use super::batch::search::search;
use crate::observer::Observer;

/// Counts the solutions for `n` queens, `n` up to 31.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    count_with_room::<O, ROOM>(n, observer)
}

/// The same, with so much room in a batch.
pub fn count_with_room<O: Observer, const ROOM: usize>(n: usize, observer: &mut O) -> u64 {
    if n <= 16 {
        search(n, pass::<Portable<u16>, O, ROOM>, observer)
    } else {
        search(n, pass::<Portable<u32>, O, ROOM>, observer)
    }
}

// ANCHOR: lanes
/// As many lanes of 16 bits fill the vectors that every x86-64 processor has.
const LANES: usize = 8;

/// An array as a vector.
#[derive(Clone, Copy)]
pub struct Portable<W>([W; LANES]);

impl<W: Word> Portable<W> {
    fn map(self, operation: impl Fn(W) -> W) -> Self {
        Self(self.0.map(operation))
    }

    fn zip(self, other: Self, operation: impl Fn(W, W) -> W) -> Self {
        Self(std::array::from_fn(|lane| {
            operation(self.0[lane], other.0[lane])
        }))
    }
}

/// Where each lane goes, counted from where the first kept one goes, and how many are kept. A lane
/// that is dropped goes where the next kept one will overwrite it.
#[derive(Clone, Copy)]
pub struct Packing {
    places: [u8; LANES],
    kept: usize,
}

impl<W: Word> Lanes for Portable<W> {
    type Word = W;
    type Packing = Packing;
    const LANES: usize = LANES;

    fn splat(word: W) -> Self {
        Self([word; LANES])
    }

    fn load<const ROOM: usize>(array: &[W; ROOM], at: usize) -> Self {
        let words = &array[at..at + LANES];
        Self(words.try_into().expect("the slice is as long"))
    }

    fn words(self) -> [W; MOST_LANES] {
        let mut words = [W::NONE; MOST_LANES];
        words[..LANES].copy_from_slice(&self.0);
        words
    }

    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    fn not(self) -> Self {
        self.map(|a| !a)
    }

    fn up(self, step: u32) -> Self {
        self.map(|a| a << step)
    }

    fn down(self, step: u32) -> Self {
        self.map(|a| a >> step)
    }

    fn lowest(self) -> Self {
        self.map(|a| a & a.negated())
    }

    fn without_lowest(self) -> Self {
        self.map(|a| a & !(a & a.negated()))
    }

    fn equal(self, other: Self) -> Self {
        self.zip(other, |a, b| if a == b { !W::NONE } else { W::NONE })
    }

    fn packing(dropped: Self) -> Packing {
        let mut kept = 0;
        let places = dropped.0.map(|dropped| {
            let place = kept as u8;
            kept += usize::from(dropped == W::NONE);
            place
        });
        Packing { places, kept }
    }

    fn kept(packing: Packing) -> usize {
        packing.kept
    }

    fn store<const ROOM: usize>(self, packing: Packing, array: &mut [W; ROOM], at: usize) {
        let room = &mut array[at..at + LANES];
        for (word, place) in self.0.into_iter().zip(packing.places) {
            room[usize::from(place) % LANES] = word;
        }
    }
}
// ANCHOR_END: lanes
