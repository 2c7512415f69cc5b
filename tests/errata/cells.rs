//! Document 004, §1 and the first program of §2: place or leave each cell.
//!
//! Both have the same three slips. Repaired one after the other, they give no right count for any
//! board size before the last:
//! 1. `y >= n` is asked before `x >= n` moves on to the next row. After the last cell the search
//!    goes on in row n, below the board.
//! 2. A queen that interferes is left standing when the function returns.
//! 3. Whatever is on the board at the end is registered, also fewer than n queens.

use std::collections::BTreeSet;

use nqueens::board::placement::Square;

use crate::count_table::count_table;

/// Which slips are put right.
#[derive(Clone, Copy, Default)]
struct Repairs {
    wrap_first: bool,
    take_back: bool,
    count_queens: bool,
}

/// The board has room for row n, as a C array that is larger than needed has.
struct Cells {
    n: usize,
    queens: BTreeSet<Square>,
    /// The cell that comes after a queen on (x, y): the only line in which the two programs differ.
    after_queen: fn(usize, usize) -> (usize, usize),
    repairs: Repairs,
    registered: u64,
}

impl Cells {
    /// As printed, but for what stands under `self.repairs`.
    fn func(&mut self, mut x: usize, mut y: usize) {
        if self.repairs.wrap_first && x >= self.n {
            (x, y) = (0, y + 1);
        }
        if y >= self.n {
            if !self.repairs.count_queens || self.queens.len() == self.n {
                self.registered += 1;
            }
            return;
        }
        if x >= self.n {
            (x, y) = (0, y + 1);
        }
        let cell = Square { row: y, column: x };

        self.queens.remove(&cell);
        self.func(x + 1, y);

        self.queens.insert(cell);
        if self.check_board_error() {
            if self.repairs.take_back {
                self.queens.remove(&cell);
            }
            return;
        }
        let (next_x, next_y) = (self.after_queen)(x, y);
        self.func(next_x, next_y);
        self.queens.remove(&cell);
    }

    fn check_board_error(&self) -> bool {
        let mut queens = self.queens.iter();
        queens.any(|queen| {
            self.queens
                .iter()
                .any(|other| queen.attacks(*other).is_some())
        })
    }
}

fn next_cell(x: usize, y: usize) -> (usize, usize) {
    (x + 1, y)
}

fn next_row(_x: usize, y: usize) -> (usize, usize) {
    (0, y + 1)
}

/// The counts with no slip repaired, with the first, the first two, and all three.
fn table(after_queen: fn(usize, usize) -> (usize, usize)) -> String {
    let count = |n, repairs| {
        let mut cells = Cells {
            n,
            queens: BTreeSet::new(),
            after_queen,
            repairs,
            registered: 0,
        };
        cells.func(0, 0);
        cells.registered
    };
    let printed = Repairs::default();
    let wrapped = Repairs {
        wrap_first: true,
        ..printed
    };
    let taken_back = Repairs {
        take_back: true,
        ..wrapped
    };
    let counted = Repairs {
        count_queens: true,
        ..taken_back
    };
    count_table(
        1..=7,
        &[
            ("as printed", &|n| count(n, printed)),
            ("x wraps first", &|n| count(n, wrapped)),
            ("and queens taken back", &|n| count(n, taken_back)),
            ("and counted", &|n| count(n, counted)),
        ],
    )
}

// ANCHOR: section_1
#[test]
fn section_1_counts_right_once_three_slips_are_repaired() {
    insta::assert_snapshot!(table(next_cell), @"
    | N | right | as printed | x wraps first | and queens taken back | and counted |
    |---|-------|------------|---------------|-----------------------|-------------|
    | 1 |     1 |          3 |             2 |                     2 |           1 |
    | 2 |     0 |          3 |             3 |                     5 |           0 |
    | 3 |     0 |          5 |             3 |                    18 |           0 |
    | 4 |     2 |          6 |             3 |                    87 |           2 |
    | 5 |    10 |          6 |             3 |                   462 |          10 |
    | 6 |     4 |          6 |             3 |                  2635 |           4 |
    | 7 |    40 |          6 |             3 |                 16870 |          40 |
    ");
}
// ANCHOR_END: section_1

// ANCHOR: row_jump
#[test]
fn section_2_row_jump_counts_right_once_three_slips_are_repaired() {
    insta::assert_snapshot!(table(next_row), @"
    | N | right | as printed | x wraps first | and queens taken back | and counted |
    |---|-------|------------|---------------|-----------------------|-------------|
    | 1 |     1 |          3 |             2 |                     2 |           1 |
    | 2 |     0 |          6 |             4 |                     5 |           0 |
    | 3 |     0 |          6 |             5 |                    18 |           0 |
    | 4 |     2 |          8 |             6 |                    87 |           2 |
    | 5 |    10 |          9 |             7 |                   462 |          10 |
    | 6 |     4 |         10 |             8 |                  2635 |           4 |
    | 7 |    40 |         11 |             9 |                 16870 |          40 |
    ");
}
// ANCHOR_END: row_jump
