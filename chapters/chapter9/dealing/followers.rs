//! Which sets the other flags may show, when one flag shows the leading set.
//!
//! Flags, sets and their order are explained in [`eight_flags`](crate::chapters::chapter9::eight_flags).

use std::cmp::Reverse;

use crate::chapters::chapter9::filling::frame::{Frame, Middle};

/// A set that flag a may lead with, and what may follow it.
#[derive(Debug)]
pub struct Leader {
    /// The set.
    pub a: u32,
    /// The others' sets.
    pub followers: Followers,
}

/// All sets that flag a may lead with, as numbers in order.
pub fn leaders(frame: &Frame) -> Vec<Leader> {
    (0..1 << frame.side)
        .filter_map(|a| {
            let followers = followers(frame, a)?;
            Some(Leader { a, followers })
        })
        .collect()
}

// ANCHOR: followers
/// The sets that b, c and d may show.
#[derive(Debug)]
pub struct Followers {
    /// As large as a's, and neither they nor their complements come before it. The tied first.
    pub sets: Vec<u32>,
    /// How many are tied with a's.
    pub tied: usize,
}

/// The order of sets: larger ones first, those of one size as numbers.
pub fn in_order(set: u32) -> (Reverse<u32>, u32) {
    (Reverse(set.count_ones()), set)
}

/// What may follow when flag a shows the set `a`; nothing if it cannot be the leading one.
pub fn followers(frame: &Frame, a: u32) -> Option<Followers> {
    let all = (1_u32 << frame.side) - 1;
    let of_its_size = (0..=all).filter(|set| set.count_ones() == a.count_ones());
    if frame.middle == Middle::Arms {
        return Some(Followers {
            sets: of_its_size.collect(),
            tied: 0,
        });
    }
    // The place in the order of a set or its complement, whichever comes first.
    let place = |set: u32| in_order(set).min(in_order(all & !set));
    if place(a).1 != a {
        return None;
    }
    let (mut sets, others): (Vec<_>, Vec<_>) = of_its_size
        .filter(|&set| place(set) >= place(a))
        .partition(|&set| place(set) == place(a));
    let tied = sets.len();
    sets.extend(others);
    Some(Followers { sets, tied })
}
// ANCHOR_END: followers
