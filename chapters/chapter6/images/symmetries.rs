//! The eight symmetries of the board: four turns, and the four turns of its mirror image.
//!
//! Queens attack along rows, columns and both diagonals, and each symmetry turns these into one
//! another. So an image of a solution is a solution.

use std::cmp::Ordering;

use crate::board::placement::Square;

/// How many different images `queens` has, 1, 2, 4 or 8, if it is the one that represents them all:
/// the one with the queens furthest up and, as far as that is equal, furthest left. `None` if it is
/// another. No two queens may share a row or a column.
///
/// Some number of symmetries (the stabilizer's size) leave the queens where they are, and every
/// image is met that many times. So the number of different images is 8 divided by it.
pub fn images_represented(n: usize, queens: &[Square]) -> Option<u64> {
    let itself = image(0, n, queens);
    let mut stabilizer = 1;
    for symmetry in 1..8 {
        match image(symmetry, n, queens).cmp(&itself) {
            Ordering::Less => return None,
            Ordering::Equal => stabilizer += 1,
            Ordering::Greater => {}
        }
    }
    Some(8 / stabilizer)
}

/// The masks of this chapter have 32 bits.
const LARGEST_BOARD: usize = 32;

/// The column of each row's queen.
type Columns = [u8; LARGEST_BOARD];

/// The column of a row without a queen: right of all others.
const NO_QUEEN: u8 = u8::MAX;

/// `queens` after one of the eight symmetries, of which number 0 changes nothing.
fn image(symmetry: usize, n: usize, queens: &[Square]) -> Columns {
    let mut columns = [NO_QUEEN; LARGEST_BOARD];
    for &queen in queens {
        let image = image_of_queen(symmetry, n, queen);
        columns[image.row] = image.column as u8;
    }
    columns
}

/// Where one of the eight symmetries, 0 to 7, puts a queen. The first four turn the board by so many
/// quarters; the others mirror it first.
pub fn image_of_queen(symmetry: usize, n: usize, queen: Square) -> Square {
    let first = if symmetry < 4 {
        queen
    } else {
        mirrored(n, queen)
    };
    (0..symmetry % 4).fold(first, |queen, _| turned(n, queen))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares (row, column) in this order.
    fn squares<const K: usize>(squares: [(usize, usize); K]) -> Vec<Square> {
        squares.map(|(row, column)| Square { row, column }).to_vec()
    }

    #[test]
    fn a_square_goes_round_and_comes_from_the_other_side() {
        let images = [0, 1, 2, 3, 4, 5, 6, 7].map(|index| image(index, 3, &squares([(0, 1)])));
        let middles =
            [(0, 1), (1, 2), (2, 1), (1, 0)].map(|middle| image(0, 3, &squares([middle])));
        assert_eq!(images[..4], middles);
        assert_eq!(images[4..], middles);
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
