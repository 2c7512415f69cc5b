//! One word against 256 at once.
//!
//! ```text
//!  256 words, 32 bits each            32 planes, 256 bits each     per byte, 256 table entries
//!  word 0    1 0 0 1 0 ...            plane 0   1 0 ... 0          entry 0  everyone
//!  word 1    0 1 0 0 0 ...    turn    plane 1   0 1 ... 1   OR     entry 1  not in plane 0
//!    :                        --->      :                   --->   entry 2  not in plane 1
//!  word 255  0 1 0 0 1 ...            plane 31  ...                entry 3  in neither
//! ```
//!
//! Invariants: entry `b` of table `i` has the bit of a word set just if the word shares no
//! diagonal with `b` in its byte `i`. So the AND of four entries, one from each table, says of
//! 256 words at once whether they are disjoint from one word. The bit of word `w` is bit `w / 8`
//! of the 32-bit lane `w % 8`; that is what [`turned`] makes of it, and [`first`] follows it.
//! A place without a word has its bit cleared in all of table 0.

use super::bitset::{self, Bitset};
use super::counter::Counter;
use super::turning::turned;

/// Up to 256 words, laid out to be looked up.
pub struct Block {
    tables: Box<Tables>,
}

/// Aligned, so that no entry straddles two cache lines.
#[repr(align(64))]
struct Tables([[Bitset; 256]; 4]);

impl Block {
    /// How many words fit.
    pub const WORDS: usize = bitset::BITS;

    /// A block without words.
    pub fn new() -> Self {
        Self {
            tables: Box::new(Tables([[bitset::NONE; 256]; 4])),
        }
    }

    /// Replaces the words. Only the lowest `bits` bits of each of their bytes may be set.
    ///
    /// # Panics
    ///
    /// If there are more than [`WORDS`](Self::WORDS).
    #[inline(always)]
    pub fn fill(&mut self, words: &[u32], bits: usize) {
        let planes = turned(words);
        let low_bits = bits.min(4);
        let mut all = first(words.len());
        for (table, planes) in self.tables.0.iter_mut().zip(planes.chunks_exact(8)) {
            let low = combinations(&planes[..low_bits], all);
            let high = combinations(&planes[low_bits..bits], bitset::ALL);
            let used = 1 << (bits - low_bits);
            for (sixteen, high) in table.chunks_exact_mut(16).zip(&high[..used]) {
                for (entry, low) in sixteen.iter_mut().zip(&low) {
                    *entry = bitset::and(*low, *high);
                }
            }
            all = bitset::ALL;
        }
    }

    // ANCHOR: disjoint
    /// The words of the block that share no diagonal with `word`.
    #[inline(always)]
    fn disjoint(&self, word: u32) -> Bitset {
        let [a, b, c, d] = word.to_le_bytes().map(usize::from);
        let [for_a, for_b, for_c, for_d] = &self.tables.0;
        bitset::and(
            bitset::and(for_a[a], for_b[b]),
            bitset::and(for_c[c], for_d[d]),
        )
    }
    // ANCHOR_END: disjoint

    /// With how many of the block's words each of `words` shares no diagonal, in all; and with
    /// how many of those that are among `marked`.
    #[inline(always)]
    pub fn count(&self, words: &[u32], marked: Bitset) -> [u64; 2] {
        let mut counter = Counter::new(marked);
        let (sixteens, others) = words.as_chunks::<16>();
        for &word in others {
            counter.add_one(self.disjoint(word));
        }
        for sixteen in sixteens {
            counter.add_sixteen(|i| self.disjoint(sixteen[i]));
        }
        counter.sums()
    }
}

/// The first `count` words of a block.
#[inline(always)]
pub fn first(count: usize) -> Bitset {
    bitset::from_words(std::array::from_fn(|lane| {
        let words = (count + 7 - lane) / 8;
        ((1_u64 << words) - 1) as u32
    }))
}

/// For every set of at most four planes, the members of `all` that are in none of them.
#[inline(always)]
fn combinations(planes: &[Bitset], all: Bitset) -> [Bitset; 16] {
    let mut table = [all; 16];
    for (bit, &plane) in planes.iter().enumerate() {
        let size = 1 << bit;
        for set in 0..size {
            table[size + set] = bitset::and_not(table[set], plane);
        }
    }
    table
}
