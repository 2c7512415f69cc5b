//! Document 004, the second program of §2 and those of §3 and §4: a call fills a row.
//!
//! None takes the queen off the board again. In §2 and §3, which look at the board, the queens of
//! candidates tried earlier go on attacking. §4 looks at its arrays alone, and marks one of three.

use crate::count_table::count_table;

/// `board[y][x]`: whether a queen stands there.
type Board = Vec<Vec<bool>>;

fn empty_board(n: usize) -> Board {
    vec![vec![false; n]; n]
}

/// Whether a queen stands higher up in the column.
fn check_column_error(board: &Board, x: usize, y: usize) -> bool {
    (0..y).any(|i| board[i][x])
}

/// Whether a queen stands on a diagonal, the cell itself counted as 004's loops from 0 do, but
/// never off the board.
fn check_cross_error(board: &Board, x: usize, y: usize) -> bool {
    let n = board.len();
    let has_queen = |row: usize, column: usize| row < n && column < n && board[row][column];
    // Above or left of the board wraps around to a huge number, which is off the board as well.
    (0..n).any(|i| {
        has_queen(y + i, x + i)
            || has_queen(y + i, x.wrapping_sub(i))
            || has_queen(y.wrapping_sub(i), x + i)
            || has_queen(y.wrapping_sub(i), x.wrapping_sub(i))
    })
}

/// §2, second program; `take_back` is the repair.
fn board_scan(y: usize, board: &mut Board, take_back: bool) -> u64 {
    let n = board.len();
    if y >= n {
        return 1;
    }
    let mut registered = 0;
    for x in 0..n {
        if check_column_error(board, x, y) || check_cross_error(board, x, y) {
            continue;
        }
        board[y][x] = true;
        registered += board_scan(y + 1, board, take_back);
        if take_back {
            board[y][x] = false;
        }
    }
    registered
}

/// §3; `take_back` is the repair.
fn column_array(y: usize, board: &mut Board, check_number: &mut [bool], take_back: bool) -> u64 {
    let n = board.len();
    if y >= n {
        return 1;
    }
    let mut registered = 0;
    for x in 0..n {
        if check_number[x] || check_cross_error(board, x, y) {
            continue;
        }
        board[y][x] = true;
        check_number[x] = true;
        registered += column_array(y + 1, board, check_number, take_back);
        check_number[x] = false;
        if take_back {
            board[y][x] = false;
        }
    }
    registered
}

// ANCHOR: sections_2_and_3
#[test]
fn sections_2_and_3_count_right_once_the_queen_is_taken_back() {
    let scan = |n, take_back| board_scan(0, &mut empty_board(n), take_back);
    let array = |n, take_back| column_array(0, &mut empty_board(n), &mut vec![false; n], take_back);
    let table = count_table(
        1..=8,
        &[
            ("§2 as printed", &|n| scan(n, false)),
            ("§2 taken back", &|n| scan(n, true)),
            ("§3 as printed", &|n| array(n, false)),
            ("§3 taken back", &|n| array(n, true)),
        ],
    );
    insta::assert_snapshot!(table, @"
    | N | right | §2 as printed | §2 taken back | §3 as printed | §3 taken back |
    |---|-------|---------------|---------------|---------------|---------------|
    | 1 |     1 |             1 |             1 |             1 |             1 |
    | 2 |     0 |             0 |             0 |             0 |             0 |
    | 3 |     0 |             0 |             0 |             0 |             0 |
    | 4 |     2 |             0 |             2 |             0 |             2 |
    | 5 |    10 |             1 |            10 |             1 |            10 |
    | 6 |     4 |             0 |             4 |             0 |             4 |
    | 7 |    40 |             0 |            40 |             0 |            40 |
    | 8 |    92 |             0 |            92 |             0 |            92 |
    ");
}
// ANCHOR_END: sections_2_and_3

/// §4: sets and clears `check_number` only. Its board is never read, so it is left out.
fn diagonal_arrays(
    y: usize,
    check_number: &mut [bool],
    check_cross_up: &[bool],
    check_cross_down: &[bool],
) -> u64 {
    let n = check_number.len();
    if y >= n {
        return 1;
    }
    let mut registered = 0;
    for x in 0..n {
        if check_number[x] || check_cross_up[x + y] || check_cross_down[x + n - y] {
            continue;
        }
        check_number[x] = true;
        registered += diagonal_arrays(y + 1, check_number, check_cross_up, check_cross_down);
        check_number[x] = false;
    }
    registered
}

// ANCHOR: section_4
#[test]
fn section_4_reads_the_diagonals_but_never_marks_them_and_counts_rooks() {
    let count = |n| {
        let unmarked = vec![false; 2 * n];
        diagonal_arrays(0, &mut vec![false; n], &unmarked, &unmarked)
    };
    let factorial = |n: usize| (1..=n as u64).product();
    let table = count_table(1..=7, &[("§4 as printed", &count), ("N!", &factorial)]);
    insta::assert_snapshot!(table, @"
    | N | right | §4 as printed |   N! |
    |---|-------|---------------|------|
    | 1 |     1 |             1 |    1 |
    | 2 |     0 |             2 |    2 |
    | 3 |     0 |             6 |    6 |
    | 4 |     2 |            24 |   24 |
    | 5 |    10 |           120 |  120 |
    | 6 |     4 |           720 |  720 |
    | 7 |    40 |          5040 | 5040 |
    ");
}
// ANCHOR_END: section_4
