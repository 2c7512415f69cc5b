//! Chapter 5's exercise, solved.

use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

/// Counts the solutions for `n` queens, and meets only half of them.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let all_columns = (1 << n) - 1;
    if n == 0 {
        return fill(all_columns, NO_ATTACKS, observer);
    }
    let left_half = (1 << (n / 2)) - 1;
    // The middle column is its own mirror image. For even N there is none.
    let middle = if n % 2 == 1 { 1 << (n / 2) } else { 0 };

    observer.call();
    2 * try_columns(all_columns, left_half, NO_ATTACKS, observer)
        + try_columns(all_columns, middle, NO_ATTACKS, observer)
}

/// The columns of a row that queens above attack.
#[derive(Clone, Copy)]
struct Attacks {
    along_columns: u32,
    along_diagonals: u32,
    along_anti_diagonals: u32,
}

const NO_ATTACKS: Attacks = Attacks {
    along_columns: 0,
    along_diagonals: 0,
    along_anti_diagonals: 0,
};

impl Attacks {
    /// What is attacked a row further down, with a `queen` in this row.
    fn in_next_row(self, queen: u32) -> Self {
        Self {
            along_columns: self.along_columns | queen,
            along_diagonals: (self.along_diagonals | queen) << 1,
            along_anti_diagonals: (self.along_anti_diagonals | queen) >> 1,
        }
    }
}

/// Fills the first empty row and all below it.
fn fill<O: Observer>(all_columns: u32, attacks: Attacks, observer: &mut O) -> u64 {
    observer.call();
    if attacks.along_columns == all_columns {
        observer.solution();
        return 1;
    }
    (0..3).for_each(|_| observer.look_mask());
    let attacked = attacks.along_columns | attacks.along_diagonals | attacks.along_anti_diagonals;
    try_columns(all_columns, all_columns & !attacked, attacks, observer)
}

/// Puts the first empty row's queen on each of the `free` columns in turn.
fn try_columns<O: Observer>(
    all_columns: u32,
    mut free: u32,
    attacks: Attacks,
    observer: &mut O,
) -> u64 {
    let row = attacks.along_columns.count_ones() as usize;
    let mut solutions = 0;
    while free != 0 {
        let column = free.trailing_zeros() as usize;
        let queen = 1 << column;
        free ^= queen;
        observer.place(row, column);
        solutions += fill(all_columns, attacks.in_next_row(queen), observer);
        observer.remove(row, column);
    }
    solutions
}

/// The columns whose bit is set in `mask`, lowest first.
pub fn columns_of(mask: u32) -> Vec<usize> {
    let mut left = mask;
    let mut columns = Vec::new();
    while left != 0 {
        columns.push(left.trailing_zeros() as usize);
        left &= left - 1; // without its lowest set bit
    }
    columns
}

/// The three masks of the first empty row, when the rows above hold the queens of `answer`.
pub fn masks_after(n: usize, answer: &[usize]) -> (u32, u32, u32) {
    let all_columns: u32 = (1 << n) - 1;
    let attacks = answer.iter().fold(NO_ATTACKS, |attacks, column| {
        attacks.in_next_row(1 << column)
    });
    (
        attacks.along_columns,
        attacks.along_diagonals & all_columns,
        attacks.along_anti_diagonals,
    )
}

/// Hands the functions to the checker.
fn main() -> ExitCode {
    Host::new()
        .search("count", |n, mut observer| count(n, &mut observer))
        .function("columns_of", columns_of)
        .function("masks_after", |(n, answer): (usize, Vec<usize>)| {
            masks_after(n, &answer)
        })
        .run()
}
