//! Fundamental solutions: those that no symmetry turns into one another (OEIS A002562).
//!
//! Of each set of images, one solution is counted, the first in the order of squares. The number of
//! images says how many solutions it stands for: N = 8 has 12 fundamental solutions, of which 11
//! have 8 images and one has 4, since a half turn keeps it: 92 = 11 × 8 + 1 × 4.

use std::collections::BTreeMap;

use super::symmetries::images_represented;
use crate::board::placement::Square;
use crate::chapters::chapter5::bitmasks;
use crate::observer::Placements;

/// The number of fundamental solutions for `n` queens, by how many images they have. All solutions
/// are listed for it, so `n` had better be at most 13.
pub fn fundamental_solutions(n: usize) -> BTreeMap<u64, u64> {
    let mut by_images = BTreeMap::new();
    let mut observer = Placements::new(|solution| {
        let queens: Vec<Square> = solution.queens().collect();
        if let Some(images) = images_represented(n, &queens) {
            *by_images.entry(images).or_insert(0) += 1;
        }
        std::ops::ControlFlow::Continue(())
    });
    bitmasks::count(n, &mut observer);
    by_images
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::known::SOLUTIONS;

    /// OEIS A002562, from N = 1.
    const FUNDAMENTAL: [u64; 13] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1_787, 9_233];

    #[test]
    fn as_many_as_are_known_and_their_images_are_all_solutions() {
        for (n, &fundamental) in (1..).zip(&FUNDAMENTAL) {
            let by_images = fundamental_solutions(n);
            assert_eq!(by_images.values().sum::<u64>(), fundamental, "N = {n}");
            let all: u64 = by_images.iter().map(|(images, count)| images * count).sum();
            assert_eq!(all, SOLUTIONS[n], "N = {n}");
        }
    }

    #[test]
    fn eight_queens() {
        let by_images = fundamental_solutions(8);
        assert_eq!(by_images, BTreeMap::from([(4, 1), (8, 11)]));
    }
}
