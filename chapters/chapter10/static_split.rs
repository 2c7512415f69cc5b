//! Every thread gets as many deals as every other, beforehand.
//!
//! Correct, and simple, and not twice as fast on two cores: see the page.
//!
//! Cost: the quarters, filled by one thread; then as long as the thread with the most work takes.
//! Source: folklore.

use std::thread;

use crate::chapters::chapter9::dealing::deals::{Deal, Deals, Workspace};
use crate::chapters::chapter9::filling::frame::Frame;
use crate::observer::ParallelObserver;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 22, with as many threads as the current pool has.
pub fn count<O: ParallelObserver>(n: usize, observer: &mut O) -> u64 {
    if n < 2 {
        return 1;
    }
    let thirds = |frame| count_thirds(frame, observer);
    Frame::all(n).iter().map(thirds).sum::<u64>() / 3
}

/// Three times the solutions that fill `frame`.
fn count_thirds<O: ParallelObserver>(frame: &Frame, observer: &mut O) -> u64 {
    let deals = Deals::new(frame, observer);
    let all: Vec<Deal> = deals.all().collect();
    let share = all.len().div_ceil(rayon::current_num_threads());
    let count_share = |share: &[Deal]| {
        let mut workspace = Workspace::new(&deals);
        let mut part = O::Part::default();
        let thirds = share
            .iter()
            .map(|&deal| deals.count(deal, &mut workspace, &mut part));
        (thirds.sum::<u64>(), part)
    };
    thread::scope(|scope| {
        let spawn = |share| scope.spawn(move || count_share(share));
        let threads: Vec<_> = all.chunks(share).map(spawn).collect();
        let mut sum = 0;
        for thread in threads {
            let (thirds, part) = thread.join().expect("it does not panic");
            sum += thirds;
            observer.add_part(part);
        }
        sum
    })
}
// ANCHOR_END: count
