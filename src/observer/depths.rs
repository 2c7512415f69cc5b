//! How many calls a search makes at each depth.

use super::events::Observer;

/// Counts calls by how many queens stand on the board when they are made.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Depths {
    /// Entry `q` is the number of calls with `q` queens on the board.
    pub calls: Vec<u64>,
    queens: usize,
}

impl Depths {
    /// The number of calls that had `rows` of `n` rows left to fill.
    pub fn with_rows_left(&self, n: usize, rows: usize) -> u64 {
        let queens = n.checked_sub(rows);
        queens
            .and_then(|queens| self.calls.get(queens))
            .copied()
            .unwrap_or_default()
    }
}

impl Observer for Depths {
    fn call(&mut self) {
        if self.calls.len() <= self.queens {
            self.calls.resize(self.queens + 1, 0);
        }
        self.calls[self.queens] += 1;
    }

    fn place(&mut self, _row: usize, _column: usize) {
        self.queens += 1;
    }

    fn remove(&mut self, _row: usize, _column: usize) {
        self.queens -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A queen in the corner, which leads to one more call; then one in the middle, which does not.
    #[test]
    fn calls_are_counted_level_by_level() {
        let mut depths = Depths::default();
        depths.call();
        depths.place(0, 0);
        depths.call();
        depths.remove(0, 0);
        depths.place(1, 1);
        depths.remove(1, 1);
        depths.call();
        assert_eq!(depths.calls, [2, 1]);
        assert_eq!(depths.with_rows_left(3, 3), 2);
        assert_eq!(depths.with_rows_left(3, 2), 1);
        assert_eq!(depths.with_rows_left(3, 0), 0);
        assert_eq!(depths.with_rows_left(3, 5), 0);
    }
}
