//! The corners of the board.

/// The quarters of the board, in the order in which arrays of four hold them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Corner {
    /// Top left.
    NorthWest,
    /// Top right.
    NorthEast,
    /// Bottom left.
    SouthWest,
    /// Bottom right.
    SouthEast,
}

impl Corner {
    /// All four.
    pub const ALL: [Self; 4] = [
        Self::NorthWest,
        Self::NorthEast,
        Self::SouthWest,
        Self::SouthEast,
    ];
}
