//! The search's pass, compiled for AVX2.

use super::avx2::{U16x16, U32x8};
use crate::chapters::chapter6::middle_lines::rest::Row;
use crate::chapters::chapter8::batch::arrays::Batch;
use crate::chapters::chapter8::batch::lanes::Lanes;
use crate::chapters::chapter8::batch::pass::pass;
use crate::chapters::chapter8::batch::search::Pass;
use crate::observer::Observer;

/// The pass, for lanes of either width.
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
