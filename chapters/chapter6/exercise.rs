//! Chapter 6's exercise: write the next chapter's idea before you read it.
//!
//! `cargo run -- check 6` checks this file, the only one to edit. `cargo run -- hint 6` helps.
//!
//! Do `count` first. It is done when it counts right with half as many calls as `look_ahead`, which looks
//! ahead in some depths only; the check shows both numbers. The rest is small, and in any order.

use std::process::ExitCode;

use nqueens::chapters::chapter6::middle_lines::rest::{Row, sum_over_classes};
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, and gives up what cannot be completed.
///
/// Begin with `eight_fold`'s `count` and `fill`: `sum_over_classes` hands you the rows that a class
/// leaves. Then, before you call for the rows below a new queen, look at all of them. If some row has
/// no free square left, or some column that still needs a queen has a free square in none of them,
/// there is no solution below: take the queen back, and try the next.
///
/// Tell `observer` what you do, as in chapter 5. A queen that is taken back at once leads to no call.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    todo!()
}

/// Whether the queens of `answer`, in the first rows of a board of side `n`, leave some row below
/// without a free square, or some column without a queen and without a free square.
///
/// `is_dead(6, &[0, 5, 1])` is true: row 4 is attacked from end to end.
pub fn is_dead(n: usize, answer: &[usize]) -> bool {
    todo!()
}

/// How many different boards the solution `answer` becomes when it is turned and mirrored in all
/// eight ways, itself counted: 8, 4 or 2, or 1 for a single queen.
///
/// `different_images(&[1, 3, 0, 2])` is 2.
pub fn different_images(answer: &[usize]) -> usize {
    todo!()
}

/// Hands the functions to the checker. Leave it as it is.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("is_dead", |(n, answer): (usize, Vec<usize>)| {
            is_dead(n, &answer)
        })
        .function("different_images", |(answer,): (Vec<usize>,)| {
            different_images(&answer)
        })
        .run()
}
