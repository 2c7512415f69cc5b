//! What is written for AVX2.

use std::arch::x86_64::*;

/// Whether the processor has all that is compiled for AVX2 here.
#[inline(always)]
pub fn available() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("popcnt")
}

/// See [`join`](super::join::join): here each of `few` meets four of `many` at once, and the good unions
/// among the four are moved to the front of a register before it is written.
///
/// # Safety
///
/// `room` must have at least `few.len() * many.len() + 4` places.
#[target_feature(enable = "avx2,bmi2,popcnt")]
pub unsafe fn join(few: &[u64], many: &[u64], room: &mut [u64]) -> usize {
    let (fours, rest) = many.as_chunks::<4>();
    let mut last = [0; 4];
    for (place, &word) in last.iter_mut().zip(rest) {
        *place = word;
    }
    let last = Some((&last, (1 << rest.len()) - 1)).filter(|_| !rest.is_empty());

    let mut kept = 0;
    for (four, exist) in fours.iter().map(|four| (four, 0b1111)).chain(last) {
        // SAFETY: `four` is 32 bytes long, and such a load needs no alignment.
        let others = unsafe { _mm256_loadu_si256(four.as_ptr().cast()) };
        for &one in few {
            let one = _mm256_set1_epi64x(one.cast_signed());
            let shared = _mm256_and_si256(one, others);
            let none_shared = _mm256_cmpeq_epi64(shared, _mm256_setzero_si256());
            let good = _mm256_movemask_pd(_mm256_castsi256_pd(none_shared)) & exist;
            let order: *const [u32; 8] = &TO_THE_FRONT[good as usize & 15];
            // SAFETY: the table's entry is 32 bytes long.
            let order = unsafe { _mm256_loadu_si256(order.cast()) };
            let unions = _mm256_permutevar8x32_epi32(_mm256_or_si256(one, others), order);
            // SAFETY: no more are kept than pairs were met, so four places are left.
            unsafe { _mm256_storeu_si256(room.as_mut_ptr().add(kept).cast(), unions) };
            kept += good.count_ones() as usize;
        }
    }
    kept
}

/// For each choice of four 64-bit words: the order of their 32-bit halves that brings the
/// chosen ones to the front.
const TO_THE_FRONT: [[u32; 8]; 16] = {
    let mut orders = [[0; 8]; 16];
    let mut chosen = 0;
    while chosen < 16 {
        let (mut from, mut to) = (0, 0);
        while from < 4 {
            if chosen >> from & 1 == 1 {
                orders[chosen][to] = 2 * from;
                orders[chosen][to + 1] = 2 * from + 1;
                to += 2;
            }
            from += 1;
        }
        chosen += 1;
    }
    orders
};
