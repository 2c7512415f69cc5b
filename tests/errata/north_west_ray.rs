//! Document 003's first program guards its north-west ray with `<= 0`, where `< 0` is meant: row 0
//! and column 0 are left out. It counts right all the same, for the ray does nothing. It goes to
//! rows above the queen. Each of them has a queen, who marked her whole row, and a marked square is
//! not marked again. Nor is it ever read again: the program only reads the row below the last queen.
//! So any guard will do, and the ray could be left out.

use nqueens::board::known;

/// 0: free, 1: a queen, 2: no queen may stand here. 16 × 16 as printed, whatever the board.
type Array = [[u8; 16]; 16];

/// Whether the north-west ray skips a square, given its row and column.
type Guard = fn(isize, isize) -> bool;

const PRINTED: Guard = |row, column| row <= 0 || column <= 0;
const MEANT: Guard = |row, column| row < 0 || column < 0;
const NO_RAY: Guard = |_, _| true;

struct Installer {
    queen_cnt: isize,
    north_west_skips: Guard,
    total_result: u64,
    /// For each queen: her row, and the array before her marks and after.
    arrays: Vec<(usize, Array, Array)>,
}

impl Installer {
    fn queen_installer(&mut self, mut array: Array, x: isize, y: isize) {
        if array[x as usize][y as usize] != 0 {
            return;
        }
        array[x as usize][y as usize] = 1;
        if x + 1 == self.queen_cnt {
            self.total_result += 1;
            return;
        }

        let before = array;
        let mut block = |row: isize, column: isize| {
            let square = &mut array[row as usize][column as usize];
            if *square == 0 {
                *square = 2;
            }
        };
        for i in 0..self.queen_cnt {
            if !(x + i >= self.queen_cnt || y + i >= self.queen_cnt) {
                block(x + i, y + i);
            }
            if !(self.north_west_skips)(x - i, y - i) {
                block(x - i, y - i);
            }
            if !(y + i >= self.queen_cnt || x - i < 0) {
                block(x - i, y + i);
            }
            if !(x + i >= self.queen_cnt || y - i < 0) {
                block(x + i, y - i);
            }
            block(x, i);
            block(i, y);
        }
        self.arrays.push((x as usize, before, array));

        for j in 0..self.queen_cnt {
            self.queen_installer(array, x + 1, j);
        }
    }
}

fn run(n: usize, north_west_skips: Guard) -> Installer {
    let mut installer = Installer {
        queen_cnt: n as isize,
        north_west_skips,
        total_result: 0,
        arrays: Vec::new(),
    };
    for i in 0..installer.queen_cnt {
        installer.queen_installer([[0; 16]; 16], 0, i);
    }
    installer
}

#[test]
fn every_guard_counts_right_and_so_does_no_ray() {
    for n in 1..=8 {
        for guard in [PRINTED, MEANT, NO_RAY] {
            assert_eq!(run(n, guard).total_result, known::SOLUTIONS[n], "N = {n}");
        }
    }
}

#[test]
fn every_guard_and_no_ray_leave_the_same_marks() {
    let left_out = |guard: Guard| [guard(0, 1), guard(1, 0), guard(-1, 1), guard(1, 1)];
    assert_eq!(left_out(PRINTED), [true, true, true, false]);
    assert_eq!(left_out(MEANT), [false, false, true, false]);
    for n in 1..=8 {
        let printed = run(n, PRINTED).arrays;
        assert!(run(n, MEANT).arrays == printed, "N = {n}");
        assert!(run(n, NO_RAY).arrays == printed, "N = {n}");
    }
}

#[test]
fn before_the_ray_is_walked_every_square_above_the_queen_is_marked() {
    for n in 1..=8 {
        for (row, before, _) in run(n, PRINTED).arrays {
            let above = before[..row].iter().flat_map(|squares| &squares[..n]);
            assert!(above.into_iter().all(|&square| square != 0), "N = {n}");
        }
    }
}
