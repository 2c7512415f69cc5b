//! Start each row with a list of all columns, and let every queen above strike out hers.
//!
//! `answer_array` asks each column whether any queen attacks it; here each queen is asked which
//! columns she attacks. What is left over is the list of candidates, in ascending order, so the
//! solutions come in lexicographic order. The list is made afresh in every call: what a queen
//! struck out could not be put back.
//! Source: document 002; 000 for why striking out cannot be undone.

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

    let mut candidates: Vec<usize> = (0..n).collect();
    for (i, &queen) in answer.iter().enumerate() {
        candidates.retain(|&column| {
            observer.look(row, column);
            queen != column && queen.abs_diff(column) != row - i
        });
    }

    let mut solutions = 0;
    for column in candidates {
        answer.push(column);
        observer.place(row, column);
        solutions += fill(n, answer, observer);
        answer.pop();
        observer.remove(row, column);
    }
    solutions
}
// ANCHOR_END: count
