//! The inner loop of the chapter: a block, and all words that are to be compared with it.

use super::bitset::Bitset;
use super::block::Block;
use crate::chapters::chapter9::vectors::widest::Work;

/// A block's words, looked up by all words that pass it.
pub struct Probe<'a> {
    /// Where the words are laid out; what it held is replaced.
    pub block: &'a mut Block,
    /// The words that stand in the block.
    pub words: &'a [u32],
    /// How many bits of each of their bytes are in use.
    pub bits: usize,
    /// Those of the block's words that are not tied.
    pub untied: Bitset,
    /// The words that pass, those not tied and those tied.
    pub passing: &'a [Vec<u32>; 2],
}

impl Work for Probe<'_> {
    /// The disjoint pairs of which none, one or both are tied.
    type Output = [u64; 3];

    #[inline(always)]
    fn run(self) -> [u64; 3] {
        self.block.fill(self.words, self.bits);
        let mut disjoint = [0; 3];
        for (ties, passing) in self.passing.iter().enumerate() {
            let [all, untied] = self.block.count(passing, self.untied);
            disjoint[ties] += untied;
            disjoint[ties + 1] += all - untied;
        }
        disjoint
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chapters::chapter9::comparing::block::first;
    use crate::chapters::chapter9::vectors::widest::widest;

    /// As many different words as asked for, of few bits each.
    fn words(count: u32, seed: u32) -> Vec<u32> {
        let mix = |i: u32| (i ^ seed).wrapping_mul(0x9e37_79b9).rotate_left(i % 32);
        (0..count)
            .map(|i| mix(i) & mix(i + 7) & mix(i + 77) & 0x7f7f_7f7f)
            .collect()
    }

    #[test]
    fn a_block_counts_what_comparing_one_by_one_counts() {
        let (mut block, mut other_block) = (Block::new(), Block::new());
        for standing in [0, 1, 7, 8, 100, 255, 256] {
            for passing in [0, 1, 15, 16, 17, 300] {
                let standing = words(standing, 1);
                let passing = [words(passing, 2), words(passing / 3, 3)];
                let untied = standing.len() * 2 / 3;
                let disjoint = |standing: &[u32], passing: &[u32]| {
                    let with = |x: u32| passing.iter().filter(|&&y| x & y == 0).count() as u64;
                    standing.iter().map(|&x| with(x)).sum::<u64>()
                };
                let (free, tied) = standing.split_at(untied);
                let expected = [
                    disjoint(free, &passing[0]),
                    disjoint(tied, &passing[0]) + disjoint(free, &passing[1]),
                    disjoint(tied, &passing[1]),
                ];
                let probe = |block| Probe {
                    block,
                    words: &standing,
                    bits: 7,
                    untied: first(untied),
                    passing: &passing,
                };
                assert_eq!(probe(&mut block).run(), expected);
                assert_eq!(widest(probe(&mut other_block)), expected);
            }
        }
    }
}
