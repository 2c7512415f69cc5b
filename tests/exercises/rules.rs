//! Wrong rules of who attacks whom.

use nqueens::board::placement::{Line, Square};
use nqueens::observer::Observer;

type Rule = fn(Square, Square) -> bool;

pub fn rooks(n: usize, observer: &mut dyn Observer) -> u64 {
    fill(n, &mut Vec::new(), |a, b| a.column == b.column, observer)
}

pub fn one_diagonal(n: usize, observer: &mut dyn Observer) -> u64 {
    let rule: Rule = |a, b| matches!(a.attacks(b), Some(Line::Column | Line::AntiDiagonal));
    fill(n, &mut Vec::new(), rule, observer)
}

pub fn neighbours(n: usize, observer: &mut dyn Observer) -> u64 {
    let rule: Rule = |a, b| {
        let distance = a.column.abs_diff(b.column);
        distance == 0 || distance == 1 && a.row.abs_diff(b.row) == 1
    };
    fill(n, &mut Vec::new(), rule, observer)
}

pub fn columns_unchecked(n: usize, observer: &mut dyn Observer) -> u64 {
    let rule: Rule = |a, b| matches!(a.attacks(b), Some(Line::Diagonal | Line::AntiDiagonal));
    fill(n, &mut Vec::new(), rule, observer)
}

pub fn folded_diagonals(n: usize, observer: &mut dyn Observer) -> u64 {
    let rule: Rule = |a, b| {
        a.column == b.column
            || a.row + a.column == b.row + b.column
            || a.row.abs_diff(a.column) == b.row.abs_diff(b.column)
    };
    fill(n, &mut Vec::new(), rule, observer)
}

/// Row by row: right, if the rule is. Also tells its observer right.
pub fn fill(n: usize, queens: &mut Vec<Square>, rule: Rule, observer: &mut dyn Observer) -> u64 {
    observer.call();
    let row = queens.len();
    if row == n {
        observer.solution();
        return 1;
    }
    let mut solutions = 0;
    for column in 0..n {
        let candidate = Square { row, column };
        observer.look(row, column);
        if queens.iter().any(|&queen| rule(queen, candidate)) {
            continue;
        }
        queens.push(candidate);
        observer.place(row, column);
        solutions += fill(n, queens, rule, observer);
        queens.pop();
        observer.remove(row, column);
    }
    solutions
}
