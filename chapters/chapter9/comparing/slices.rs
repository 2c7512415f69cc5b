//! Every word of one half compared with blocks of the other half's words.

use super::block::{Block, first};
use super::buckets::Buckets;
use super::probe::Probe;
use crate::chapters::chapter9::filling::layout::BitLayout;
use crate::chapters::chapter9::quarters::Match;
use crate::chapters::chapter9::vectors::widest::widest;
use crate::observer::Observer;

// ANCHOR: slices
/// The words of one half, some of them *tied*: those are counted apart.
#[derive(Debug, Clone, Copy)]
pub struct Half<'a> {
    /// All words, the tied ones first.
    pub words: &'a [u64],
    /// How many of them are tied.
    pub tied: usize,
}

/// Compares the words of one half with blocks of those of the other.
pub struct Slices {
    /// How many bits of each byte are in use.
    bits: usize,
    /// For the words of either half that are not tied, and for those that are.
    standing: [Buckets; 2],
    passing: [Buckets; 2],
    block: Block,
    block_words: Vec<u32>,
    passing_words: [Vec<u32>; 2],
}

impl Slices {
    /// For words of this layout.
    pub fn new(layout: &BitLayout) -> Self {
        let buckets = || std::array::from_fn(|_| Buckets::new(layout.busy));
        Self {
            bits: layout.bits,
            standing: buckets(),
            passing: buckets(),
            block: Block::new(),
            block_words: Vec::new(),
            passing_words: [Vec::new(), Vec::new()],
        }
    }

    /// How many pairs are disjoint of which none, one or both are tied.
    pub fn count_tied<O: Observer>(
        &mut self,
        west: Half,
        east: Half,
        observer: &mut O,
    ) -> [u64; 3] {
        // The longer half stands in blocks: it fills them better. Unless one block is enough.
        let shorter = west.words.len().min(east.words.len());
        let west_stands = (west.words.len() > east.words.len()) ^ (shorter <= Block::WORDS);
        let (standing, passing) = if west_stands {
            (west, east)
        } else {
            (east, west)
        };
        fill(&mut self.standing, standing);
        fill(&mut self.passing, passing);

        let mut disjoint = [0; 3];
        let [untied, tied] = &self.standing;
        for (number, (untied, tied)) in untied.iter().zip(tied.iter()).enumerate() {
            self.block_words.clear();
            self.block_words.extend_from_slice(untied);
            self.block_words.extend_from_slice(tied);
            if self.block_words.is_empty() {
                continue;
            }
            for (buckets, words) in self.passing.iter().zip(&mut self.passing_words) {
                buckets.gather_for(number, words);
            }
            let mut untied_left = untied.len();
            for words in self.block_words.chunks(Block::WORDS) {
                let untied_here = untied_left.min(words.len());
                untied_left -= untied_here;
                let untied = first(untied_here);
                let compared = widest(Probe {
                    block: &mut self.block,
                    words,
                    bits: self.bits,
                    untied,
                    passing: &self.passing_words,
                });
                for (sum, pairs) in disjoint.iter_mut().zip(compared) {
                    *sum += pairs;
                }
                let looks = 4 * (self.passing_words[0].len() + self.passing_words[1].len());
                (0..looks).for_each(|_| observer.look_mask());
            }
        }
        disjoint
    }
}

/// Sorts the untied words into the first buckets, the tied ones into the second.
fn fill(buckets: &mut [Buckets; 2], half: Half) {
    let (tied, untied) = half.words.split_at(half.tied);
    buckets[0].fill(untied);
    buckets[1].fill(tied);
}

impl Match for Slices {
    fn count<O: Observer>(&mut self, west: &[u64], east: &[u64], observer: &mut O) -> u64 {
        let none_tied = |words| Half { words, tied: 0 };
        self.count_tied(none_tied(west), none_tied(east), observer)[0]
    }
}
// ANCHOR_END: slices
