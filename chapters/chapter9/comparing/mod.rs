//! Two lists of words compared, 256 pairs at a time.

pub mod bitset;
pub mod block;
pub mod buckets;
pub mod counter;
pub mod probe;
pub mod slices;
pub mod turning;
