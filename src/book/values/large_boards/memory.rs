//! What the recorded counts took of memory, and what larger ones would.

use super::super::lookup::number;
use super::super::numbers::ratio;
use super::long_counts::{counts, long_count};
use crate::recordings::long_counts::{LongCount, LongCounts};
use crate::text::memory;

const GIB: f64 = (1u64 << 30) as f64;

/// How many times more memory it took for N = `n` than for the smaller one.
pub fn memory_growth(stage: &str, n: &str, smaller: &str) -> Result<String, String> {
    let [large, small] = [long_count(stage, n)?, long_count(stage, smaller)?];
    Ok(ratio(large.peak_bytes, small.peak_bytes))
}

/// From the two boards before of the same kind, odd or even, as if memory went on to grow as it did
/// between them.
fn estimated_bytes(counts: &LongCounts, stage: &str, n: usize) -> Option<f64> {
    let bytes = |n: usize| Some(counts.get(stage, n)?.peak_bytes as f64);
    let (before, long_before) = (bytes(n.checked_sub(2)?)?, bytes(n.checked_sub(4)?)?);
    Some(before * before / long_before)
}

pub fn estimated_memory(stage: &str, n: &str) -> Result<String, String> {
    let bytes = estimated_bytes(&counts()?, stage, number(n)?);
    let bytes = bytes.ok_or_else(|| format!("the memory of {stage} was not recorded"))?;
    Ok(format!("about {}", memory(bytes)))
}

/// The largest board that was recorded with so little memory, if the next one is known to need
/// more.
pub fn largest_n_in_gib(stage: &str, gib: &str) -> Result<String, String> {
    let counts = counts()?;
    let room = GIB * number(gib)? as f64;
    let fits = |count: &&LongCount| count.stage == stage && count.peak_bytes as f64 <= room;
    let largest = counts.counts.iter().filter(fits).map(|count| count.n).max();
    let largest = largest.ok_or_else(|| format!("{stage} was not recorded in {gib} GiB"))?;
    match estimated_bytes(&counts, stage, largest + 1) {
        Some(bytes) if bytes > room => Ok(largest.to_string()),
        _ => Err(format!("N = {} may fit into {gib} GiB, too", largest + 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recordings::recorded::Recorded;

    #[test]
    fn memory_goes_on_to_grow_as_it_did() {
        let counts = LongCounts::read().unwrap();
        let [small, large] = [18, 20].map(|n| {
            let count = counts.get("eight_flags", n).unwrap();
            count.peak_bytes as f64
        });
        let estimate = estimated_bytes(&counts, "eight_flags", 22).unwrap();
        assert!((estimate / large - large / small).abs() < 1e-9);
        assert_eq!(estimated_bytes(&counts, "eight_flags", 26), None);
    }
}
