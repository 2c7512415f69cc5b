//! What stands on the middle lines before the four corners are filled.
//!
//! An even board is cut into four square corners. An odd board has a middle row and a middle
//! column besides. Either one queen stands on both, in the centre, or each has a queen of its
//! own, on an arm of the cross. The two are not equally far from the centre, or they would share
//! a diagonal. So just one of the eight images of the board (turned, mirrored) has the middle
//! row's queen in the east, the middle column's in the south, and the middle row's farther out.
//! Only that one is searched, and counts eight times. The south-east corner owns both queens.
//!
//! ```text
//!   even          centre          arms
//!  . . | . .    . . \ | / . .    . . | . .
//!  . . | . .    . . . | . . .    . . | . .
//!  ----+----    ------Q------    ----+--q-    q: column offset of the middle row's queen
//!  . . | . .    . . . | . . .    . . | . .
//!  . . | . .    . . / | \ . .    . . p . .    p: row offset of the middle column's, p < q
//! ```

use super::corner::Corner;

/// Which queens stand on the middle lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Middle {
    /// `n` is even: there are no middle lines.
    None,
    /// `n` is odd, and a queen stands in the centre.
    Centre,
    /// `n` is odd, and two queens stand on the south and the east arm of the middle lines.
    Arms,
}

/// The board with its middle lines decided.
#[derive(Debug, Clone, Copy)]
pub struct Frame {
    /// Rows, and columns.
    pub n: usize,
    /// Rows, and columns, of each corner.
    pub side: usize,
    /// What stands on the middle lines.
    pub middle: Middle,
}

impl Frame {
    /// The frames for `n` queens: each solution, or an image of it, fills just one.
    pub fn all(n: usize) -> Vec<Self> {
        let middles: &[Middle] = match n % 2 {
            0 => &[Middle::None],
            _ => &[Middle::Centre, Middle::Arms],
        };
        middles
            .iter()
            .map(|&middle| Self {
                n,
                side: n / 2,
                middle,
            })
            .collect()
    }

    /// How many solutions each filling of this frame stands for.
    pub fn images(&self) -> u64 {
        match self.middle {
            Middle::None | Middle::Centre => 1,
            Middle::Arms => 8,
        }
    }

    /// The corner that holds a queen on this square, if the frame lets one stand there.
    pub fn corner(&self, row: usize, column: usize) -> Option<Corner> {
        let far = self.n - self.side;
        let (north, south) = (row < self.side, row >= far);
        let (west, east) = (column < self.side, column >= far);
        let on_long_diagonal = row == column || row + column == self.n - 1;
        if self.middle == Middle::Centre && on_long_diagonal {
            return None;
        }
        match (north, south, west, east) {
            (true, _, true, _) => Some(Corner::NorthWest),
            (true, _, _, true) => Some(Corner::NorthEast),
            (_, true, true, _) => Some(Corner::SouthWest),
            (_, true, _, true) => Some(Corner::SouthEast),
            // The south and the east arm.
            (false, south, false, east) if self.middle == Middle::Arms && south != east => {
                Some(Corner::SouthEast)
            }
            _ => None,
        }
    }
}
