//! Counting the bits of many lanes with few counting instructions.

use super::lanes::{self, Lanes};

/// A sum of the bits of many lanes.
///
/// Each of the 256 bits has a counter of its own, up to 15, in binary: `places[p]` is worth 2^p.
/// Adding is what a row of adders in hardware does, to 256 numbers at once. Only every sixteenth
/// time there are carries out of the highest place to be counted and summed.
pub struct Counter {
    places: [Lanes; 4],
    marked: Lanes,
    sums: [u64; 2],
}

impl Counter {
    #[inline(always)]
    pub fn new(marked: Lanes) -> Self {
        Self {
            places: [lanes::NONE; 4],
            marked,
            sums: [0; 2],
        }
    }

    /// Adds a single set, to counters below 15.
    #[inline(always)]
    pub fn add_one(&mut self, set: Lanes) {
        let mut carry = set;
        for place in &mut self.places {
            (*place, carry) = (lanes::xor(*place, carry), lanes::and(*place, carry));
        }
    }

    /// Adds sixteen sets.
    #[inline(always)]
    pub fn add_sixteen(&mut self, set: impl Fn(usize) -> Lanes) {
        let first_eight = self.add_eight(0, &set);
        let second_eight = self.add_eight(8, &set);
        let carry = self.add_two(3, first_eight, second_eight);
        self.add_to_sums(16, carry);
    }

    /// Adds eight sets; returns what they carry to the place of the eights.
    #[inline(always)]
    fn add_eight(&mut self, start: usize, set: &impl Fn(usize) -> Lanes) -> Lanes {
        let first_four = self.add_four(start, set);
        let second_four = self.add_four(start + 4, set);
        self.add_two(2, first_four, second_four)
    }

    /// Adds four sets; returns what they carry to the place of the fours.
    #[inline(always)]
    fn add_four(&mut self, start: usize, set: &impl Fn(usize) -> Lanes) -> Lanes {
        let first_two = self.add_two(0, set(start), set(start + 1));
        let second_two = self.add_two(0, set(start + 2), set(start + 3));
        self.add_two(1, first_two, second_two)
    }

    /// Adds two sets to one place; returns what they carry to the next.
    #[inline(always)]
    fn add_two(&mut self, place: usize, one: Lanes, other: Lanes) -> Lanes {
        let before = self.places[place];
        let half = lanes::xor(before, one);
        self.places[place] = lanes::xor(half, other);
        lanes::or(lanes::and(before, one), lanes::and(half, other))
    }

    #[inline(always)]
    fn add_to_sums(&mut self, worth: u64, set: Lanes) {
        let [all, marked] = &mut self.sums;
        *all += worth * lanes::count(set);
        *marked += worth * lanes::count(lanes::and(set, self.marked));
    }

    #[inline(always)]
    pub fn sums(mut self) -> [u64; 2] {
        for place in 0..4 {
            self.add_to_sums(1 << place, self.places[place]);
        }
        self.sums
    }
}
