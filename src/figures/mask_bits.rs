//! What chapter 5's masks hold in each row on the way to a solution.

use super::apparatus::{N, tree};
use crate::board::placement::{Line, Square};

/// One of the three masks.
pub struct Mask {
    /// A bit is set where a queen above attacks along this line.
    pub line: Line,
    /// Its name.
    pub name: &'static str,
    /// By how many columns to the right a bit moves from a row to the next.
    pub shift: isize,
    /// The same in words.
    pub shift_in_words: &'static str,
}

/// The masks as the lines leave a queen: down to the left, down, down to the right.
pub const MASKS: [Mask; 3] = [
    Mask {
        line: Line::AntiDiagonal,
        name: "anti-diagonals",
        shift: -1,
        shift_in_words: ">> 1: to the left",
    },
    Mask {
        line: Line::Column,
        name: "columns",
        shift: 0,
        shift_in_words: "stay",
    },
    Mask {
        line: Line::Diagonal,
        name: "diagonals",
        shift: 1,
        shift_in_words: "<< 1: to the right",
    },
];

/// The place of the columns' mask.
pub const COLUMNS: usize = 1;

/// Whether a queen above `square` attacks it along `line`.
pub fn is_attacked(queens: &[Square], square: Square, line: Line) -> bool {
    queens
        .iter()
        .filter(|queen| queen.row < square.row)
        .any(|queen| queen.attacks(square) == Some(line))
}

/// The columns of `row` that the stage itself finds free.
pub fn free_columns(queens: &[Square], row: usize) -> Vec<usize> {
    let tree = tree("bitmasks", N);
    let call = tree.with_queens(&queens[..row]);
    tree.placed_by(call)
        .iter()
        .map(|queen| queen.column)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::apparatus::first_solution;

    #[test]
    fn what_the_stage_finds_free_is_in_none_of_the_masks() {
        let queens = first_solution(N);
        for row in 0..N {
            let in_a_mask = |&column: &usize| {
                let square = Square { row, column };
                MASKS
                    .iter()
                    .any(|mask| is_attacked(&queens, square, mask.line))
            };
            let free: Vec<usize> = (0..N).filter(|column| !in_a_mask(column)).collect();
            assert_eq!(free_columns(&queens, row), free);
        }
    }

    /// What the arrows say: a mask is the one above it with the queen's bit, moved.
    #[test]
    fn masks_move_as_the_arrows_say() {
        let queens = first_solution(N);
        for Mask { line, shift, .. } in MASKS {
            let is_set = |row, column| is_attacked(&queens, Square { row, column }, line);
            for (row, queen) in queens.iter().enumerate().take(N - 1) {
                for column in 0..N {
                    let origin = column.checked_add_signed(-shift).filter(|&from| from < N);
                    let comes =
                        origin.is_some_and(|from| is_set(row, from) || from == queen.column);
                    assert_eq!(is_set(row + 1, column), comes, "{line}, row {row}");
                }
            }
        }
    }
}
