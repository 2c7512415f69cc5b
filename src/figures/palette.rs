//! The colours of all pictures. Each picture stands on a light panel of its own, so that it reads
//! the same whatever the page's theme is.

use crate::board::placement::Line;

/// The panel that a picture stands on.
pub const PANEL: &str = "#f7f5ef";
/// The panel's edge.
pub const PANEL_EDGE: &str = "#cfc9bb";
/// A square of a board, or an entry of an array.
pub const SQUARE: &str = "#ffffff";
/// The lines between squares.
pub const GRID: &str = "#b9b3a5";
/// Queens, headings, and most text.
pub const INK: &str = "#22303c";
/// Less important text and crosses.
pub const MUTED: &str = "#5d6873";
/// Edges of a tree along which a square was left empty.
pub const FAINT: &str = "#aab0b5";
/// Edges of a tree along which a queen was placed.
pub const PLACED: &str = "#2b6cb0";
/// Squares that are only to be told from the others.
pub const SHADE: &str = "#e4e0d6";
/// Solutions, and what is free.
pub const GOOD: &str = "#2e7d32";
/// The background of what is free.
pub const GOOD_TINT: &str = "#cfe8cf";

/// The background of the middle lines of a board.
pub const MIDDLE: &str = "#f1e7b8";
/// What can have no solution.
pub const DEAD: &str = "#b3261e";

/// Queens that are to be told apart, and what they mark.
pub const QUEENS: [&str; 3] = ["#2b6cb0", "#c05a12", "#a8337d"];

/// The colour of a line of attack.
pub fn of_line(line: Line) -> &'static str {
    match line {
        Line::Row => "#7a6200",
        Line::Column => "#2b6cb0",
        Line::Diagonal => "#c05a12",
        Line::AntiDiagonal => "#a8337d",
    }
}

/// The background of a square on a line of attack.
pub fn tint_of_line(line: Line) -> &'static str {
    match line {
        Line::Row => "#f1e7b8",
        Line::Column => "#cfe1f4",
        Line::Diagonal => "#fadcc3",
        Line::AntiDiagonal => "#f3d3e7",
    }
}

/// Backgrounds for the seven diagonals of a board with four rows, told apart by more than hue.
pub const SCALE: [&str; 7] = [
    "#cfe1f4", "#fadcc3", "#cfe8cf", "#f3d3e7", "#f1e7b8", "#c9e6e6", "#dcd3ee",
];
