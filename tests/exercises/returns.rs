//! Right searches, most of which return something else than what they found.

use nqueens::board::placement::Square;
use nqueens::observer::Observer;

use crate::rules;

/// Does not think of a board without squares.
pub fn empty_board_forgotten(n: usize, observer: &mut dyn Observer) -> u64 {
    if n == 0 { 0 } else { search(n, observer) }
}

/// Finds every solution, and adds none of them up.
pub fn not_added_up(n: usize, observer: &mut dyn Observer) -> u64 {
    search(n, observer);
    0
}

/// Adds one for the call itself.
pub fn one_too_many(n: usize, observer: &mut dyn Observer) -> u64 {
    let for_itself = u64::from(n > 3);
    search(n, observer) + for_itself
}

/// Looks for a row that no board has.
pub fn never_complete(n: usize, observer: &mut dyn Observer) -> u64 {
    observer.call();
    for column in 0..n {
        observer.place(0, column);
        observer.remove(0, column);
    }
    0
}

fn search(n: usize, observer: &mut dyn Observer) -> u64 {
    let attacks = |a: Square, b: Square| a.attacks(b).is_some();
    rules::fill(n, &mut Vec::new(), attacks, observer)
}
