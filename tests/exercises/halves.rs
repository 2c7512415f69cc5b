//! Mirrored searches that treat the middle column as one of the left half, or forget it.

use nqueens::observer::Observer;
use nqueens::placement::Square;

use crate::rules;

pub fn middle_dropped(n: usize, observer: &mut dyn Observer) -> u64 {
    twice(n, n / 2, observer)
}

pub fn middle_doubled(n: usize, observer: &mut dyn Observer) -> u64 {
    twice(n, n.div_ceil(2), observer)
}

/// Twice the solutions whose first queen is in one of the first columns.
fn twice(n: usize, first_columns: usize, observer: &mut dyn Observer) -> u64 {
    if n == 0 {
        return 1;
    }
    observer.call();
    let mut solutions = 0;
    for column in 0..first_columns {
        let queen = Square { row: 0, column };
        observer.place(0, column);
        let rule = |a: Square, b: Square| a.attacks(b).is_some();
        solutions += rules::fill(n, &mut vec![queen], rule, observer);
        observer.remove(0, column);
    }
    2 * solutions
}
