//! The eight symmetries of the board: four turns, and the four turns of its mirror image.
//!
//! Queens attack along rows, columns and both diagonals, and each symmetry turns these into one
//! another. So an image of a solution is a solution.

use crate::placement::Square;

/// The eight images of `queens` on a board of side `n`, each sorted, the first `queens` itself.
/// Images that look the same are all there.
pub fn images(n: usize, queens: &[Square]) -> [Vec<Square>; 8] {
    let mut image = queens.to_vec();
    std::array::from_fn(|index| {
        match index {
            0 => {}
            4 => image = queens.iter().map(|&queen| mirrored(n, queen)).collect(),
            _ => image = image.iter().map(|&queen| turned(n, queen)).collect(),
        }
        let mut sorted = image.clone();
        sorted.sort_unstable();
        sorted
    })
}

/// A quarter turn, clockwise: the top row becomes the right column.
fn turned(n: usize, queen: Square) -> Square {
    Square {
        row: queen.column,
        column: n - 1 - queen.row,
    }
}

/// Left and right exchanged.
fn mirrored(n: usize, queen: Square) -> Square {
    Square {
        row: queen.row,
        column: n - 1 - queen.column,
    }
}

/// How many different images `queens` has, 1, 2, 4 or 8, if it is the one that represents them all:
/// the first in the order of squares. `None` if another does.
///
/// Some number of symmetries (the stabilizer's size) leave the queens where they are, and every
/// image is met that many times. So the number of different images is 8 divided by it.
pub fn images_represented(n: usize, queens: &[Square]) -> Option<u64> {
    let images = images(n, queens);
    let itself = &images[0];
    if images.iter().any(|image| image < itself) {
        return None;
    }
    let stabilizer = images.iter().filter(|&image| image == itself).count();
    Some(8 / stabilizer as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares (row, column) in this order.
    fn squares<const K: usize>(squares: [(usize, usize); K]) -> Vec<Square> {
        squares
            .map(|(row, column)| Square { row, column })
            .to_vec()
    }

    #[test]
    fn a_corner_goes_round() {
        let images = images(3, &squares([(0, 0)]));
        let corners = [(0, 0), (0, 2), (2, 2), (2, 0)].map(|corner| squares([corner]));
        assert_eq!(images[..4], corners);
        let from_the_right = [(0, 2), (2, 2), (2, 0), (0, 0)].map(|corner| squares([corner]));
        assert_eq!(images[4..], from_the_right);
    }

    #[test]
    fn the_stabilizer_divides_the_images() {
        assert_eq!(images_represented(3, &squares([(1, 1)])), Some(1));
        assert_eq!(images_represented(3, &squares([(0, 0)])), Some(4));
        assert_eq!(images_represented(3, &squares([(2, 2)])), None);
        assert_eq!(images_represented(4, &squares([(0, 1)])), Some(8));
        // Turned by a quarter, this solution for N = 4 is itself; mirrored, it is the other one.
        let solution = squares([(0, 1), (1, 3), (2, 0), (3, 2)]);
        assert_eq!(images_represented(4, &solution), Some(2));
    }
}
