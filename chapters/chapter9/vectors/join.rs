//! Joining two lists of words.

#[cfg(target_arch = "x86_64")]
use super::x86;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_joins_keep_the_disjoint_pairs() {
        // Words of few bits, so that some pairs are disjoint; lists of every length to 9.
        let word = |i: u64| 1 << (i * i % 11) | 1 << (i * 7 % 13 + 11);
        for (few, many) in (0..10).flat_map(|few| (0..10).map(move |many| (few, many))) {
            let few: Vec<u64> = (0..few).map(word).collect();
            let many: Vec<u64> = (20..20 + many).map(word).collect();
            let mut expected: Vec<u64> = few
                .iter()
                .flat_map(|&x| many.iter().map(move |&y| (x, y)))
                .filter(|(x, y)| x & y == 0)
                .map(|(x, y)| x | y)
                .collect();
            expected.sort_unstable();
            for join in [join, join_without_vectors] {
                let mut room = vec![u64::MAX; few.len() * many.len() + 4];
                let kept = join(&few, &many, &mut room);
                room[..kept].sort_unstable();
                assert_eq!(room[..kept], expected);
            }
        }
    }
}
