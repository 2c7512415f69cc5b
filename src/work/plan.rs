//! What a count would take, before anybody begins it.

use serde::Serialize;

use crate::catalogue;
use crate::chapters::chapter9;
use crate::chapters::chapter11::cutting::unit_list::Grain;
use crate::chapters::chapter11::cutting::units::Units;
use crate::chapters::chapter11::sending::result_line::ResultLine;
use crate::chapters::chapter11::sending::unit_line::UnitLine;
use crate::entry::Stage;
use crate::text;

/// The largest board that can be planned for.
pub const LARGEST_N: usize = 31;

/// The titles of the columns of [`Plan::row`].
pub const HEADER: [&str; 6] = ["N", "core time", "units", "sent", "stage", "price"];

/// What a count would take.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Plan {
    /// The board size.
    pub n: usize,
    /// The stage that would count it.
    pub stage: &'static str,
    /// Time on one core, estimated.
    pub core_hours: f64,
    /// In how many units it would be sent.
    pub units: u64,
    /// What goes over the network: each unit, and its result.
    pub bytes_moved: u64,
}

/// The units of a search without lists are as long as this, about.
const MINUTES_PER_UNIT: f64 = 10.0;

/// The stage that counts boards of side `n` fastest, if memory were no matter up to the largest that
/// it can represent.
pub fn stage_for(n: usize) -> &'static Stage {
    let name = match n <= chapter9::LARGEST_N {
        true => "eight_flags",
        false => "simd",
    };
    let (_, stage) = catalogue::stage(name).expect("both are in the catalogue");
    stage
}

impl Plan {
    /// The plan for a count of `n` that takes one core so many seconds.
    ///
    /// # Panics
    ///
    /// If `n` is larger than [`LARGEST_N`].
    pub fn new(n: usize, core_seconds: f64) -> Self {
        assert!(n <= LARGEST_N);
        let stage = stage_for(n);
        let units = match n <= chapter9::LARGEST_N {
            true => Units::new(n, Grain::Coarse).how_many() as u64,
            false => (core_seconds / 60.0 / MINUTES_PER_UNIT).ceil() as u64,
        };
        Self {
            n,
            stage: stage.name,
            core_hours: core_seconds / 3600.0,
            units,
            bytes_moved: units * bytes_per_unit(n, units),
        }
    }

    /// A row of a table of plans, with the total price, if there is one.
    pub fn row(&self, price: Option<f64>) -> Vec<String> {
        let mut row = vec![
            self.n.to_string(),
            text::about(self.core_hours * 3600.0),
            text::grouped(self.units),
            text::bytes(self.bytes_moved),
            self.stage.to_owned(),
        ];
        row.extend(price.map(|price| match price {
            price if price < 10.0 => format!("{price:.2}"),
            price => text::grouped(price.round() as u128),
        }));
        row
    }
}

/// The length of a unit's line and of its result, with their ends, for the last of so many units.
fn bytes_per_unit(n: usize, units: u64) -> u64 {
    let unit = UnitLine {
        n,
        grain: Grain::Coarse,
        number: units as usize,
    };
    // As long as such a result is at N = 22, where it is longest among those that are sent.
    let thirds = 10_u64.pow(10);
    let lines = format!("{unit}\n{}\n", ResultLine { unit, thirds });
    lines.len() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_says_how_much_is_sent() {
        let plan = Plan::new(16, 7200.0);
        assert_eq!(
            (plan.stage, plan.core_hours, plan.units),
            ("eight_flags", 2.0, 128)
        );
        // "queens-1 16 coarse 128" and "queens-1 16 coarse 128 = 10000000000 12345678", two lines.
        assert_eq!(plan.bytes_moved, 128 * (22 + 45 + 2));
        let plan = Plan::new(28, 6000.0 + 1.0);
        assert_eq!((plan.stage, plan.units), ("simd", 11));
    }
}
