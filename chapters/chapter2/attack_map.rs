//! Mark what a queen attacks when she is placed, so that a candidate needs one look.
//!
//! `row_by_row` walks three lines for every candidate. Here the walk is done once for each queen
//! placed, and it marks squares. Each placement gets a map of its own, a copy: two queens may mark
//! the same square, so taking one back could not tell which marks to wipe.
//! Source: document 003, first program, and the four rays of document 000.

use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let nothing_attacked = AttackMap {
        n,
        attacked: vec![false; n * n],
    };
    fill(0, &nothing_attacked, observer)
}

/// Fills `row` and all below it, in every way that `map` allows.
fn fill<O: Observer>(row: usize, map: &AttackMap, observer: &mut O) -> u64 {
    observer.call();
    let n = map.n;
    if row == n {
        observer.solution();
        return 1;
    }

    let mut solutions = 0;
    for column in 0..n {
        observer.look(row, column);
        if map.attacked[row * n + column] {
            continue;
        }
        observer.place(row, column);
        solutions += fill(row + 1, &map.with_queen(row, column), observer);
        observer.remove(row, column);
    }
    solutions
}
// ANCHOR_END: count

// ANCHOR: map
/// Which squares some queen attacks.
struct AttackMap {
    n: usize,
    attacked: Vec<bool>,
}

impl AttackMap {
    /// A copy, with what a queen on (`row`, `column`) attacks marked as well.
    fn with_queen(&self, row: usize, column: usize) -> Self {
        let mut attacked = self.attacked.clone();
        for below in row + 1..self.n {
            let distance = below - row;
            let (left, right) = (column.wrapping_sub(distance), column + distance);
            // Left of the board wraps around to a huge number, which is off the board as well.
            for attacked_column in [left, column, right] {
                if attacked_column < self.n {
                    attacked[below * self.n + attacked_column] = true;
                }
            }
        }
        Self {
            n: self.n,
            attacked,
        }
    }
}
// ANCHOR_END: map
