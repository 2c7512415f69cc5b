//! In which order the batches are expanded: as deep as a full pass is to be had.

use super::arrays::Batch;
use super::lanes::Word;
use crate::chapters::chapter6::middle_lines::rest::{Row, sum_over_classes};
use crate::observer::Observer;

/// See [`pass`](super::pass::pass).
pub type Pass<W, O, const ROOM: usize> =
    fn(&mut Batch<W, ROOM>, &mut Batch<W, ROOM>, usize, &[Row], &mut O);

// ANCHOR: search
/// Counts the solutions for `n` queens. Words have `n` bits at least.
pub fn search<W: Word, O: Observer, const ROOM: usize>(
    n: usize,
    pass: Pass<W, O, ROOM>,
    observer: &mut O,
) -> u64 {
    let mut batches = vec![Batch::empty(); n];
    sum_over_classes(n, observer, |rest, observer| {
        let mut search = Search {
            rows: &rest.rows,
            batches: &mut batches,
            pass,
            solutions: 0,
        };
        search.complete(rest.columns, observer);
        search.solutions
    })
}

/// The search for the completions of one class.
struct Search<'a, W, O, const ROOM: usize> {
    rows: &'a [Row],
    /// One a row: the placements that wait for a queen in this row.
    batches: &'a mut [Batch<W, ROOM>],
    pass: Pass<W, O, ROOM>,
    solutions: u64,
}

impl<W: Word, O: Observer, const ROOM: usize> Search<'_, W, O, ROOM> {
    const PASS: usize = Batch::<W, ROOM>::PASS;

    /// Starts without a queen in any row, `columns` being taken.
    fn complete(&mut self, columns: u32, observer: &mut O) {
        observer.call();
        let Some(first) = self.rows.first() else {
            return self.solved(1, observer);
        };
        let free = !(columns | first.blocked);
        self.batches[0].push(W::low_bits_of(columns), W::low_bits_of(free));
        self.count_if_last(0, observer);

        // Going down, each batch is emptied for good: nothing comes from above any more.
        for depth in 0..self.rows.len() {
            while self.batches[depth].len > 0 {
                let count = self.batches[depth].len.min(Self::PASS);
                self.expand(depth, count, observer);
            }
        }
    }

    /// Expands `count` placements that wait for a queen in row `depth`, and as many of those below
    /// as full passes can be made of.
    fn expand(&mut self, depth: usize, count: usize, observer: &mut O) {
        let (above, below) = self.batches.split_at_mut(depth + 1);
        let rows = &self.rows[depth..];
        (self.pass)(&mut above[depth], &mut below[0], count, rows, observer);
        self.count_if_last(depth + 1, observer);
        while self.batches[depth + 1].len >= Self::PASS {
            self.expand(depth + 1, Self::PASS, observer);
        }
    }

    /// A placement that waits for the last queen has one column left, and a free square there.
    fn count_if_last(&mut self, depth: usize, observer: &mut O) {
        if depth + 1 == self.rows.len() {
            let waiting = std::mem::take(&mut self.batches[depth].len);
            self.solved(waiting, observer);
        }
    }

    fn solved(&mut self, solutions: usize, observer: &mut O) {
        (0..solutions).for_each(|_| observer.solution());
        self.solutions += solutions as u64;
    }
}
// ANCHOR_END: search
