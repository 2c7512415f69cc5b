//! The stages, chapter by chapter. Each chapter's `mod.rs` is its page of the catalogue.
//!
//! A stage's function takes the board size `n` and an [`Observer`](crate::observer::Observer) and
//! returns the number of solutions. It neither prints nor reads a clock; it never panics for an
//! `n` up to [`BoardSize::MAX`](crate::board::size::BoardSize::MAX), unless its own page states a
//! smaller limit.

pub mod chapter1;
pub mod chapter10;
pub mod chapter11;
pub mod chapter2;
pub mod chapter3;
pub mod chapter4;
pub mod chapter5;
pub mod chapter6;
pub mod chapter7;
pub mod chapter8;
pub mod chapter9;
