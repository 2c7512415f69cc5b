//! What needs the processor's own vectors: the chapter's only `unsafe`.
//!
//! A program that is to run on every x86-64 processor may use AVX2 only after asking for it. Most
//! code is compiled twice, without and with it, and [`widest`](widest::widest) picks at run time.
//! Only [`join`](join::join) is also written twice, since no compiler finds the shuffle in it.

#![allow(unsafe_code)]

pub mod join;
pub mod widest;

#[cfg(target_arch = "x86_64")]
mod x86;
