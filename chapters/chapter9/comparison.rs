//! The inner loop of the chapter: a block, and all words that are to be compared with it.

use super::blocks::Block;
use super::lanes::Lanes;
use super::vectors::Work;

/// A block's words, compared with all words that pass it.
pub struct Comparison<'a> {
    /// Where the words are laid out; what it held is replaced.
    pub block: &'a mut Block,
    /// The words that stand in the block.
    pub words: &'a [u32],
    /// How many bits of each of their bytes are in use.
    pub bits: usize,
    /// Those of the block's words that are not tied.
    pub untied: Lanes,
    /// The words that pass, those not tied and those tied.
    pub passing: &'a [Vec<u32>; 2],
}

impl Work for Comparison<'_> {
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
