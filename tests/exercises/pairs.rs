//! Counts of pairs of halves that err about which pairs to compare, or spare none.

use nqueens::chapters::chapter9::half_boards;
use nqueens::observer::Observer;

/// Right, but every pair is compared.
pub fn all_pairs(n: usize, mut observer: &mut dyn Observer) -> u64 {
    half_boards::count(n, &mut observer)
}

/// Those without the lowest anti-diagonal of both lists are forgotten.
pub fn pairs_forgotten(n: usize, observer: &mut dyn Observer) -> u64 {
    by_split(n, observer, [(true, false), (false, true)])
}

/// Those without it are counted in both halves of the work.
pub fn pairs_counted_twice(n: usize, observer: &mut dyn Observer) -> u64 {
    let kinds = [(true, false), (false, true), (false, false), (false, false)];
    by_split(n, observer, kinds)
}

/// Right, but split by a diagonal that few queens stand on.
pub fn idle_diagonal(n: usize, observer: &mut dyn Observer) -> u64 {
    by_split(n, observer, [(true, false), (false, true), (false, false)])
}

/// Compares the words that have, or lack, the anti-diagonal next to the corner, in these pairings.
fn by_split<const KINDS: usize>(
    n: usize,
    mut observer: &mut dyn Observer,
    kinds: [(bool, bool); KINDS],
) -> u64 {
    let diagonal: u128 = 1 << (64 + n / 2);
    half_boards::count_by(n, &mut observer, |west, east, observer| {
        let mut disjoint = 0;
        for (west_has, east_has) in kinds {
            for west in west
                .iter()
                .filter(|&west| (west & diagonal != 0) == west_has)
            {
                for east in east
                    .iter()
                    .filter(|&east| (east & diagonal != 0) == east_has)
                {
                    observer.look_mask();
                    disjoint += u64::from(west & east == 0);
                }
            }
        }
        disjoint
    })
}
