//! Turning 256 words of 32 bits into 32 planes of 256 bits.

use super::bitset::{self, Bitset};

/// Plane `b` of the answer has bit `b` of every word: eight squares of 32 by 32 bits, each
/// mirrored by swapping ever smaller squares off its main diagonal.
#[inline(always)]
pub fn turned(words: &[u32]) -> [Bitset; 32] {
    let mut padded = [0; bitset::BITS];
    padded[..words.len()].copy_from_slice(words);
    let (eights, _) = padded.as_chunks::<8>();
    let mut planes = std::array::from_fn(|i| bitset::from_words(eights[i]));
    swap_squares(&mut planes, 16, 0x0000_ffff_0000_ffff);
    swap_squares(&mut planes, 8, 0x00ff_00ff_00ff_00ff);
    swap_squares(&mut planes, 4, 0x0f0f_0f0f_0f0f_0f0f);
    swap_squares(&mut planes, 2, 0x3333_3333_3333_3333);
    swap_squares(&mut planes, 1, 0x5555_5555_5555_5555);
    planes
}

/// Swaps the squares of `size` by `size` bits at the top right and the bottom left of each square
/// of twice that size. `mask` has the right half of every such square set.
#[inline(always)]
fn swap_squares(planes: &mut [Bitset; 32], size: usize, mask: u64) {
    for upper in (0..32).filter(|row| row & size == 0) {
        let (top, bottom) = (planes[upper], planes[upper + size]);
        let swapped: Bitset = std::array::from_fn(|i| (top[i] >> size ^ bottom[i]) & mask);
        planes[upper] = std::array::from_fn(|i| top[i] ^ swapped[i] << size);
        planes[upper + size] = bitset::xor(bottom, swapped);
    }
}
