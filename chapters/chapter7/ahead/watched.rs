//! The chapter's search, watched while it looks ahead in some depths and not in others.

use std::ops::RangeInclusive;

use crate::chapters::chapter7::look_ahead::count_looking_ahead_with;
use crate::observer::Observer;

/// No depth at all: no board has so many rows.
pub const NOWHERE: RangeInclusive<usize> = usize::MAX..=usize::MAX;

/// Every depth of a board of side `n`.
pub fn everywhere(n: usize) -> RangeInclusive<usize> {
    1..=n
}

/// What an observer was told by the search that looks ahead with so many rows left.
pub fn watched<O: Observer + Default>(rows_left: RangeInclusive<usize>, n: usize) -> O {
    let mut observer = O::default();
    count_looking_ahead_with(rows_left, n, &mut observer);
    observer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chapters::chapter6::eight_fold;
    use crate::observer::Tally;

    #[test]
    fn looking_ahead_nowhere_is_the_search_before() {
        let mut before = Tally::default();
        eight_fold::count(9, &mut before);
        assert_eq!(watched::<Tally>(NOWHERE, 9), before);
        assert!(watched::<Tally>(everywhere(9), 9).calls < before.calls);
    }
}
