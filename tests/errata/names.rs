//! What the documents' comments say an array is for, beside what it is: the squares that share an
//! index share a line. Some comments name the other line. No count suffers, because both diagonals
//! are treated alike.

use comfy_table::{Table, presets};
use nqueens::board::known;
use nqueens::board::placement::{Line, Square};

/// An array's index, for a row, a column and the board size.
type Index = fn(isize, isize, isize) -> isize;

/// Where it stands, the line that the document names, and the index.
#[rustfmt::skip]
const ARRAYS: [(&str, Line, Index); 10] = [
    ("000 diag1_used, ↘", Line::Diagonal, |row, column, _| row + column),
    ("000 diag2_used, ↙", Line::AntiDiagonal, |row, column, n| row - column + n),
    ("001 v2, /", Line::AntiDiagonal, |row, column, _| column + row),
    ("001 v3, \\", Line::Diagonal, |row, column, n| row - column + n - 1),
    ("003 second, abs(i + arr[i]), 10 to 5 o'clock", Line::Diagonal, |row, column, _| (row + column).abs()),
    ("003 second, i - arr[i], 2 to 8 o'clock", Line::AntiDiagonal, |row, column, _| row - column),
    ("003 last, flag_2_8", Line::AntiDiagonal, |row, column, _| column + row),
    ("003 last, flag_5_10", Line::Diagonal, |row, column, n| row - column + n - 1),
    ("004 §4 check_number, across", Line::Row, |_, column, _| column),
    ("004 §4 check_cross_up, upwards", Line::AntiDiagonal, |row, column, _| column + row),
];

/// The line that every two squares with the same index share.
fn shared_line(index: Index) -> Line {
    const N: usize = 8;
    let squares = || {
        (0..N * N).map(|cell| Square {
            row: cell / N,
            column: cell % N,
        })
    };
    let of = |square: Square| index(square.row as isize, square.column as isize, N as isize);
    let mut lines: Vec<Line> = squares()
        .flat_map(|one| squares().map(move |other| (one, other)))
        .filter(|&(one, other)| one != other && of(one) == of(other))
        .map(|(one, other)| one.attacks(other).expect("the same index, but no line"))
        .collect();
    lines.dedup();
    assert_eq!(lines.len(), 1, "one line for all pairs: {lines:?}");
    lines[0]
}

// ANCHOR: names
#[test]
fn some_comments_name_the_other_line() {
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN);
    table.set_header(["array", "named", "is", ""]);
    for (array, named, index) in ARRAYS {
        let is = shared_line(index);
        let verdict = if named == is { "" } else { "wrong name" };
        table.add_row([array, &named.to_string(), &is.to_string(), verdict]);
    }
    insta::assert_snapshot!(table, @r"
    | array                                        | named         | is            |            |
    |----------------------------------------------|---------------|---------------|------------|
    | 000 diag1_used, ↘                            | diagonal      | anti-diagonal | wrong name |
    | 000 diag2_used, ↙                            | anti-diagonal | diagonal      | wrong name |
    | 001 v2, /                                    | anti-diagonal | anti-diagonal |            |
    | 001 v3, \                                    | diagonal      | diagonal      |            |
    | 003 second, abs(i + arr[i]), 10 to 5 o'clock | diagonal      | anti-diagonal | wrong name |
    | 003 second, i - arr[i], 2 to 8 o'clock       | anti-diagonal | diagonal      | wrong name |
    | 003 last, flag_2_8                           | anti-diagonal | anti-diagonal |            |
    | 003 last, flag_5_10                          | diagonal      | diagonal      |            |
    | 004 §4 check_number, across                  | row           | column        | wrong name |
    | 004 §4 check_cross_up, upwards               | anti-diagonal | anti-diagonal |            |
    ");
}
// ANCHOR_END: names

/// Document 000's program, as printed.
fn backtrack(
    row: usize,
    col_used: &mut [bool],
    diag1_used: &mut [bool],
    diag2_used: &mut [bool],
) -> u64 {
    let n = col_used.len();
    if row == n {
        return 1;
    }
    let mut result = 0;
    for col in 0..n {
        if col_used[col] || diag1_used[row + col] || diag2_used[row + n - col] {
            continue;
        }
        col_used[col] = true;
        diag1_used[row + col] = true;
        diag2_used[row + n - col] = true;
        result += backtrack(row + 1, col_used, diag1_used, diag2_used);
        col_used[col] = false;
        diag1_used[row + col] = false;
        diag2_used[row + n - col] = false;
    }
    result
}

#[test]
fn the_exchanged_names_of_000_cost_no_count() {
    for n in 0..=8 {
        let (mut diag1_used, mut diag2_used) = (vec![false; 2 * n], vec![false; 2 * n]);
        let result = backtrack(0, &mut vec![false; n], &mut diag1_used, &mut diag2_used);
        assert_eq!(result, known::SOLUTIONS[n], "N = {n}");
    }
}

/// Document 000 says 2n - 1 entries and declares 2n. With its offset n it needs the one more, and
/// entry 0 lies idle; with the offset n - 1 of 001 and 003, 2n - 1 are enough.
#[test]
fn offset_n_needs_2n_entries_where_offset_n_less_1_needs_2n_less_1() {
    for n in 1..=8_isize {
        let differences = || (0..n).flat_map(|row| (0..n).map(move |column| row - column));
        let range = |offset| {
            let indices = || differences().map(|difference| difference + offset);
            (indices().min(), indices().max())
        };
        assert_eq!(range(n), (Some(1), Some(2 * n - 1)));
        assert_eq!(range(n - 1), (Some(0), Some(2 * n - 2)));
    }
}
