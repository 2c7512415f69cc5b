//! The whole way of a count over many machines, on one.
//!
//! Every unit is written as a line, read, counted, written as a result, read, and entered. What the
//! machines are missing here is only each other.
//!
//! Cost: that of `eight_flags`; a line is nothing beside a unit.

use super::cutting::unit_list::Grain;
use super::cutting::units::{Units, Workspaces};
use super::sending::ledger::Ledger;
use super::sending::result_line::ResultLine;
use super::sending::unit_line::UnitLine;
use crate::observer::Observer;

// ANCHOR: count
/// Counts the solutions for `n` queens, `n` up to 22, by sending units and adding up what comes back.
pub fn count<O: Observer>(n: usize, observer: &mut O) -> u64 {
    let grain = Grain::Coarse;
    let mut ledger = Ledger::default();
    let units = Units::new(n, grain);
    let mut workspaces = Workspaces::default();
    for number in 0..units.how_many() {
        let sent = UnitLine { n, grain, number }.to_string();
        let returned = answer(&sent, &units, &mut workspaces, observer);
        let result: ResultLine = returned.parse().expect("it was written so");
        ledger.add(result).expect("it is a unit of this count");
    }
    let balance = ledger.balance().expect("there is a unit at least");
    balance.solutions().expect("every unit came back")
}

/// What a machine that was sent this line sends back.
fn answer<O: Observer>(
    sent: &str,
    units: &Units,
    workspaces: &mut Workspaces,
    observer: &mut O,
) -> String {
    let unit: UnitLine = sent.parse().expect("it was written so");
    let thirds = units.count(unit.number, workspaces, observer);
    ResultLine { unit, thirds }.to_string()
}
// ANCHOR_END: count
