//! A count cut into units that can be counted anywhere, in any order.
//!
//! A unit is known by a number: its place in a list that depends on N and the grain alone, and is
//! the same on every machine. So nothing but that number has to be sent, and nothing but one number
//! comes back. The price: whoever counts a unit fills the quarters first.
//!
//! Source: the work units of NQueens@Home (2007), and those of the count for N = 27 by T. B.
//! Preusser and M. R. Engelhardt, Putting queens in carry chains, No. 27 (2016).

#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use super::unit_list::{Grain, Unit, list};
use crate::chapters::chapter9::dealing::deals::{Deals, Workspace};
use crate::chapters::chapter9::filling::frame::Frame;
use crate::chapters::chapter10::threads;
use crate::observer::{Observer, Silent};

// ANCHOR: units
/// The units of a count.
#[derive(Debug)]
pub struct Units {
    /// Each with its deals, once they are needed.
    frames: Vec<(Frame, OnceLock<Deals>)>,
    units: Vec<Unit>,
}

/// What a thread needs for counting: lists to fill, for each frame.
#[derive(Default)]
pub struct Workspaces([Option<Workspace>; 2]);

impl Units {
    /// The units of the count for `n` queens, `n` up to 22.
    pub fn new(n: usize, grain: Grain) -> Self {
        // Without a half there is no deal; one unit stands for the one solution.
        let frames = if n < 2 { Vec::new() } else { Frame::all(n) };
        let units = list(&frames, grain);
        Self {
            frames: frames
                .into_iter()
                .map(|frame| (frame, OnceLock::new()))
                .collect(),
            units,
        }
    }

    /// Three times the solutions that the unit with this number stands for. The observer of the
    /// first unit of a frame is told of the quarters.
    ///
    /// # Panics
    ///
    /// If there is no such unit.
    pub fn count<O: Observer>(
        &self,
        number: usize,
        workspaces: &mut Workspaces,
        observer: &mut O,
    ) -> u64 {
        assert!(number < self.how_many(), "there is no unit {number}");
        let Some(unit) = self.units.get(number) else {
            return 3;
        };
        let deals = self.deals(unit.frame, observer);
        let workspace = workspaces.0[unit.frame].get_or_insert_with(|| Workspace::new(deals));
        let thirds = unit
            .deals()
            .map(|deal| deals.count(deal, workspace, observer));
        thirds.sum()
    }
    // ANCHOR_END: units

    /// How many there are. They are numbered from 0.
    pub fn how_many(&self) -> usize {
        self.units.len().max(1)
    }

    /// Fills the quarters with all threads of the current pool. Without this, the first unit of a
    /// frame does it, with one.
    pub fn prepare(&self) {
        for (frame, deals) in &self.frames {
            if deals.get().is_none() {
                // If another thread was quicker, it filled the same.
                let _ = deals.set(threads::filled(frame, &mut Silent));
            }
        }
    }

    /// About how much work a unit is, on a scale of its own.
    ///
    /// # Panics
    ///
    /// If there is no such unit.
    pub fn work(&self, number: usize) -> u64 {
        assert!(number < self.how_many(), "there is no unit {number}");
        let Some(unit) = self.units.get(number) else {
            return 1;
        };
        let deals = self.deals(unit.frame, &mut Silent);
        // Even a deal without any pair has to be looked at.
        unit.deals().map(|deal| 1 + deals.work(deal)).sum()
    }

    fn deals<O: Observer>(&self, frame: usize, observer: &mut O) -> &Deals {
        let (frame, deals) = &self.frames[frame];
        deals.get_or_init(|| Deals::new(frame, observer))
    }
}
