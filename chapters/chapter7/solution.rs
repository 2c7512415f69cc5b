//! Chapter 7's exercise, solved.

use std::process::ExitCode;

use nqueens::chapters::chapter6::middle_lines::rest::{Row, sum_over_classes};
use nqueens::chapters::chapter7::ahead::dead_ends::is_dead;
use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, a row at a time.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    sum_over_classes(n, observer, |rest, observer| {
        observer.call();
        let mut placements = vec![Placement {
            columns: rest.columns,
            diagonals: 0,
            anti_diagonals: 0,
        }];
        let mut rows = &rest.rows[..];
        // A placement that waits for the last queen has a free square for her, and only one column.
        while rows.len() > 1 {
            placements = children(&placements, rows, observer);
            rows = &rows[1..];
        }
        if rows.len() == 1 {
            placements.retain(|placement| placement.free(&rows[0]) != 0);
        }
        placements.iter().for_each(|_| observer.solution());
        placements.len() as u64
    })
}

/// What the queens of a partial placement attack, seen from the row that was filled last.
struct Placement {
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
}

impl Placement {
    /// The free squares of the row to be filled next.
    fn free(&self, row: &Row) -> u32 {
        let along_diagonals = self.diagonals << row.step | self.anti_diagonals >> row.step;
        !(self.columns | along_diagonals | row.blocked)
    }

    /// With a queen in `row`, the next one.
    fn with(&self, queen: u32, row: &Row) -> Self {
        Self {
            columns: self.columns | queen,
            diagonals: self.diagonals << row.step | queen,
            anti_diagonals: self.anti_diagonals >> row.step | queen,
        }
    }
}

/// The living children of all `parents`, which wait for a queen in the first of `rows`.
fn children<O: Observer>(parents: &[Placement], rows: &[Row], observer: &mut O) -> Vec<Placement> {
    let (row, below) = (&rows[0], &rows[1..]);
    let mut children = Vec::new();
    for parent in parents {
        let mut free = parent.free(row);
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            let child = parent.with(queen, row);
            if !is_dead(below, child.columns, child.diagonals, child.anti_diagonals) {
                observer.call();
                children.push(child);
            }
        }
    }
    children
}

/// Columns, diagonals, anti-diagonals, and the free squares still to be tried.
pub type Waiting = (u32, u32, u32, u32);

/// One pass: the children that have a free square, and the parents that have squares left to try.
pub fn one_pass(n: usize, parents: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let all_columns = (1 << n) - 1;
    let (mut children, mut left) = (Vec::new(), Vec::new());
    for (columns, diagonals, anti_diagonals, free) in parents {
        let queen = free & free.wrapping_neg();
        let child_columns = columns | queen;
        let child_diagonals = (diagonals | queen) << 1 & all_columns;
        let child_anti_diagonals = (anti_diagonals | queen) >> 1;
        let attacked = child_columns | child_diagonals | child_anti_diagonals;
        let child_free = all_columns & !attacked;
        if child_free != 0 {
            children.push((
                child_columns,
                child_diagonals,
                child_anti_diagonals,
                child_free,
            ));
        }
        if free != queen {
            left.push((columns, diagonals, anti_diagonals, free ^ queen));
        }
    }
    (children, left)
}

/// The set bits of `kept`, lowest first.
pub fn kept_lanes(kept: u8) -> [u8; 8] {
    let mut lanes = [0; 8];
    let mut place = 0;
    for lane in 0..8 {
        let is_kept = kept >> lane & 1;
        lanes[place] = lane * is_kept;
        place += usize::from(is_kept);
    }
    lanes
}

/// Hands the functions to the checker.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("one_pass", |(n, parents): (usize, Vec<Waiting>)| {
            one_pass(n, parents)
        })
        .function("kept_lanes", kept_lanes)
        .run()
}
