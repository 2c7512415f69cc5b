//! Vectors of AVX2: the only unsafe code of the book.
//!
//! Two things are unsafe. An AVX2 instruction must not be executed by a processor that lacks it:
//! the vectors are private to this file, only [`passes`] makes use of them, and it asks the
//! processor first. And a vector is read and written through a pointer: before each such access,
//! an assertion checks that the whole vector lies within the array.

#![allow(unsafe_code)]

use std::arch::x86_64::*;

use super::batch::{Batch, CAPACITY, MOST_LANES};
use super::lanes::Lanes;
use super::pass::pass;
use super::search::Pass;
use crate::chapters::chapter6::rest::Row;
use crate::observer::Observer;

/// The search's pass, compiled for AVX2.
pub struct Passes<O> {
    /// 16 lanes of 16 bits.
    pub of_16_lanes: Pass<u16, O>,
    /// 8 lanes of 32 bits.
    pub of_8_lanes: Pass<u32, O>,
}

/// The passes, if this processor can execute them.
pub fn passes<O: Observer>() -> Option<Passes<O>> {
    if !(is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt")) {
        return None;
    }
    Some(Passes {
        // SAFETY: the processor has both features, as was just asked.
        of_16_lanes: |parents, children, count, rows, observer| unsafe {
            compiled_for_avx2::<U16x16, O>(parents, children, count, rows, observer)
        },
        // SAFETY: the same.
        of_8_lanes: |parents, children, count, rows, observer| unsafe {
            compiled_for_avx2::<U32x8, O>(parents, children, count, rows, observer)
        },
    })
}

#[target_feature(enable = "avx2,popcnt")]
fn compiled_for_avx2<L: Lanes, O: Observer>(
    parents: &mut Batch<L::Word>,
    children: &mut Batch<L::Word>,
    count: usize,
    rows: &[Row],
    observer: &mut O,
) {
    pass::<L, O>(parents, children, count, rows, observer);
}

/// For each set of kept lanes out of eight, the bytes of a shuffle that packs lanes of two bytes.
static PACK_8_OF_2_BYTES: [[u8; 16]; 256] = packing_shuffles();

const fn packing_shuffles() -> [[u8; 16]; 256] {
    let mut shuffles = [[0; 16]; 256];
    let mut kept = 0;
    while kept < 256 {
        let (mut lane, mut place) = (0, 0);
        while lane < 8 {
            if kept >> lane & 1 == 1 {
                shuffles[kept][2 * place] = 2 * lane as u8;
                shuffles[kept][2 * place + 1] = 2 * lane as u8 + 1;
                place += 1;
            }
            lane += 1;
        }
        kept += 1;
    }
    shuffles
}

/// For each set of kept lanes out of eight, their numbers in order.
static PACK_8: [[u8; 8]; 256] = packing_lanes();

const fn packing_lanes() -> [[u8; 8]; 256] {
    let mut lanes = [[0; 8]; 256];
    let mut kept = 0;
    while kept < 256 {
        let (mut lane, mut place) = (0, 0);
        while lane < 8 {
            if kept >> lane & 1 == 1 {
                lanes[kept][place] = lane as u8;
                place += 1;
            }
            lane += 1;
        }
        kept += 1;
    }
    lanes
}

/// What is the same for lanes of any width.
macro_rules! vector {
    ($vector:ident, $word:ty, $lanes:literal, $splat:ident, $subtract:ident, $equal:ident,
     $up:ident, $down:ident, packing: $packing:ty) => {
        #[derive(Clone, Copy)]
        struct $vector(__m256i);

        impl $vector {
            #[inline(always)]
            fn none() -> Self {
                // SAFETY: `passes` has asked for AVX2. The same holds wherever no other reason is
                // given.
                Self(unsafe { _mm256_setzero_si256() })
            }

            #[inline(always)]
            fn write(self, words: &mut [$word], at: usize) {
                assert!(at + $lanes <= words.len());
                // SAFETY: as asserted, the words from `at` on that are written lie in the slice.
                unsafe { _mm256_storeu_si256(words.as_mut_ptr().add(at).cast(), self.0) }
            }
        }

        impl Lanes for $vector {
            type Word = $word;
            type Packing = $packing;
            const LANES: usize = $lanes;

            #[inline(always)]
            fn splat(word: $word) -> Self {
                Self(unsafe { $splat(word.cast_signed()) })
            }

            #[inline(always)]
            fn load(array: &[$word; CAPACITY], at: usize) -> Self {
                assert!(at + $lanes <= CAPACITY);
                // SAFETY: as asserted, the words from `at` on that are read lie in the array.
                Self(unsafe { _mm256_loadu_si256(array.as_ptr().add(at).cast()) })
            }

            #[inline(always)]
            fn words(self) -> [$word; MOST_LANES] {
                let mut words = [0; MOST_LANES];
                self.write(&mut words, 0);
                words
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                Self(unsafe { _mm256_or_si256(self.0, other.0) })
            }

            #[inline(always)]
            fn and(self, other: Self) -> Self {
                Self(unsafe { _mm256_and_si256(self.0, other.0) })
            }

            #[inline(always)]
            fn not(self) -> Self {
                Self(unsafe { _mm256_xor_si256(self.0, _mm256_set1_epi8(-1)) })
            }

            #[inline(always)]
            fn up(self, step: u32) -> Self {
                Self(unsafe { $up(self.0, _mm_cvtsi32_si128(step as i32)) })
            }

            #[inline(always)]
            fn down(self, step: u32) -> Self {
                Self(unsafe { $down(self.0, _mm_cvtsi32_si128(step as i32)) })
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                self.and(Self(unsafe { $subtract(Self::none().0, self.0) }))
            }

            #[inline(always)]
            fn without_lowest(self) -> Self {
                Self(unsafe { _mm256_andnot_si256(self.lowest().0, self.0) })
            }

            #[inline(always)]
            fn equal(self, other: Self) -> Self {
                Self(unsafe { $equal(self.0, other.0) })
            }

            #[inline(always)]
            fn packing(dropped: Self) -> $packing {
                <$packing>::leaving_out(dropped)
            }

            #[inline(always)]
            fn kept(packing: $packing) -> usize {
                packing.kept()
            }

            #[inline(always)]
            fn store(self, packing: $packing, array: &mut [$word; CAPACITY], at: usize) {
                packing.store(self, array, at);
            }
        }
    };
}

vector!(U16x16, u16, 16, _mm256_set1_epi16, _mm256_sub_epi16, _mm256_cmpeq_epi16,
    _mm256_sll_epi16, _mm256_srl_epi16, packing: PackingOf16);
vector!(U32x8, u32, 8, _mm256_set1_epi32, _mm256_sub_epi32, _mm256_cmpeq_epi32,
    _mm256_sll_epi32, _mm256_srl_epi32, packing: PackingOf8);

/// A shuffle packs within each half of a vector. So a half is packed and stored by itself, the
/// upper behind what the lower keeps.
#[derive(Clone, Copy)]
struct PackingOf16 {
    shuffle: __m256i,
    kept_of_lower: usize,
    kept_of_upper: usize,
}

impl PackingOf16 {
    #[inline(always)]
    fn leaving_out(dropped: U16x16) -> Self {
        // One byte a lane: the lower half's in bytes 0 to 7, the upper half's in bytes 16 to 23.
        let dropped = unsafe { _mm256_packs_epi16(dropped.0, dropped.0) };
        let kept = !unsafe { _mm256_movemask_epi8(dropped) }.cast_unsigned();
        let (lower, upper) = (kept as u8, (kept >> 16) as u8);
        let shuffle = |kept: u8| {
            let bytes = &PACK_8_OF_2_BYTES[usize::from(kept)];
            // SAFETY: the 16 bytes that are read are the array.
            unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
        };
        Self {
            shuffle: unsafe { _mm256_set_m128i(shuffle(upper), shuffle(lower)) },
            kept_of_lower: lower.count_ones() as usize,
            kept_of_upper: upper.count_ones() as usize,
        }
    }

    #[inline(always)]
    fn kept(self) -> usize {
        self.kept_of_lower + self.kept_of_upper
    }

    #[inline(always)]
    fn store(self, vector: U16x16, array: &mut [u16; CAPACITY], at: usize) {
        assert!(at + 16 <= CAPACITY && self.kept_of_lower <= 8);
        let upper_at = at + self.kept_of_lower;
        // SAFETY: 8 words from `at` on are written, and 8 from up to 8 words behind it: as
        // asserted, they lie in the array.
        unsafe {
            let packed = _mm256_shuffle_epi8(vector.0, self.shuffle);
            let (lower, upper) = (
                _mm256_castsi256_si128(packed),
                _mm256_extracti128_si256(packed, 1),
            );
            _mm_storeu_si128(array.as_mut_ptr().add(at).cast(), lower);
            _mm_storeu_si128(array.as_mut_ptr().add(upper_at).cast(), upper);
        }
    }
}

/// Lanes of four bytes can be moved across the whole vector.
#[derive(Clone, Copy)]
struct PackingOf8 {
    lanes: __m256i,
    kept: usize,
}

impl PackingOf8 {
    #[inline(always)]
    fn leaving_out(dropped: U32x8) -> Self {
        let dropped = unsafe { _mm256_movemask_ps(_mm256_castsi256_ps(dropped.0)) };
        let kept = !dropped as u8;
        let numbers = u64::from_le_bytes(PACK_8[usize::from(kept)]).cast_signed();
        Self {
            lanes: unsafe { _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(numbers)) },
            kept: kept.count_ones() as usize,
        }
    }

    #[inline(always)]
    fn kept(self) -> usize {
        self.kept
    }

    #[inline(always)]
    fn store(self, vector: U32x8, array: &mut [u32; CAPACITY], at: usize) {
        U32x8(unsafe { _mm256_permutevar8x32_epi32(vector.0, self.lanes) }).write(array, at);
    }
}
