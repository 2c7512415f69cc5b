//! The list of the units of a count, the same on every machine.

use std::ops::Range;

use crate::chapters::chapter9::dealing::deals::Deal;
use crate::chapters::chapter9::dealing::followers::leaders;
use crate::chapters::chapter9::filling::frame::Frame;

/// Grows whenever the list of units changes, so that results of two lists are never mixed.
pub const VERSION: u32 = 1;

/// How finely a count is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grain {
    /// A unit is all deals with the same leading set.
    Coarse,
    /// A unit is one deal.
    Fine,
}

/// Some deals of one leader.
#[derive(Debug, Clone)]
pub struct Unit {
    /// The place of their frame among the frames.
    pub frame: usize,
    leader: usize,
    followers: Range<usize>,
}

impl Unit {
    /// The deals.
    pub fn deals(&self) -> impl Iterator<Item = Deal> {
        let leader = self.leader;
        let followers = self.followers.clone();
        followers.map(move |follower| Deal { leader, follower })
    }
}

// ANCHOR: list
/// All units of all frames, in order.
pub fn list(frames: &[Frame], grain: Grain) -> Vec<Unit> {
    let mut units = Vec::new();
    for (frame, leaders) in frames.iter().map(leaders).enumerate() {
        for (leader, followers) in leaders.iter().map(|leader| &leader.followers).enumerate() {
            let unit = |followers| Unit {
                frame,
                leader,
                followers,
            };
            let all = 0..followers.sets.len();
            match grain {
                Grain::Coarse => units.push(unit(all)),
                Grain::Fine => units.extend(all.map(|follower| unit(follower..follower + 1))),
            }
        }
    }
    units
}
// ANCHOR_END: list
