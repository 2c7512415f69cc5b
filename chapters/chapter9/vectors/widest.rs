//! The same code, compiled for each kind of processor.

#[cfg(target_arch = "x86_64")]
use super::x86;

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
        return unsafe { compiled_for_avx2(work) };
    }
    work.run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi2,popcnt")]
fn compiled_for_avx2<W: Work>(work: W) -> W::Output {
    work.run()
}
