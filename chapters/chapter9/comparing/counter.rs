//! Counting the bits of many sets with few counting instructions.

use super::bitset::{self, Bitset};

/// A sum of the bits of many sets.
///
/// Each of the 256 bits has a counter of its own, up to 15, in binary: `places[p]` is worth 2^p.
/// Adding is what a row of adders in hardware does, to 256 numbers at once. Only every sixteenth
/// time there are carries out of the highest place to be counted and summed.
pub struct Counter {
    places: [Bitset; 4],
    marked: Bitset,
    sums: [u64; 2],
}

impl Counter {
    #[inline(always)]
    pub fn new(marked: Bitset) -> Self {
        Self {
            places: [bitset::NONE; 4],
            marked,
            sums: [0; 2],
        }
    }

    /// Adds a single set, to counters below 15.
    #[inline(always)]
    pub fn add_one(&mut self, set: Bitset) {
        let mut carry = set;
        for place in &mut self.places {
            (*place, carry) = (bitset::xor(*place, carry), bitset::and(*place, carry));
        }
    }

    /// Adds sixteen sets.
    #[inline(always)]
    pub fn add_sixteen(&mut self, set: impl Fn(usize) -> Bitset) {
        let first_eight = self.add_eight(0, &set);
        let second_eight = self.add_eight(8, &set);
        let carry = self.add_two(3, first_eight, second_eight);
        self.add_to_sums(16, carry);
    }

    /// Adds eight sets; returns what they carry to the place of the eights.
    #[inline(always)]
    fn add_eight(&mut self, start: usize, set: &impl Fn(usize) -> Bitset) -> Bitset {
        let first_four = self.add_four(start, set);
        let second_four = self.add_four(start + 4, set);
        self.add_two(2, first_four, second_four)
    }

    /// Adds four sets; returns what they carry to the place of the fours.
    #[inline(always)]
    fn add_four(&mut self, start: usize, set: &impl Fn(usize) -> Bitset) -> Bitset {
        let first_two = self.add_two(0, set(start), set(start + 1));
        let second_two = self.add_two(0, set(start + 2), set(start + 3));
        self.add_two(1, first_two, second_two)
    }

    /// Adds two sets to one place; returns what they carry to the next.
    #[inline(always)]
    fn add_two(&mut self, place: usize, one: Bitset, other: Bitset) -> Bitset {
        let before = self.places[place];
        let half = bitset::xor(before, one);
        self.places[place] = bitset::xor(half, other);
        bitset::or(bitset::and(before, one), bitset::and(half, other))
    }

    #[inline(always)]
    fn add_to_sums(&mut self, worth: u64, set: Bitset) {
        let [all, marked] = &mut self.sums;
        *all += worth * bitset::count(set);
        *marked += worth * bitset::count(bitset::and(set, self.marked));
    }

    #[inline(always)]
    pub fn sums(mut self) -> [u64; 2] {
        for place in 0..4 {
            self.add_to_sums(1 << place, self.places[place]);
        }
        self.sums
    }
}
