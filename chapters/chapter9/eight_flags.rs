//! Each solution found in one of its eight images only, and known by its flags.
//!
//! `bit_slices` finds every solution eight times over: turned, and mirrored. Chapter 6 escapes
//! by the middle lines, but an even board cut into quarters has none.
//!
//! ```text
//!      a b-->                 A flag is a corner and an edge that leaves it: there are eight.
//!      | +-------+-------+    Each shows a set: of the lines that leave its edge, counted from
//!      v |       |       |    its corner, those of the first half whose queens stand in its
//!        |       |       |    quarter. Flag a shows the rows of the north-west quarter's queens,
//!        +-------+-------+    counted from the north, and b their columns, from the west.
//!        |       |       |    Flags d and c show the rows and columns of those in the
//!        |       |       | ^  south-east, counted from the south and from the east. A line has
//!        +-------+-------+ |  but one queen, so the other four flags show the complements:
//!                   <--c d    what a lacks is what the flag at the north-east end shows.
//! ```
//!
//! Order all sets: larger ones first, those of one size as numbers. The first set among the eight
//! shown is the *leading* one. A symmetry of the board moves flags, and the sets with them, and
//! for any two flags there is just one symmetry that moves the one to the other. So a solution
//! whose leading set is shown by m flags has it at flag a under m of the eight symmetries. Count
//! all pairs of such a solution and such a symmetry twice over, by the solution and by its image:
//! m × solutions = 8 × images with the leading set at a. Nothing asks whether a solution is
//! symmetric itself.
//!
//! Only fillings with the leading set at a are made: a fixes the rows in the north, d those in
//! the south, b concerns the west half alone, and c the east half alone. No set equals its
//! complement, so m is one more than the number of b, c, d that are *tied* with a: that show a's
//! set, or its complement.
//!
//! Cost: for even N about a quarter of the ways to deal the rows, and fewer halves for each.
//! Source: worked out here; Kluev's program keeps one image in four to eight, by the diagonals.

use super::dealing::deals::{Deals, Workspace};
use super::filling::frame::Frame;
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 22.
///
/// Memory is mostly the quarters. Two more rows and columns take some seven times as much.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    // Without a half there is no flag, and no two symmetries differ.
    if n < 2 {
        return 1;
    }
    let mut thirds = 0;
    for frame in Frame::all(n) {
        let deals = Deals::new(&frame, observer);
        let mut workspace = Workspace::new(&deals);
        for deal in deals.all() {
            thirds += deals.count(deal, &mut workspace, observer);
        }
    }
    thirds / 3
}
// ANCHOR_END: count
