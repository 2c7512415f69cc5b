//! The processor's vectors: the only unsafe code of the chapter.
//!
//! Two things are unsafe.
//!
//! An AVX2 instruction must not be executed by a processor that lacks it. The vectors are private to
//! this folder; only [`passes`](passes::passes) makes use of them, and it asks the processor first.
//! This is the argument wherever no other is given.
//!
//! And a vector is read and written through a pointer. Before each such access an assertion checks
//! that all of it lies within the array.

#![allow(unsafe_code)]

mod avx2;
mod packing;
pub mod passes;
#[cfg(test)]
mod tests;
