//! Sixteen lanes of 16 bits, or eight of 32.

use std::arch::x86_64::*;

use super::packing::{PackingOf8, PackingOf16};
use crate::chapters::chapter8::batch::lanes::{Lanes, MOST_LANES};

/// What is the same for lanes of any width.
macro_rules! vector {
    ($vector:ident, $word:ty, $lanes:literal, $splat:ident, $subtract:ident, $equal:ident,
     $up:ident, $down:ident, packing: $packing:ty) => {
        #[derive(Clone, Copy)]
        pub struct $vector(pub __m256i);

        impl $vector {
            #[inline(always)]
            fn none() -> Self {
                // SAFETY: AVX2, see the module.
                Self(unsafe { _mm256_setzero_si256() })
            }

            #[inline(always)]
            pub fn write(self, words: &mut [$word], at: usize) {
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
                // SAFETY: AVX2, see the module.
                Self(unsafe { $splat(word.cast_signed()) })
            }

            #[inline(always)]
            fn load<const ROOM: usize>(array: &[$word; ROOM], at: usize) -> Self {
                assert!(at + $lanes <= ROOM);
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
                // SAFETY: AVX2, see the module.
                Self(unsafe { _mm256_or_si256(self.0, other.0) })
            }

            #[inline(always)]
            fn and(self, other: Self) -> Self {
                // SAFETY: AVX2, see the module.
                Self(unsafe { _mm256_and_si256(self.0, other.0) })
            }

            #[inline(always)]
            fn not(self) -> Self {
                // SAFETY: AVX2, see the module.
                Self(unsafe { _mm256_xor_si256(self.0, _mm256_set1_epi8(-1)) })
            }

            #[inline(always)]
            fn up(self, step: u32) -> Self {
                // SAFETY: AVX2, see the module.
                Self(unsafe { $up(self.0, _mm_cvtsi32_si128(step as i32)) })
            }

            #[inline(always)]
            fn down(self, step: u32) -> Self {
                // SAFETY: AVX2, see the module.
                Self(unsafe { $down(self.0, _mm_cvtsi32_si128(step as i32)) })
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                // SAFETY: AVX2, see the module.
                self.and(Self(unsafe { $subtract(Self::none().0, self.0) }))
            }

            #[inline(always)]
            fn without_lowest(self) -> Self {
                // SAFETY: AVX2, see the module.
                Self(unsafe { _mm256_andnot_si256(self.lowest().0, self.0) })
            }

            #[inline(always)]
            fn equal(self, other: Self) -> Self {
                // SAFETY: AVX2, see the module.
                Self(unsafe { $equal(self.0, other.0) })
            }

            #[inline(always)]
            fn packing(dropped: Self) -> $packing {
                <$packing>::leaving_out(dropped.0)
            }

            #[inline(always)]
            fn kept(packing: $packing) -> usize {
                packing.kept()
            }

            #[inline(always)]
            fn store<const ROOM: usize>(
                self,
                packing: $packing,
                array: &mut [$word; ROOM],
                at: usize,
            ) {
                packing.store(self.0, array, at);
            }
        }
    };
}

vector!(U16x16, u16, 16, _mm256_set1_epi16, _mm256_sub_epi16, _mm256_cmpeq_epi16,
    _mm256_sll_epi16, _mm256_srl_epi16, packing: PackingOf16);
vector!(U32x8, u32, 8, _mm256_set1_epi32, _mm256_sub_epi32, _mm256_cmpeq_epi32,
    _mm256_sll_epi32, _mm256_srl_epi32, packing: PackingOf8);
