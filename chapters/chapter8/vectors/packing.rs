//! Packing: which lanes are kept is a number of eight bits, and a table knows how to move them.

use std::arch::x86_64::*;

/// A shuffle packs within each half of a vector. So a half is packed and stored by itself, the
/// upper behind what the lower keeps.
#[derive(Clone, Copy)]
pub struct PackingOf16 {
    shuffle: __m256i,
    kept_of_lower: usize,
    kept_of_upper: usize,
}

impl PackingOf16 {
    #[inline(always)]
    pub fn leaving_out(dropped: __m256i) -> Self {
        // One byte a lane: the lower half's in bytes 0 to 7, the upper half's in bytes 16 to 23.
        // SAFETY: AVX2, see the module.
        let dropped = unsafe { _mm256_packs_epi16(dropped, dropped) };
        // SAFETY: AVX2, see the module.
        let kept = !unsafe { _mm256_movemask_epi8(dropped) }.cast_unsigned();
        let (lower, upper) = (kept as u8, (kept >> 16) as u8);
        let shuffle = |kept: u8| {
            let bytes = &PACK_8_OF_2_BYTES[usize::from(kept)];
            // SAFETY: the 16 bytes that are read are the array.
            unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
        };
        Self {
            // SAFETY: AVX2, see the module.
            shuffle: unsafe { _mm256_set_m128i(shuffle(upper), shuffle(lower)) },
            kept_of_lower: lower.count_ones() as usize,
            kept_of_upper: upper.count_ones() as usize,
        }
    }

    #[inline(always)]
    pub fn kept(self) -> usize {
        self.kept_of_lower + self.kept_of_upper
    }

    #[inline(always)]
    pub fn store<const ROOM: usize>(self, vector: __m256i, array: &mut [u16; ROOM], at: usize) {
        assert!(at + 16 <= ROOM && self.kept_of_lower <= 8);
        let upper_at = at + self.kept_of_lower;
        // SAFETY: 8 words from `at` on are written, and 8 from up to 8 words behind it: as
        // asserted, they lie in the array.
        unsafe {
            let packed = _mm256_shuffle_epi8(vector, self.shuffle);
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
pub struct PackingOf8 {
    lanes: __m256i,
    kept: usize,
}

impl PackingOf8 {
    #[inline(always)]
    pub fn leaving_out(dropped: __m256i) -> Self {
        // SAFETY: AVX2, see the module.
        let dropped = unsafe { _mm256_movemask_ps(_mm256_castsi256_ps(dropped)) };
        let kept = !dropped as u8;
        let numbers = u64::from_le_bytes(PACK_8[usize::from(kept)]).cast_signed();
        Self {
            // SAFETY: AVX2, see the module.
            lanes: unsafe { _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(numbers)) },
            kept: kept.count_ones() as usize,
        }
    }

    #[inline(always)]
    pub fn kept(self) -> usize {
        self.kept
    }

    #[inline(always)]
    pub fn store<const ROOM: usize>(self, vector: __m256i, array: &mut [u32; ROOM], at: usize) {
        assert!(at + 8 <= ROOM);
        // SAFETY: 8 words from `at` on are written: as asserted, they lie in the array.
        unsafe {
            let packed = _mm256_permutevar8x32_epi32(vector, self.lanes);
            _mm256_storeu_si256(array.as_mut_ptr().add(at).cast(), packed);
        }
    }
}

/// For each set of kept lanes out of eight, their numbers in order.
static PACK_8: [[u8; 8]; 256] = kept_lanes();

/// For each set of kept lanes out of eight, the bytes of these lanes in order, two a lane.
static PACK_8_OF_2_BYTES: [[u8; 16]; 256] = bytes_of_kept_lanes();

const fn kept_lanes() -> [[u8; 8]; 256] {
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

const fn bytes_of_kept_lanes() -> [[u8; 16]; 256] {
    let lanes = kept_lanes();
    let mut bytes = [[0; 16]; 256];
    let mut index = 0;
    while index < 256 * 16 {
        let (kept, byte) = (index / 16, index % 16);
        bytes[kept][byte] = 2 * lanes[kept][byte / 2] + (byte % 2) as u8;
        index += 1;
    }
    bytes
}
