//! What an observer is told, and the observer that lets it pass.

use super::tally::Tally;

/// Is told of every operation of a search, in the order in which the search performs them.
///
/// All methods do nothing unless an implementation says otherwise. Rows and columns count from 0.
pub trait Observer {
    /// A node of the search tree is entered: one call of the stage's recursive function.
    fn call(&mut self) {}

    /// One square, flag or list entry is read to decide whether a queen may stand on
    /// (`row`, `column`).
    fn look(&mut self, _row: usize, _column: usize) {}

    /// One mask word is read, which answers for all columns of the current row at once.
    fn look_mask(&mut self) {}

    /// A queen is put on (`row`, `column`).
    fn place(&mut self, _row: usize, _column: usize) {}

    /// The queen on (`row`, `column`) is taken back.
    fn remove(&mut self, _row: usize, _column: usize) {}

    /// The queens on the board are a solution.
    fn solution(&mut self) {}

    /// So much was done by several threads, in no order.
    fn tallied(&mut self, _tally: Tally) {}
}

/// The observer that does nothing, and costs nothing: its empty methods are inlined away.
///
/// `cargo bench --bench silent_observer` shows it by instruction count.
#[derive(Debug, Default, Clone, Copy)]
pub struct Silent;

impl Observer for Silent {}

/// Lets a generic stage run with an observer that is chosen at run time.
impl<O: Observer + ?Sized> Observer for &mut O {
    fn call(&mut self) {
        (**self).call();
    }

    fn look(&mut self, row: usize, column: usize) {
        (**self).look(row, column);
    }

    fn look_mask(&mut self) {
        (**self).look_mask();
    }

    fn place(&mut self, row: usize, column: usize) {
        (**self).place(row, column);
    }

    fn remove(&mut self, row: usize, column: usize) {
        (**self).remove(row, column);
    }

    fn solution(&mut self) {
        (**self).solution();
    }

    fn tallied(&mut self, tally: Tally) {
        (**self).tallied(tally);
    }
}
