//! How many calls a search makes at each depth.

use super::Observer;

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
        let calls = queens.and_then(|queens| self.calls.get(queens));
        calls.copied().unwrap_or_default()
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
    use crate::chapters::chapter5::bitmasks;

    /// The levels of chapter 2's tree for N = 4.
    #[test]
    fn calls_are_counted_level_by_level() {
        let mut depths = Depths::default();
        bitmasks::count(4, &mut depths);
        assert_eq!(depths.calls, [1, 4, 6, 4, 2]);
        assert_eq!(depths.with_rows_left(4, 0), 2);
        assert_eq!(depths.with_rows_left(4, 3), 4);
        assert_eq!(depths.with_rows_left(4, 5), 0);
    }
}
