//! What the search needs of a vector: the same operation on all of its lanes, and packing.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// No vector has more lanes.
pub const MOST_LANES: usize = 16;

/// A mask as a lane holds it, with at least as many bits as the board has columns.
pub trait Word:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No bit set.
    const NONE: Self;
    /// The low bits of `mask`.
    fn low_bits_of(mask: u32) -> Self;
    /// Minus the number that the bits spell, modulo the word's size.
    fn negated(self) -> Self;
    /// The index of the lowest set bit.
    fn lowest_index(self) -> usize;
}

impl Word for u16 {
    const NONE: Self = 0;

    fn low_bits_of(mask: u32) -> Self {
        mask as u16
    }

    fn negated(self) -> Self {
        self.wrapping_neg()
    }

    fn lowest_index(self) -> usize {
        self.trailing_zeros() as usize
    }
}

impl Word for u32 {
    const NONE: Self = 0;

    fn low_bits_of(mask: u32) -> Self {
        mask
    }

    fn negated(self) -> Self {
        self.wrapping_neg()
    }

    fn lowest_index(self) -> usize {
        self.trailing_zeros() as usize
    }
}

/// A vector of words: every lane does the same, each on its own word.
pub trait Lanes: Copy {
    /// What a lane holds.
    type Word: Word;
    /// Which lanes to keep, and where they go.
    type Packing: Copy;
    /// The number of lanes, at most [`MOST_LANES`].
    const LANES: usize;

    /// The same word in every lane.
    fn splat(word: Self::Word) -> Self;

    /// The words of `array` from `at` on.
    ///
    /// # Panics
    ///
    /// If there are fewer than a vector holds.
    fn load<const ROOM: usize>(array: &[Self::Word; ROOM], at: usize) -> Self;

    /// The words, lane 0 first. Behind the last lane there may be anything.
    fn words(self) -> [Self::Word; MOST_LANES];

    /// The bits that are set in either.
    fn or(self, other: Self) -> Self;
    /// The bits that are set in both.
    fn and(self, other: Self) -> Self;
    /// The bits that are not set.
    fn not(self) -> Self;
    /// The bits moved `step` columns up. `step` is less than the word's width.
    fn up(self, step: u32) -> Self;
    /// The bits moved `step` columns down. `step` is less than the word's width.
    fn down(self, step: u32) -> Self;
    /// The lowest set bit alone.
    fn lowest(self) -> Self;
    /// All set bits but the lowest.
    fn without_lowest(self) -> Self;
    /// In each lane, all bits if the two words are equal, and none if not.
    fn equal(self, other: Self) -> Self;

    /// Keeps the lanes in which `dropped` has no bit; in the others, it has all.
    fn packing(dropped: Self) -> Self::Packing;

    /// The number of lanes that are kept.
    fn kept(packing: Self::Packing) -> usize;

    /// Writes the kept lanes to `array` from `at` on, in order and without gaps. Behind them, up to
    /// a vector's width, anything may be written.
    ///
    /// # Panics
    ///
    /// If there is no room for a vector.
    fn store<const ROOM: usize>(
        self,
        packing: Self::Packing,
        array: &mut [Self::Word; ROOM],
        at: usize,
    );
}
