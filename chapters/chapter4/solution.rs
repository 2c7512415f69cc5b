//! Chapter 4's exercise, solved.

use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, with a whole row in one word.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let all_columns = (1 << n) - 1;
    fill_by_masks(all_columns, 0, 0, 0, observer)
}

/// Fills the first empty row and all below it. The masks hold the columns of that row which are
/// attacked along columns, diagonals and anti-diagonals.
fn fill_by_masks<O: Observer>(
    all_columns: u32,
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
    observer: &mut O,
) -> u64 {
    observer.call();
    if columns == all_columns {
        observer.solution();
        return 1;
    }

    (0..3).for_each(|_| observer.look_mask());
    let mut free = all_columns & !(columns | diagonals | anti_diagonals);
    // Every row above holds one queen, each in a column of her own.
    let row = columns.count_ones() as usize;

    let mut solutions = 0;
    while free != 0 {
        let column = free.trailing_zeros() as usize;
        let queen = 1 << column;
        free ^= queen;

        observer.place(row, column);
        solutions += fill_by_masks(
            all_columns,
            columns | queen,
            (diagonals | queen) << 1,
            (anti_diagonals | queen) >> 1,
            observer,
        );
        observer.remove(row, column);
    }
    solutions
}

/// Counts the solutions for `n` queens. The bug was that only the column was marked: the diagonals
/// were asked, but nobody had told them of any queen. Without diagonals, queens are rooks.
pub fn diagonal_arrays(n: usize) -> u64 {
    let mut column_taken = vec![false; n];
    let mut diagonal_taken = vec![false; 2 * n];
    let mut anti_diagonal_taken = vec![false; 2 * n];
    fill(
        0,
        &mut column_taken,
        &mut diagonal_taken,
        &mut anti_diagonal_taken,
    )
}

/// Fills `row` and all below it.
fn fill(
    row: usize,
    column_taken: &mut [bool],
    diagonal_taken: &mut [bool],
    anti_diagonal_taken: &mut [bool],
) -> u64 {
    let n = column_taken.len();
    if row == n {
        return 1;
    }
    let mut solutions = 0;
    for column in 0..n {
        let (diagonal, anti_diagonal) = (column + n - row, column + row);
        if column_taken[column] || diagonal_taken[diagonal] || anti_diagonal_taken[anti_diagonal] {
            continue;
        }
        column_taken[column] = true;
        diagonal_taken[diagonal] = true;
        anti_diagonal_taken[anti_diagonal] = true;
        solutions += fill(row + 1, column_taken, diagonal_taken, anti_diagonal_taken);
        column_taken[column] = false;
        diagonal_taken[diagonal] = false;
        anti_diagonal_taken[anti_diagonal] = false;
    }
    solutions
}

/// The number of the diagonal through (`row`, `column`), if N is added to row - column.
pub fn diagonal_index(n: usize, row: usize, column: usize) -> usize {
    // In this order nothing is ever negative.
    row + n - column
}

/// The largest index is that of the bottom left square, 2N - 1. Index 0 is never used: that is what
/// adding N costs.
pub fn diagonal_array_length(n: usize) -> usize {
    2 * n
}

/// Hands the functions to the checker.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("diagonal_arrays", diagonal_arrays)
        .function("diagonal_index", |(n, row, column)| {
            diagonal_index(n, row, column)
        })
        .function("diagonal_array_length", diagonal_array_length)
        .run()
}
