//! The deals of chapter 9, counted by every core.
//!
//! No deal needs to know of another. Each thread has lists of its own to fill; all of them read the
//! same quarters, and nobody writes to those. So there is nothing to wait for but the next deal.
//!
//! A deal is a fraction of a millisecond up to N = 18, and some deals are hundreds of times as much
//! work as others. So no deals are given to a thread beforehand: who is done *steals* from those
//! who are not. The largest come first, so that what is left in the end is small.
//!
//! Source: R. D. Blumofe and C. E. Leiserson, Scheduling multithreaded computations by work
//! stealing (1999); the rayon crate.

use std::cmp::Reverse;

use rayon::prelude::*;

use crate::chapters::chapter9::dealing::deals::{Deal, Deals, Workspace};
use crate::chapters::chapter9::filling::corner::Corner;
use crate::chapters::chapter9::filling::frame::Frame;
use crate::chapters::chapter9::filling::quarter::Quarter;
use crate::observer::ParallelObserver;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 22, with all threads of the current pool.
pub fn count<O: ParallelObserver>(n: usize, observer: &mut O) -> u64 {
    if n < 2 {
        return 1;
    }
    let thirds = |frame: Frame| {
        let deals = filled(&frame, observer);
        let workspace = || Workspace::new(&deals);
        let count_deal = |workspace: &mut Workspace, deal| {
            let mut part = O::Part::default();
            (deals.count(deal, workspace, &mut part), part)
        };
        let counts = largest_first(&deals)
            .into_par_iter()
            .map_init(workspace, count_deal);
        let nothing = || (0, O::Part::default());
        let (thirds, part) = counts.reduce(nothing, |a, b| (a.0 + b.0, a.1 + b.1));
        observer.add_part(part);
        thirds
    };
    Frame::all(n).into_iter().map(thirds).sum::<u64>() / 3
}

/// The deals of `frame`, with each of the four quarters filled by a thread.
pub fn filled<O: ParallelObserver>(frame: &Frame, observer: &mut O) -> Deals {
    Deals::filled_by(frame, |layout| {
        let fill = |corner| {
            let mut part = O::Part::default();
            (Quarter::new(frame, corner, layout, &mut part), part)
        };
        let pair = |north, south| rayon::join(|| fill(north), || fill(south));
        let (north, south) = rayon::join(
            || pair(Corner::NorthWest, Corner::NorthEast),
            || pair(Corner::SouthWest, Corner::SouthEast),
        );
        [north.0, north.1, south.0, south.1].map(|(quarter, part)| {
            observer.add_part(part);
            quarter
        })
    })
}

/// All deals, those that are most work first.
pub fn largest_first(deals: &Deals) -> Vec<Deal> {
    let mut all: Vec<Deal> = deals.all().collect();
    all.par_sort_by_cached_key(|&deal| Reverse(deals.work(deal)));
    all
}
// ANCHOR_END: count
