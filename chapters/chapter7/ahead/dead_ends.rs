//! Whether rows that are still to be filled can be filled at all.

use crate::chapters::chapter6::middle_lines::rest::Row;

// ANCHOR: dead
/// Whether a row of `rows` has no free square left, or a column that needs a queen has a free
/// square in none of them. Then there is no solution below.
///
/// `columns` are taken; the diagonals are those that queens attack in the row above `rows`.
pub fn is_dead(rows: &[Row], columns: u32, mut diagonals: u32, mut anti_diagonals: u32) -> bool {
    let mut attacked_in_all = u32::MAX;
    for row in rows {
        diagonals <<= row.step;
        anti_diagonals >>= row.step;
        let attacked = columns | diagonals | anti_diagonals | row.blocked;
        if attacked == u32::MAX {
            return true;
        }
        attacked_in_all &= attacked;
    }
    attacked_in_all != columns
}
// ANCHOR_END: dead

#[cfg(test)]
mod tests {
    use super::*;

    fn rows<const K: usize>(blocked: [u32; K]) -> [Row; K] {
        let mut row = 0;
        blocked.map(|blocked| {
            row += 1;
            Row {
                row,
                step: 1,
                blocked,
            }
        })
    }

    /// A board with three columns, the other bits being off the board.
    const OFF_BOARD: u32 = !0b111;

    #[test]
    fn rows_and_columns_with_a_free_square_each_are_alive() {
        let rows = rows([0b110, 0b011, 0b101]);
        assert!(!is_dead(&rows, OFF_BOARD, 0, 0));
    }

    #[test]
    fn a_row_without_a_free_square_is_dead() {
        assert!(is_dead(&rows([0, 0b111, 0]), OFF_BOARD, 0, 0));
        // A queen in the middle of the row above, and one blocked square.
        assert!(is_dead(&rows([0, 0b101]), OFF_BOARD | 0b010, 0b010, 0b010));
    }

    #[test]
    fn a_column_without_a_free_square_is_dead_unless_it_has_its_queen() {
        let rows = rows([0b001, 0b001]);
        assert!(is_dead(&rows, OFF_BOARD, 0, 0));
        assert!(!is_dead(&rows, OFF_BOARD | 0b001, 0, 0));
    }

    #[test]
    fn with_no_row_left_every_column_must_have_its_queen() {
        assert!(!is_dead(&[], u32::MAX, 0, 0));
        assert!(is_dead(&[], OFF_BOARD, 0, 0));
    }
}
