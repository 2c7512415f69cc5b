//! What is searched once, and how often it counts: classes of placements on the middle lines.
//!
//! The middle row and the middle column of an odd board, the two middle rows and the two middle
//! columns of an even one, are the same lines after any symmetry. Put queens on just these lines.
//! Two such placements that are images of each other have equally many completions: the symmetry
//! that turns one into the other turns the completions into one another. So it is enough to
//! complete one of each class, and to multiply by the number of its images. No completed solution
//! has to be looked at: whether it is symmetric itself does not matter.
//!
//! On an odd board, a queen in the very centre is a class of its own, of weight 1: all symmetries
//! are still there, and completing it would take a third of all the time at N = 15. It is split
//! further by the next ring of lines: the rows and columns at distance 1 from the middle.

use super::rings::{fill, lines};
use crate::board::placement::Square;
use crate::chapters::chapter6::images::symmetries::images_represented;

/// A placement on the middle lines that stands for all of its images.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Class {
    /// The queens, sorted. Every line that they were to fill has one.
    pub queens: Vec<Square>,
    /// How many different images it has: 8 divided by the number of symmetries that keep it.
    pub weight: u64,
}

// ANCHOR: classes
/// The classes for a board of side `n`: every solution contains an image of exactly one of them.
pub fn classes(n: usize) -> Vec<Class> {
    let empty_board = Class {
        queens: Vec::new(),
        weight: 1,
    };
    let mut classes = vec![empty_board];
    for ring in 0..n.div_ceil(2) {
        classes = classes
            .into_iter()
            .flat_map(|class| match class.weight {
                1 => split_by_ring(n, ring, &class),
                _ => vec![class],
            })
            .collect();
    }
    classes
}

/// Puts queens on the lines of `ring` in every way; keeps one of each class of images.
///
/// The queens of `class` are their own images (its weight is 1), so that the images of what
/// contains them contain them too.
fn split_by_ring(n: usize, ring: usize, class: &Class) -> Vec<Class> {
    let mut parts = Vec::new();
    let mut queens = class.queens.clone();
    fill(n, &lines(n, ring), &mut queens, &mut |queens| {
        let mut queens = queens.to_vec();
        queens.sort_unstable();
        if let Some(weight) = images_represented(n, &queens) {
            parts.push(Class { queens, weight });
        }
    });
    parts
}
// ANCHOR_END: classes

#[cfg(test)]
mod tests {
    use super::*;

    fn of_middle_lines(n: usize) -> Vec<Class> {
        let empty_board = Class {
            queens: Vec::new(),
            weight: 1,
        };
        split_by_ring(n, 0, &empty_board)
    }

    /// Obtained by an independent program.
    #[test]
    fn as_many_classes_as_another_program_finds() {
        let counts = [13, 14, 15, 16, 17].map(|n| of_middle_lines(n).len());
        assert_eq!(counts, [16, 849, 22, 1814, 29]);
    }

    #[test]
    fn a_class_that_all_symmetries_keep_is_split_if_lines_are_left() {
        for n in 0..=13 {
            let whole = classes(n).iter().any(|class| class.weight == 1);
            assert_eq!(whole, n < 2, "N = {n}");
        }
    }

    /// Together, the images of the classes are all placements on the middle lines.
    #[test]
    fn weights_add_up_to_all_placements() {
        for n in 1..=9 {
            let mut all = 0;
            fill(n, &lines(n, 0), &mut Vec::new(), &mut |_| all += 1);
            let weights: u64 = of_middle_lines(n).iter().map(|class| class.weight).sum();
            assert_eq!(weights, all, "N = {n}");
        }
    }
}
