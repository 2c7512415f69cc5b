use super::*;
use crate::chapters::chapter9::comparison::Comparison;
use crate::chapters::chapter9::vectors::{self, Work};

/// As many different words as asked for, of few bits each.
fn words(count: u32, seed: u32) -> Vec<u32> {
    let mix = |i: u32| (i ^ seed).wrapping_mul(0x9e37_79b9).rotate_left(i % 32);
    (0..count)
        .map(|i| mix(i) & mix(i + 7) & mix(i + 77) & 0x7f7f_7f7f)
        .collect()
}

#[test]
fn a_block_counts_what_comparing_one_by_one_counts() {
    let (mut block, mut other_block) = (Block::new(), Block::new());
    for standing in [0, 1, 7, 8, 100, 255, 256] {
        for passing in [0, 1, 15, 16, 17, 300] {
            let standing = words(standing, 1);
            let passing = [words(passing, 2), words(passing / 3, 3)];
            let untied = standing.len() * 2 / 3;
            let disjoint = |standing: &[u32], passing: &[u32]| {
                let with = |x: u32| passing.iter().filter(|&&y| x & y == 0).count() as u64;
                standing.iter().map(|&x| with(x)).sum::<u64>()
            };
            let (free, tied) = standing.split_at(untied);
            let expected = [
                disjoint(free, &passing[0]),
                disjoint(tied, &passing[0]) + disjoint(free, &passing[1]),
                disjoint(tied, &passing[1]),
            ];
            let comparison = |block| Comparison {
                block,
                words: &standing,
                bits: 7,
                untied: first(untied),
                passing: &passing,
            };
            assert_eq!(comparison(&mut block).run(), expected);
            assert_eq!(vectors::widest(comparison(&mut other_block)), expected);
        }
    }
}
