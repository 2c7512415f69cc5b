//! Chapter 7's exercise: write the next chapter's idea before you read it.
//!
//! `cargo run -- check 7` checks this file, the only one to edit. `cargo run -- hint 7` helps.
//!
//! Do `count` first. It is done when it counts right with as few calls as `batches`; the check shows
//! both numbers. The rest is small, and in any order.

use std::process::ExitCode;

use nqueens::chapters::chapter6::middle_lines::rest::{Row, sum_over_classes};
use nqueens::chapters::chapter7::ahead::dead_ends::is_dead;
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, a row at a time: all partial placements of a row are held in a
/// list, and the next row's list is made from it.
///
/// `sum_over_classes` hands you the rows that a class leaves, as in chapters 6 and 7. Begin with a
/// list of one placement, without a queen in any of them. From row to row, give each placement of the
/// list a child for each free square, and keep the children that are alive: `is_dead` tells. A child
/// that waits for the last row's queen, and is alive, is a solution.
///
/// Tell `observer.call()` for the first placement, and for each child that is kept. Of the queens
/// nothing need be told: there is no one board any more.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    todo!()
}

/// A partial placement on a plain board of side `n`, waiting for a queen in some row: the columns
/// taken, what is attacked along diagonals and along anti-diagonals, and the free squares of that row
/// that are still to be tried. Only the `n` columns of the board have a bit in them.
pub type Waiting = (u32, u32, u32, u32);

/// One pass: each of `parents` gets one child, with a queen on the parent's lowest free square.
/// Returns the children that have a free square in their own row, the next one, and then the parents
/// that have squares left to try. Both are in the order of `parents`.
///
/// `one_pass(4, vec![(0, 0, 0, 0b1111)])` is
/// `([(0b0001, 0b0010, 0b0000, 0b1100)], [(0b0000, 0b0000, 0b0000, 0b1110)])`.
pub fn one_pass(n: usize, parents: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    todo!()
}

/// Which lanes are kept, in order: the set bits of `kept`, lowest first. The places behind them are 0.
/// A vector is packed by a table of these. Write it without an `if`: write to the next place in any
/// case, and move on by 1 or by 0.
///
/// `kept_lanes(0b1010_0001)` is `[0, 5, 7, 0, 0, 0, 0, 0]`.
pub fn kept_lanes(kept: u8) -> [u8; 8] {
    todo!()
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("one_pass", |(n, parents): (usize, Vec<Waiting>)| {
            one_pass(n, parents)
        })
        .function("kept_lanes", kept_lanes)
        .run()
}
