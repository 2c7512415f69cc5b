//! Wrong rules of the game, and what they count: so a wrong count gives away its cause. Tests take
//! them for mutants, too.

use std::ops::Range;

use crate::board::placement::{Line, Square};

/// What a count that follows the wrong rule looks like.
pub struct Mistake {
    /// A sentence about it.
    pub meaning: &'static str,
    /// What it counts on a board of side N.
    pub count: fn(usize) -> u64,
}

/// Every mistake that is easily made.
pub const MISTAKES: [Mistake; 8] = [
    Mistake {
        meaning: "These are N rooks, N! ways: no diagonal keeps queens apart.",
        count: |n| count(n, |a, b| a.column == b.column),
    },
    Mistake {
        meaning: "Only one of the two diagonals is checked.",
        count: |n| {
            count(n, |a, b| {
                matches!(a.attacks(b), Some(Line::Column | Line::Diagonal))
            })
        },
    },
    Mistake {
        meaning: "Diagonals are checked for neighbouring rows only: a queen sees farther.",
        count: |n| {
            let is_near = |a: Square, b: Square| a.row.abs_diff(b.row) == 1;
            count(n, |a, b| {
                a.column == b.column || is_near(a, b) && attacks(a, b)
            })
        },
    },
    Mistake {
        meaning: "Two queens may share a row or a column: one of the two is not checked.",
        count: |n| count(n, |a, b| a.column != b.column && attacks(a, b)),
    },
    Mistake {
        meaning: "Boards with fewer than N queens are counted too.",
        count: |n| Search::new(n, attacks).leaving_rows_empty().fill(0),
    },
    Mistake {
        meaning: "Row - column and column - row are taken for the same diagonal.",
        count: |n| {
            let folded = |a: Square| a.row.abs_diff(a.column);
            count(n, |a, b| {
                a.column == b.column
                    || folded(a) == folded(b)
                    || a.row + a.column == b.row + b.column
            })
        },
    },
    Mistake {
        meaning: "For odd N the first row's middle column belongs to neither half: it is missing.",
        count: |n| 2 * Search::new(n, attacks).starting_in(0..n / 2).fill(0),
    },
    Mistake {
        meaning: "For odd N the middle column is doubled too: it is its own mirror image.",
        count: |n| {
            2 * Search::new(n, attacks)
                .starting_in(0..n.div_ceil(2))
                .fill(0)
        },
    },
];

/// What the wrong `counts`, of pairs N and count, have in common: a sentence, or nothing.
pub fn meaning(counts: &[(usize, u64)]) -> &'static str {
    // Below 4 the mistakes agree too often, above 7 some take too long.
    let telling: Vec<_> = counts.iter().filter(|(n, _)| (4..=7).contains(n)).collect();
    let fits = |mistake: &&Mistake| telling.iter().all(|(n, got)| (mistake.count)(*n) == *got);
    let found = MISTAKES.iter().find(fits).filter(|_| telling.len() > 1);
    found.map_or("", |mistake| mistake.meaning)
}

fn attacks(a: Square, b: Square) -> bool {
    a.attacks(b).is_some()
}

fn count(n: usize, attacks: impl Fn(Square, Square) -> bool) -> u64 {
    Search::new(n, attacks).fill(0)
}

/// A search, row by row, by any rule of who attacks whom.
struct Search<F> {
    n: usize,
    attacks: F,
    first_columns: Range<usize>,
    may_leave_rows_empty: bool,
    queens: Vec<Square>,
}

impl<F: Fn(Square, Square) -> bool> Search<F> {
    fn new(n: usize, attacks: F) -> Self {
        Self {
            n,
            attacks,
            first_columns: 0..n,
            may_leave_rows_empty: false,
            queens: Vec::new(),
        }
    }

    fn starting_in(self, first_columns: Range<usize>) -> Self {
        Self {
            first_columns,
            ..self
        }
    }

    fn leaving_rows_empty(self) -> Self {
        Self {
            may_leave_rows_empty: true,
            ..self
        }
    }

    fn fill(&mut self, row: usize) -> u64 {
        if row == self.n {
            return 1;
        }
        let columns = if row == 0 {
            self.first_columns.clone()
        } else {
            0..self.n
        };
        let mut found = 0;
        for column in columns {
            let square = Square { row, column };
            if self
                .queens
                .iter()
                .any(|&queen| (self.attacks)(queen, square))
            {
                continue;
            }
            self.queens.push(square);
            found += self.fill(row + 1);
            self.queens.pop();
        }
        if self.may_leave_rows_empty {
            found += self.fill(row + 1);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::known::SOLUTIONS;

    #[test]
    fn the_search_is_right_with_the_right_rule() {
        let counts = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|n| count(n, attacks));
        assert_eq!(counts, SOLUTIONS[..=8]);
    }
}
