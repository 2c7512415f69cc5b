//! 256 bits side by side: ordinary arrays and ordinary code.
//!
//! Compiled for a processor with AVX2 (see [`vectors`](super::vectors)), each operation becomes
//! one instruction on a 256-bit register.

/// 256 bits: one for each word of a block.
pub type Lanes = [u64; 4];

/// No bit set.
pub const NONE: Lanes = [0; 4];

/// Every bit set.
pub const ALL: Lanes = [!0; 4];

/// Bits set in both.
#[inline(always)]
pub fn and(a: Lanes, b: Lanes) -> Lanes {
    std::array::from_fn(|i| a[i] & b[i])
}

/// Bits set in `a` but not in `b`.
#[inline(always)]
pub fn and_not(a: Lanes, b: Lanes) -> Lanes {
    std::array::from_fn(|i| a[i] & !b[i])
}

/// Bits set in one or both.
#[inline(always)]
pub fn or(a: Lanes, b: Lanes) -> Lanes {
    std::array::from_fn(|i| a[i] | b[i])
}

/// Bits set in just one.
#[inline(always)]
pub fn xor(a: Lanes, b: Lanes) -> Lanes {
    std::array::from_fn(|i| a[i] ^ b[i])
}

/// How many bits are set.
#[inline(always)]
pub fn count(a: Lanes) -> u64 {
    a.iter().map(|lane| u64::from(lane.count_ones())).sum()
}

/// Eight 32-bit words as lanes, the first in the lowest bits.
#[inline(always)]
pub fn from_words(words: [u32; 8]) -> Lanes {
    std::array::from_fn(|i| u64::from(words[2 * i]) | u64::from(words[2 * i + 1]) << 32)
}
