//! Vectors of AVX2: the only unsafe code of the chapter.
//!
//! Two things are unsafe.
//!
//! An AVX2 instruction must not be executed by a processor that lacks it. The vectors are private to
//! this module; only [`passes`] makes use of them, and it asks the processor first. This is the
//! argument wherever no other is given.
//!
//! And a vector is read and written through a pointer. Before each such access an assertion checks
//! that all of it lies within the array.

#![allow(unsafe_code)]

mod packing;
#[cfg(test)]
mod tests;
mod vectors;

use vectors::{U16x16, U32x8};

use super::batch::Batch;
use super::lanes::Lanes;
use super::pass::pass;
use super::search::Pass;
use crate::chapters::chapter6::rest::Row;
use crate::observer::Observer;

/// The search's pass, compiled for AVX2.
pub struct Passes<O, const ROOM: usize> {
    /// 16 lanes of 16 bits.
    pub of_16_lanes: Pass<u16, O, ROOM>,
    /// 8 lanes of 32 bits.
    pub of_8_lanes: Pass<u32, O, ROOM>,
}

/// The passes, if this processor can execute them.
pub fn passes<O: Observer, const ROOM: usize>() -> Option<Passes<O, ROOM>> {
    if !(is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt")) {
        return None;
    }
    Some(Passes {
        // SAFETY: the processor has both features, as was just asked.
        of_16_lanes: |parents, children, count, rows, observer| unsafe {
            compiled_for_avx2::<U16x16, O, ROOM>(parents, children, count, rows, observer)
        },
        // SAFETY: the same.
        of_8_lanes: |parents, children, count, rows, observer| unsafe {
            compiled_for_avx2::<U32x8, O, ROOM>(parents, children, count, rows, observer)
        },
    })
}

#[target_feature(enable = "avx2,popcnt")]
fn compiled_for_avx2<L: Lanes, O: Observer, const ROOM: usize>(
    parents: &mut Batch<L::Word, ROOM>,
    children: &mut Batch<L::Word, ROOM>,
    count: usize,
    rows: &[Row],
    observer: &mut O,
) {
    pass::<L, O, ROOM>(parents, children, count, rows, observer);
}
