use super::*;

#[test]
fn both_joins_keep_the_disjoint_pairs() {
    // Words of few bits, so that some pairs are disjoint; lists of every length to 9.
    let word = |i: u64| 1 << (i * i % 11) | 1 << (i * 7 % 13 + 11);
    for (few, many) in (0..10).flat_map(|few| (0..10).map(move |many| (few, many))) {
        let few: Vec<u64> = (0..few).map(word).collect();
        let many: Vec<u64> = (20..20 + many).map(word).collect();
        let pairs = few.iter().flat_map(|&x| many.iter().map(move |&y| (x, y)));
        let mut expected: Vec<u64> = pairs
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
