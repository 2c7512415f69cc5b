//! One random walk from the root of a search tree to a leaf.

use fastrand::Rng;

use crate::chapters::chapter6::middle_lines::classes::{Class, classes};
use crate::chapters::chapter6::middle_lines::rest::Rest;
use crate::entry::Tree;

/// What one walk estimates.
pub struct Walk {
    pub calls: f64,
    pub solutions: f64,
}

impl Tree {
    /// Walks down the rows. Where a row may stay empty, that is one more child.
    pub(super) fn walk(self, n: usize, rng: &mut Rng) -> Walk {
        let all_columns = u64::MAX.checked_shr(64 - n as u32).unwrap_or(0);
        let (mut columns, mut diagonals, mut anti_diagonals) = (0u64, 0u64, 0u64);
        let (mut weight, mut calls) = (1.0, 0.0);
        let mut times = 1.0; // that a solution counts
        for row in 0..n {
            let mut free = all_columns & !(columns | diagonals | anti_diagonals);
            if self == Tree::HalfOfFirstRow && row == 0 {
                free = all_columns >> (n / 2);
            }
            let placements = free.count_ones() as usize;
            let children = match self {
                Tree::Subsets | Tree::Cells | Tree::RowJump => placements + 1,
                _ => placements,
            };
            calls += weight * self.calls_in_row(n, free);
            if children == 0 {
                let solutions = 0.0;
                return Walk { calls, solutions };
            }
            weight *= children as f64;
            let choice = rng.usize(0..children);
            let queen = nth_set_bit(free, choice).unwrap_or(0); // none: the row stays empty
            if self == Tree::HalfOfFirstRow && row == 0 {
                let is_in_the_middle = queen == 1 << (n / 2);
                times = if is_in_the_middle { 1.0 } else { 2.0 };
            }
            columns |= queen;
            diagonals = (diagonals | queen) << 1;
            anti_diagonals = (anti_diagonals | queen) >> 1;
        }
        calls += weight;
        let is_solution = columns == all_columns;
        let solutions = if is_solution { times * weight } else { 0.0 };
        Walk { calls, solutions }
    }

    /// The calls within a row, for one placement of the rows above; `free` are its free columns.
    fn calls_in_row(self, n: usize, free: u64) -> f64 {
        match self {
            // One for each cell that is reached with the row still empty.
            Tree::Subsets | Tree::RowJump => n as f64,
            // And one for each cell to the right of a queen in this row.
            Tree::Cells => {
                let right_of = |column: u32| (n as u32 - 1 - column) as f64;
                let free_columns = (0..n as u32).filter(|column| free >> column & 1 == 1);
                n as f64 + free_columns.map(right_of).sum::<f64>()
            }
            _ => 1.0,
        }
    }
}

/// Every class, with what it leaves to fill.
pub fn with_rests(n: usize) -> Vec<(Class, Rest)> {
    classes(n)
        .into_iter()
        .map(|class| {
            let rest = Rest::new(n, &class);
            (class, rest)
        })
        .collect()
}

/// Starts from one of the classes and walks down the rows that it leaves to fill.
pub fn walk_from_a_class(classes: &[(Class, Rest)], rng: &mut Rng) -> Walk {
    let (mut calls, mut solutions) = (0.0, 0.0);
    let Some((class, rest)) = rng.choice(classes) else {
        return Walk { calls, solutions };
    };
    let mut weight = classes.len() as f64;
    calls += weight;
    let (mut columns, mut diagonals, mut anti_diagonals) = (rest.columns, 0, 0);
    for row in &rest.rows {
        diagonals <<= row.step;
        anti_diagonals >>= row.step;
        let free = !(columns | diagonals | anti_diagonals | row.blocked);
        let children = free.count_ones() as usize;
        if children == 0 {
            return Walk { calls, solutions };
        }
        weight *= children as f64;
        calls += weight;
        let queen = nth_set_bit(free.into(), rng.usize(0..children)).unwrap_or(0) as u32;
        columns |= queen;
        diagonals |= queen;
        anti_diagonals |= queen;
    }
    solutions += class.weight as f64 * weight;
    Walk { calls, solutions }
}

/// The `index`-th lowest set bit of `mask`; `None` if there are not that many.
fn nth_set_bit(mask: u64, index: usize) -> Option<u64> {
    (0..64)
        .map(|shift| 1 << shift)
        .filter(|bit| mask & bit != 0)
        .nth(index)
}
