//! One number for each row says it all: entry `i` of the answer array is the column of row `i`'s
//! queen.
//!
//! A board has N² squares to walk over; the answer array has one entry for each queen, and a
//! candidate is compared with those alone.
//! Source: document 002 (the array), and 003's second program (|i - j| against the column distance).

use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    fill(n, &mut Vec::new(), observer)
}

/// Extends `answer`, the columns of the rows above, by one row after the other.
fn fill<O: Observer>(n: usize, answer: &mut Vec<usize>, observer: &mut O) -> u64 {
    observer.call();
    let row = answer.len();
    if row == n {
        observer.solution();
        return 1;
    }

    let mut solutions = 0;
    for column in 0..n {
        if is_attacked(answer, row, column, observer) {
            continue;
        }
        answer.push(column);
        observer.place(row, column);
        solutions += fill(n, answer, observer);
        answer.pop();
        observer.remove(row, column);
    }
    solutions
}
// ANCHOR_END: count

// ANCHOR: is_attacked
/// Compares (`row`, `column`) with every queen above.
fn is_attacked<O: Observer>(answer: &[usize], row: usize, column: usize, observer: &mut O) -> bool {
    answer.iter().enumerate().any(|(i, &queen)| {
        observer.look(row, column);
        // On a diagonal, the distance in columns is the distance in rows.
        queen == column || queen.abs_diff(column) == row - i
    })
}
// ANCHOR_END: is_attacked
