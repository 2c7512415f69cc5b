//! What needs the processor's own vectors: the chapter's only `unsafe`.
//!
//! A program that is to run on every x86-64 processor may use AVX2 only after asking for it. Here
//! the same code is compiled twice, without and with it, and [`widest`] picks at run time. Only
//! [`join`] is also written twice, since no compiler finds the shuffle in it.

#![allow(unsafe_code)]

#[cfg(test)]
mod tests;
#[cfg(target_arch = "x86_64")]
mod x86;

/// Something to compute that is compiled for more than one kind of processor.
pub trait Work {
    /// What comes out.
    type Output;

    /// Computes it. This, and what it calls, has to be `#[inline(always)]`: only so does it
    /// become part of each version.
    fn run(self) -> Self::Output;
}

/// Runs the version for the widest vectors that this processor has.
pub fn widest<W: Work>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    if x86::available() {
        // SAFETY: the processor has what this version is compiled for.
        return unsafe { x86::run(work) };
    }
    work.run()
}

/// Writes the union of every two words, one from each list, that share no bit, to the front of
/// `room`, in any order; returns how many there are. What lies behind them is overwritten too.
///
/// # Panics
///
/// If `room` has fewer than `few.len() * many.len() + 4` places.
pub fn join(few: &[u64], many: &[u64], room: &mut [u64]) -> usize {
    assert!(room.len() >= few.len() * many.len() + 4);
    #[cfg(target_arch = "x86_64")]
    if x86::available() {
        // SAFETY: the processor has what `join` is compiled for, and there is room.
        return unsafe { x86::join(few, many, room) };
    }
    join_without_vectors(few, many, room)
}

// ANCHOR: join
fn join_without_vectors(few: &[u64], many: &[u64], room: &mut [u64]) -> usize {
    // Every union is written, but only a good one is kept: the next is written over a bad one.
    let mut kept = 0;
    for &one in few {
        for &other in many {
            room[kept] = one | other;
            kept += usize::from(one & other == 0);
        }
    }
    kept
}
// ANCHOR_END: join
