//! Every thread gets as many deals as every other, beforehand.
//!
//! Correct, and simple, and not twice as fast on two cores: see the page.
//!
//! Cost: the quarters, filled by one thread; then as long as the thread with the most work takes.
//! Source: folklore.

use std::thread;

use crate::chapters::chapter9::dealing::deals::{Deal, Deals, Workspace};
use crate::chapters::chapter9::filling::frame::Frame;
use crate::observer::Silent;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 22, with as many threads as the current pool has.
pub fn count(n: usize) -> u64 {
    if n < 2 {
        return 1;
    }
    Frame::all(n).iter().map(count_thirds).sum::<u64>() / 3
}

/// Three times the solutions that fill `frame`.
fn count_thirds(frame: &Frame) -> u64 {
    let deals = Deals::new(frame, &mut Silent);
    let all: Vec<Deal> = deals.all().collect();
    let share = all.len().div_ceil(rayon::current_num_threads());
    let count_share = |share: &[Deal]| {
        let mut workspace = Workspace::new(&deals);
        let thirds = share
            .iter()
            .map(|&deal| deals.count(deal, &mut workspace, &mut Silent));
        thirds.sum::<u64>()
    };
    thread::scope(|scope| {
        let spawn = |share| scope.spawn(move || count_share(share));
        let threads: Vec<_> = all.chunks(share).map(spawn).collect();
        let join =
            |thread: thread::ScopedJoinHandle<u64>| thread.join().expect("it does not panic");
        threads.into_iter().map(join).sum()
    })
}
// ANCHOR_END: count
