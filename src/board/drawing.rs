//! Boards as text.

use crate::board::placement::Square;

const QUEEN: &str = "♛";
const EMPTY: &str = "·";
const BLOCKED: &str = "×";

/// The lines of a board of side `n`, all of the same width.
pub fn board(n: usize, queens: &[Square], blocked: &[Square]) -> Vec<String> {
    let symbol = |square| {
        if queens.contains(&square) {
            QUEEN
        } else if blocked.contains(&square) {
            BLOCKED
        } else {
            EMPTY
        }
    };
    let line = |row| {
        let squares = (0..n).map(|column| symbol(Square { row, column }));
        squares.collect::<Vec<_>>().join(" ")
    };
    (0..n).map(line).collect()
}

/// How many characters wide a board of side `n` is.
pub fn board_width(n: usize) -> usize {
    (2 * n).saturating_sub(1)
}

/// The characters between two drawings that stand side by side.
const GAP: &str = "   ";

/// How many drawings of `drawing_width` characters fit beside each other; at least one.
pub fn how_many_fit(drawing_width: usize, terminal_width: usize) -> usize {
    let gap = GAP.len();
    ((terminal_width + gap) / (drawing_width + gap)).max(1)
}

/// Puts drawings of the same height beside each other.
pub fn side_by_side(drawings: &[Vec<String>]) -> Vec<String> {
    let height = drawings.iter().map(Vec::len).max().unwrap_or(0);
    let width = |drawing: &Vec<String>| drawing.iter().map(|line| line.chars().count()).max();
    let line = |index: usize| {
        let parts = drawings.iter().map(|drawing| {
            let text = drawing.get(index).map_or("", String::as_str);
            format!("{text:<width$}", width = width(drawing).unwrap_or(0))
        });
        let joined = parts.collect::<Vec<_>>().join(GAP);
        joined.trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::placement::Placement;

    #[test]
    fn two_boards_beside_each_other() {
        let drawings = [[1, 3, 0, 2], [2, 0, 3, 1]].map(|columns| {
            let queens: Vec<Square> = Placement::new(columns.to_vec()).queens().collect();
            board(4, &queens, &[Square { row: 3, column: 0 }])
        });
        insta::assert_snapshot!(side_by_side(&drawings).join("\n"), @r"
        · ♛ · ·   · · ♛ ·
        · · · ♛   ♛ · · ·
        ♛ · · ·   · · · ♛
        × · ♛ ·   × ♛ · ·
        ");
    }

    #[test]
    fn at_least_one_board_fits() {
        assert_eq!(how_many_fit(7, 80), 8);
        assert_eq!(how_many_fit(7, 17), 2);
        assert_eq!(how_many_fit(7, 16), 1);
        assert_eq!(how_many_fit(7, 0), 1);
    }
}
