//! Document 004 §3, `check_board_error` and the example of an array used as a map.

use nqueens::board::placement::{Line, Square};

use crate::count_table::count_table;

/// Row by row with the queen taken back, asking the printed check: it answers `false` as soon as it
/// meets a queen, while its callers skip a cell when it answers `true`. What it answers when it
/// meets none is not printed: `otherwise`.
fn count_with_printed_answers(y: usize, board: &mut Vec<Vec<bool>>, otherwise: bool) -> u64 {
    let n = board.len();
    if y >= n {
        return 1;
    }
    let mut registered = 0;
    for x in 0..n {
        let meets_queen = (0..y).any(|i| board[i][x])
            || down_right(x, y, n).any(|(row, column)| row < n && column < n && board[row][column]);
        let error = if meets_queen { false } else { otherwise };
        if error {
            continue;
        }
        board[y][x] = true;
        registered += count_with_printed_answers(y + 1, board, otherwise);
        board[y][x] = false;
    }
    registered
}

/// The (row, column) pairs that the printed loop reads: `for(int i=0;i<n;i++) board[y+i][x+i]`.
fn down_right(x: usize, y: usize, n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).map(move |i| (y + i, x + i))
}

#[test]
fn a_check_that_answers_false_for_a_queen_blocks_all_or_nothing() {
    let count =
        |n, otherwise| count_with_printed_answers(0, &mut vec![vec![false; n]; n], otherwise);
    let to_the_nth = |n: usize| (n as u64).pow(n as u32);
    let table = count_table(
        1..=6,
        &[
            ("otherwise true", &|n| count(n, true)),
            ("otherwise false", &|n| count(n, false)),
            ("N^N", &to_the_nth),
        ],
    );
    insta::assert_snapshot!(table, @"
    | N | right | otherwise true | otherwise false |   N^N |
    |---|-------|----------------|-----------------|-------|
    | 1 |     1 |              0 |               1 |     1 |
    | 2 |     0 |              0 |               4 |     4 |
    | 3 |     0 |              0 |              27 |    27 |
    | 4 |     2 |              0 |             256 |   256 |
    | 5 |    10 |              0 |            3125 |  3125 |
    | 6 |     4 |              0 |           46656 | 46656 |
    ");
}

#[test]
fn the_diagonal_loop_leaves_the_board_from_every_cell_but_the_top_left() {
    for n in 1..=8 {
        for (x, y) in cells(n) {
            let reads_off_board = down_right(x, y, n)
                .filter(|&(row, column)| row >= n || column >= n)
                .count();
            assert_eq!(reads_off_board, x.max(y), "from ({y}, {x}), N = {n}");
        }
    }
}

/// A search that fills rows from the top has queens above the candidate only.
#[test]
fn the_diagonal_loop_reads_its_own_cell_and_none_above() {
    for (x, y) in cells(8) {
        let mut reads = down_right(x, y, 8);
        assert_eq!(
            reads.next(),
            Some((y, x)),
            "the first read is the cell itself"
        );
        assert!(reads.all(|(row, _)| row > y), "all others are below it");
    }
    let queen = Square { row: 0, column: 0 };
    let candidate = Square { row: 1, column: 1 };
    assert_eq!(queen.attacks(candidate), Some(Line::Diagonal));
    assert!(!down_right(1, 1, 8).any(|cell| cell == (0, 0)));
}

fn cells(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(move |y| (0..n).map(move |x| (x, y)))
}

/// `check_number` has 10 entries, 0 to 9, for the numbers 1 to 10. `None` where the printed program
/// goes off its array.
fn array_as_a_map(inputs: [usize; 5]) -> Option<Vec<u32>> {
    let mut check_number = [0; 10];
    for number in inputs {
        *check_number.get_mut(number)? += 1;
    }
    (1..=10).map(|i| check_number.get(i).copied()).collect()
}

#[test]
fn the_array_for_1_to_10_has_no_entry_for_10() {
    assert_eq!(array_as_a_map([1, 2, 3, 4, 10]), None);
    // The loop that prints reads entry 10 even if no input was a 10.
    assert_eq!(array_as_a_map([1, 2, 3, 4, 5]), None);
}
