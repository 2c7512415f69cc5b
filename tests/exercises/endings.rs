//! Functions that do not come to a good end.

use std::process;

use nqueens::board::placement::Square;
use nqueens::observer::Observer;

use crate::rules;

/// An array that is one too short.
pub fn panics(n: usize, observer: &mut dyn Observer) -> u64 {
    let solutions = search(n, observer);
    let diagonal_taken = vec![false; 2 * n - 1];
    solutions + u64::from(diagonal_taken[2 * n - 1])
}

/// A loop whose counter nobody moves, on boards from 5 on.
pub fn endless_loop(n: usize, observer: &mut dyn Observer) -> u64 {
    let mut column = 0;
    while n > 4 && column < n {
        observer.look(0, column);
        column %= n;
    }
    search(n, observer)
}

/// A recursion by two rows, which misses the end of a board with an odd number of them.
pub fn endless_recursion(n: usize, observer: &mut dyn Observer) -> u64 {
    fn skip(row: usize, n: usize, path: &mut Vec<usize>) {
        if row != n {
            path.push(row);
            skip(row.wrapping_add(2), n, path);
            path.pop();
        }
    }
    skip(0, n, &mut Vec::new());
    search(n, observer)
}

pub fn exits(_n: usize, _observer: &mut dyn Observer) -> u64 {
    process::exit(3)
}

/// Right for small boards, and then a part that is still to be written.
pub fn half_done(n: usize, observer: &mut dyn Observer) -> u64 {
    if n > 4 {
        todo!("boards above 4");
    }
    search(n, observer)
}

/// Right, with much talk on both outputs.
pub fn talks(n: usize, observer: &mut dyn Observer) -> u64 {
    print!("N is {n}");
    eprintln!("N is {n}");
    search(n, observer)
}

fn search(n: usize, observer: &mut dyn Observer) -> u64 {
    let attacks = |a: Square, b: Square| a.attacks(b).is_some();
    rules::fill(n, &mut Vec::new(), attacks, observer)
}
