//! The deals of rows, each of which can be counted apart from the others.
//!
//! A deal says which rows get their queen in the west: flag a shows those in the north, flag d the
//! complement in the south. Flags and sets are explained in [`eight_flags`](crate::chapters::chapter9::eight_flags).

use super::followers::{Leader, leaders};
use crate::chapters::chapter9::bit_slices::busy_diagonals;
use crate::chapters::chapter9::comparing::slices::{Half, Slices};
use crate::chapters::chapter9::filling::corner::Corner;
use crate::chapters::chapter9::filling::frame::Frame;
use crate::chapters::chapter9::filling::halves::{Halves, Rows, Words};
use crate::chapters::chapter9::filling::layout::BitLayout;
use crate::chapters::chapter9::filling::quarter::Quarter;
use crate::observer::Observer;

/// The deals of a frame, and the quarters that they are counted from.
#[derive(Debug)]
pub struct Deals {
    side: usize,
    /// How the words are laid out.
    pub layout: BitLayout,
    halves: Halves,
    leaders: Vec<Leader>,
}

/// A deal: flag a shows a leading set, and flag d one of those that may follow it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// The place of a's set among the leading ones.
    pub leader: usize,
    /// The place of d's set among those that may follow.
    pub follower: usize,
}

/// The lists that counting a deal fills, kept from one deal to the next. A thread has its own.
pub struct Workspace {
    /// For comparing the halves.
    pub slices: Slices,
    /// The fillings of the west half.
    pub west: Words,
    /// Those of the east half.
    pub east: Words,
}

impl Workspace {
    /// For counting any of `deals`.
    pub fn new(deals: &Deals) -> Self {
        Self {
            slices: Slices::new(&deals.layout),
            west: Words::default(),
            east: Words::default(),
        }
    }
}

impl Deals {
    /// Fills the quarters of `frame`.
    pub fn new<O: Observer>(frame: &Frame, observer: &mut O) -> Self {
        let mut quarter =
            |layout: &BitLayout, corner| Quarter::new(frame, corner, layout, observer);
        Self::filled_by(frame, |layout| {
            Corner::ALL.map(|corner| quarter(layout, corner))
        })
    }

    /// The same, with quarters that `fill` fills.
    pub fn filled_by(frame: &Frame, fill: impl FnOnce(&BitLayout) -> [Quarter; 4]) -> Self {
        let layout = BitLayout::new(frame, busy_diagonals(frame.n));
        Self {
            side: frame.side,
            halves: Halves::of(frame, fill(&layout)),
            layout,
            leaders: leaders(frame),
        }
    }

    /// All deals, leader by leader.
    pub fn all(&self) -> impl Iterator<Item = Deal> {
        self.leaders
            .iter()
            .enumerate()
            .flat_map(|(leader, Leader { followers, .. })| {
                (0..followers.sets.len()).map(move |follower| Deal { leader, follower })
            })
    }

    // ANCHOR: count
    /// Three times the number of solutions that `deal` stands for. Where three flags show the
    /// leading set, an image stands for 8/3 solutions; only the sum over all deals is whole.
    pub fn count<O: Observer>(
        &self,
        deal: Deal,
        workspace: &mut Workspace,
        observer: &mut O,
    ) -> u64 {
        let followers = &self.leaders[deal.leader].followers;
        let rows = self.rows(deal);
        let Workspace { slices, west, east } = workspace;
        west.clear();
        east.clear();
        let (mut west_tied, mut east_tied) = (0, 0);
        for (place, &set) in followers.sets.iter().enumerate() {
            self.halves.west(rows, set, west, observer);
            self.halves.east(rows, self.reversed(set), east, observer);
            if place < followers.tied {
                west_tied = west.as_slice().len();
                east_tied = east.as_slice().len();
            }
        }
        let west = Half {
            words: west.as_slice(),
            tied: west_tied,
        };
        let east = Half {
            words: east.as_slice(),
            tied: east_tied,
        };
        // How many flags show the leading set: a, perhaps d, and as many of b and c as are tied.
        let a_and_d = 1 + u64::from(deal.follower < followers.tied);
        slices
            .count_tied(west, east, observer)
            .into_iter()
            .zip(a_and_d..)
            .map(|(images, flags)| 3 * 8 / flags * images)
            .sum()
    }
    // ANCHOR_END: count

    /// About how much work counting `deal` is: how many pairs of quarters are tried.
    pub fn work(&self, deal: Deal) -> u64 {
        let columns = self.leaders[deal.leader]
            .followers
            .sets
            .iter()
            .map(|&set| (set, self.reversed(set)));
        self.halves.pairs(self.rows(deal), columns)
    }

    fn rows(&self, deal: Deal) -> Rows {
        let Leader { a, followers } = &self.leaders[deal.leader];
        Rows {
            north: *a,
            south: self.reversed(followers.sets[deal.follower]),
        }
    }

    /// The same lines, counted from the other end.
    fn reversed(&self, set: u32) -> u32 {
        set.reverse_bits() >> (u32::BITS as usize - self.side)
    }
}
