//! Right counts whose observer is told wrong.

use nqueens::board::known::SOLUTIONS;
use nqueens::board::placement::Square;
use nqueens::observer::Observer;

use crate::rules;

/// No search at all.
pub fn table(n: usize, _observer: &mut dyn Observer) -> u64 {
    SOLUTIONS[n]
}

/// No search, but some events.
pub fn table_with_events(n: usize, observer: &mut dyn Observer) -> u64 {
    observer.call();
    observer.look(0, 0);
    observer.place(0, 0);
    (0..SOLUTIONS[n]).for_each(|_| observer.solution());
    observer.remove(0, 0);
    SOLUTIONS[n]
}

pub fn no_calls(n: usize, observer: &mut dyn Observer) -> u64 {
    let left_out = LeftOut {
        calls: true,
        ..NOTHING
    };
    search(n, left_out, observer)
}

pub fn no_placements(n: usize, observer: &mut dyn Observer) -> u64 {
    let left_out = LeftOut {
        placements: true,
        removals: true,
        ..NOTHING
    };
    search(n, left_out, observer)
}

pub fn no_removals(n: usize, observer: &mut dyn Observer) -> u64 {
    let left_out = LeftOut {
        removals: true,
        ..NOTHING
    };
    search(n, left_out, observer)
}

pub fn no_solutions(n: usize, observer: &mut dyn Observer) -> u64 {
    let left_out = LeftOut {
        solutions: true,
        ..NOTHING
    };
    search(n, left_out, observer)
}

/// Tells of the first call only.
pub fn few_calls(n: usize, observer: &mut dyn Observer) -> u64 {
    observer.call();
    no_calls(n, observer)
}

/// Tells of the first look only.
pub fn few_looks(n: usize, observer: &mut dyn Observer) -> u64 {
    observer.look(0, 0);
    let left_out = LeftOut {
        looks: true,
        ..NOTHING
    };
    search(n, left_out, observer)
}

/// Wrong, and tells of no queen, so that nothing can be said of its boards.
pub fn rooks_untold(n: usize, observer: &mut dyn Observer) -> u64 {
    let left_out = LeftOut {
        placements: true,
        removals: true,
        ..NOTHING
    };
    rules::rooks(n, &mut Partly { left_out, observer })
}

/// What is not passed on.
#[derive(Clone, Copy)]
struct LeftOut {
    calls: bool,
    looks: bool,
    placements: bool,
    removals: bool,
    solutions: bool,
}

const NOTHING: LeftOut = LeftOut {
    calls: false,
    looks: false,
    placements: false,
    removals: false,
    solutions: false,
};

struct Partly<'a> {
    left_out: LeftOut,
    observer: &'a mut dyn Observer,
}

fn search(n: usize, left_out: LeftOut, observer: &mut dyn Observer) -> u64 {
    let attacks = |a: Square, b: Square| a.attacks(b).is_some();
    rules::fill(
        n,
        &mut Vec::new(),
        attacks,
        &mut Partly { left_out, observer },
    )
}

impl Observer for Partly<'_> {
    fn call(&mut self) {
        if !self.left_out.calls {
            self.observer.call();
        }
    }

    fn look(&mut self, row: usize, column: usize) {
        if !self.left_out.looks {
            self.observer.look(row, column);
        }
    }

    fn place(&mut self, row: usize, column: usize) {
        if !self.left_out.placements {
            self.observer.place(row, column);
        }
    }

    fn remove(&mut self, row: usize, column: usize) {
        if !self.left_out.removals {
            self.observer.remove(row, column);
        }
    }

    fn solution(&mut self) {
        if !self.left_out.solutions {
            self.observer.solution();
        }
    }
}
