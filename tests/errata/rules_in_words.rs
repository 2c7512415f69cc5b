//! Two rules that the text states otherwise than the program beside it, taken at their word.

use crate::count_table::count_table;

/// Document 002's second rule: if column and row distance of two entries are equal, strike "the
/// j-th entry" from the candidates of the i-th. Its own program strikes out that entry plus and
/// minus the distance.
fn candidates_of_002(sol: &mut Vec<usize>, n: usize) -> u64 {
    if sol.len() == n {
        return 1;
    }
    let mut candidates: Vec<usize> = (0..n).collect();
    for (j, &entry) in sol.iter().enumerate() {
        candidates.retain(|&candidate| candidate != entry);
        let distance = sol.len() - j;
        if candidates
            .iter()
            .any(|candidate| candidate.abs_diff(entry) == distance)
        {
            candidates.retain(|&candidate| candidate != entry);
        }
    }
    let mut count = 0;
    for candidate in candidates {
        sol.push(candidate);
        count += candidates_of_002(sol, n);
        sol.pop();
    }
    count
}

#[test]
fn rule_2_of_002_strikes_out_what_rule_1_struck_out_already() {
    let count = |n| candidates_of_002(&mut Vec::new(), n);
    let factorial = |n: usize| (1..=n as u64).product();
    let table = count_table(1..=7, &[("002 in words", &count), ("N!", &factorial)]);
    insta::assert_snapshot!(table, @"
    | N | right | 002 in words |   N! |
    |---|-------|--------------|------|
    | 1 |     1 |            1 |    1 |
    | 2 |     0 |            2 |    2 |
    | 3 |     0 |            6 |    6 |
    | 4 |     2 |           24 |   24 |
    | 5 |    10 |          120 |  120 |
    | 6 |     4 |          720 |  720 |
    | 7 |    40 |         5040 | 5040 |
    ");
}

/// The flags of document 003's last program.
struct Flags {
    queen_cnt: usize,
    line: [bool; 50],
    flag_2_8: [bool; 50],
    flag_5_10: [bool; 50],
    /// The index into `flag_5_10`, for num, i and queenCnt.
    index_5_10: fn(isize, isize, isize) -> isize,
    total_result: u64,
}

impl Flags {
    fn install_queen(&mut self, num: usize) {
        for i in 0..self.queen_cnt {
            let index = (self.index_5_10)(num as isize, i as isize, self.queen_cnt as isize);
            // A negative index counts from the end of a Python list.
            let down = index.rem_euclid(50) as usize;
            if self.line[i] || self.flag_2_8[i + num] || self.flag_5_10[down] {
                continue;
            }
            if num == self.queen_cnt - 1 {
                self.total_result += 1;
                continue;
            }
            self.line[i] = true;
            self.flag_2_8[i + num] = true;
            self.flag_5_10[down] = true;
            self.install_queen(num + 1);
            self.line[i] = false;
            self.flag_2_8[i + num] = false;
            self.flag_5_10[down] = false;
        }
    }
}

/// `num - 1` for `num - i`: the index no longer depends on the column, so one diagonal goes
/// unguarded.
// ANCHOR: offset_of_003
#[test]
fn the_offset_of_003_is_right_in_the_program_and_wrong_in_the_text() {
    let count = |n, index_5_10| {
        let mut flags = Flags {
            queen_cnt: n,
            line: [false; 50],
            flag_2_8: [false; 50],
            flag_5_10: [false; 50],
            index_5_10,
            total_result: 0,
        };
        flags.install_queen(0);
        flags.total_result
    };
    let table = count_table(
        1..=8,
        &[
            ("num - i + queenCnt - 1", &|n| {
                count(n, |num, i, queen_cnt| num - i + queen_cnt - 1)
            }),
            ("num - 1 + queenCnt - 1", &|n| {
                count(n, |num, _, queen_cnt| num - 1 + queen_cnt - 1)
            }),
        ],
    );
    insta::assert_snapshot!(table, @"
    | N | right | num - i + queenCnt - 1 | num - 1 + queenCnt - 1 |
    |---|-------|------------------------|------------------------|
    | 1 |     1 |                      1 |                      1 |
    | 2 |     0 |                      0 |                      1 |
    | 3 |     0 |                      0 |                      3 |
    | 4 |     2 |                      2 |                      7 |
    | 5 |    10 |                     10 |                     23 |
    | 6 |     4 |                      4 |                     83 |
    | 7 |    40 |                     40 |                    405 |
    | 8 |    92 |                     92 |                   2113 |
    ");
}
// ANCHOR_END: offset_of_003
