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

use super::bit_slices::busy_diagonals;
use super::followers::{Followers, followers};
use super::frame::{Frame, Middle};
use super::halves::{Halves, Rows, Words};
use super::layout::Layout;
use super::slices::{Half, Slices};
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
    let frames = Frame::all(n);
    frames
        .iter()
        .map(|frame| count_frame(frame, observer))
        .sum()
}

fn count_frame<O: Observer>(frame: &Frame, observer: &mut O) -> u64 {
    let layout = Layout::new(frame, busy_diagonals(frame.n));
    let halves = Halves::new(frame, &layout, observer);
    let mut slices = Slices::new(&layout);
    let mut west = Words::default();
    let mut east = Words::default();
    let reversed = |set: u32| set.reverse_bits() >> (u32::BITS as usize - frame.side);

    // How many have the leading set at a, by how many of b, c, d are tied with it.
    let mut leading = [0; 4];
    for a in 0..1 << frame.side {
        let Some(Followers { sets, tied }) = followers(frame, a) else {
            continue;
        };
        for (place, &d) in sets.iter().enumerate() {
            let rows = Rows {
                north: a,
                south: reversed(d),
            };
            west.clear();
            east.clear();
            let (mut west_tied, mut east_tied) = (0, 0);
            for (place, &set) in sets.iter().enumerate() {
                halves.west(rows, set, &mut west, observer);
                halves.east(rows, reversed(set), &mut east, observer);
                if place < tied {
                    west_tied = west.as_slice().len();
                    east_tied = east.as_slice().len();
                }
            }
            let west = Half {
                words: west.as_slice(),
                tied: west_tied,
            };
            let east = Half {
                words: east.as_slice(),
                tied: east_tied,
            };
            let ties_of_d = usize::from(place < tied);
            let disjoint = slices.count_tied(west, east, observer);
            for (ties, pairs) in disjoint.into_iter().enumerate() {
                leading[ties_of_d + ties] += pairs;
            }
        }
    }
    match frame.middle {
        // The queens on the arms have chosen one of the eight images already.
        Middle::Arms => frame.images() * leading[0],
        Middle::None | Middle::Centre => leading
            .iter()
            .zip(1..)
            .map(|(images, flags)| 8 * images / flags)
            .sum(),
    }
}
// ANCHOR_END: count
