//! 256 bits side by side: ordinary arrays and ordinary code.
//!
//! Compiled for a processor with AVX2 (see [`widest`](crate::chapters::chapter9::vectors::widest::widest)), each operation becomes
//! one instruction on a 256-bit register.

/// 256 bits: one for each word of a block.
pub type Bitset = [u64; 4];

/// How many words have a bit.
pub const BITS: usize = 256;

/// No bit set.
pub const NONE: Bitset = [0; 4];

/// Every bit set.
pub const ALL: Bitset = [!0; 4];

/// Bits set in both.
#[inline(always)]
pub fn and(a: Bitset, b: Bitset) -> Bitset {
    std::array::from_fn(|i| a[i] & b[i])
}

/// Bits set in `a` but not in `b`.
#[inline(always)]
pub fn and_not(a: Bitset, b: Bitset) -> Bitset {
    std::array::from_fn(|i| a[i] & !b[i])
}

/// Bits set in one or both.
#[inline(always)]
pub fn or(a: Bitset, b: Bitset) -> Bitset {
    std::array::from_fn(|i| a[i] | b[i])
}

/// Bits set in just one.
#[inline(always)]
pub fn xor(a: Bitset, b: Bitset) -> Bitset {
    std::array::from_fn(|i| a[i] ^ b[i])
}

/// How many bits are set.
#[inline(always)]
pub fn count(a: Bitset) -> u64 {
    a.iter().map(|lane| u64::from(lane.count_ones())).sum()
}

/// Eight 32-bit words side by side, the first in the lowest bits.
#[inline(always)]
pub fn from_words(words: [u32; 8]) -> Bitset {
    std::array::from_fn(|i| u64::from(words[2 * i]) | u64::from(words[2 * i + 1]) << 32)
}
