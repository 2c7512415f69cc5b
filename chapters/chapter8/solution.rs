//! Chapter 8's exercise, solved.

use std::ops::Range;
use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, and never fills a whole board.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let all_rows = (1 << n) - 1;
    let mut solutions = 0;
    for rows in deals(n) {
        let west = fillings(0..n / 2, rows, observer);
        let east = fillings(n / 2..n, all_rows & !rows, observer);
        (0..west.len() * east.len()).for_each(|_| observer.look_mask());
        solutions += fitting_pairs(&west, &east);
    }
    solutions
}

/// The diagonals of each way to fill `columns` with queens on `rows`.
fn fillings<O: Observer>(columns: Range<usize>, rows: u32, observer: &mut O) -> Vec<u64> {
    let mut found = Vec::new();
    fill(columns, rows, 0, &mut found, observer);
    found
}

/// Fills `columns` from the first on. `taken` are the diagonals of the queens so far.
fn fill<O: Observer>(
    mut columns: Range<usize>,
    rows: u32,
    taken: u64,
    found: &mut Vec<u64>,
    observer: &mut O,
) {
    observer.call();
    let Some(column) = columns.next() else {
        found.push(taken);
        return;
    };
    for row in (0..32).filter(|row| rows >> row & 1 == 1) {
        observer.look(row, column);
        let diagonals = diagonals_through(row, column);
        if taken & diagonals == 0 {
            observer.place(row, column);
            let rows = rows & !(1 << row);
            fill(columns.clone(), rows, taken | diagonals, found, observer);
            observer.remove(row, column);
        }
    }
}

/// Anti-diagonals in the lower half of the word, diagonals in the upper one: room for N up to 16.
fn diagonals_through(row: usize, column: usize) -> u64 {
    1 << (row + column) | 1 << (32 + 15 + row - column)
}

/// All ways to choose n / 2 of `n` rows, as masks.
pub fn deals(n: usize) -> Vec<u32> {
    let half = |rows: &u32| rows.count_ones() as usize == n / 2;
    (0..1 << n).filter(half).collect()
}

/// How many pairs of a mask of `west` and a mask of `east` have no bit in common.
pub fn fitting_pairs(west: &[u64], east: &[u64]) -> u64 {
    let mut pairs = 0;
    for west in west {
        for east in east {
            pairs += u64::from(west & east == 0);
        }
    }
    pairs
}

/// Hands the functions to the checker.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("deals", deals)
        .function("fitting_pairs", |(west, east): (Vec<u64>, Vec<u64>)| {
            fitting_pairs(&west, &east)
        })
        .run()
}
