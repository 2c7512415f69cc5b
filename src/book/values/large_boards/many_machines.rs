//! What counts would take, and when the last of many machines is done.

use super::super::lookup::number;
use super::long_counts::counts;
use crate::chapters::chapter11::cutting::unit_list::Grain;
use crate::chapters::chapter11::sending::schedule;
use crate::recordings::times::Record;
use crate::text::table::Table;
use crate::text::{self, grouped};
use crate::work::plan::{HEADER, Plan, stage_for};

/// A table of what counts would take: from the recorded runs, as far as they go, and from there on as the
/// stages' work grows.
pub fn plan(record: &Record, price: &str, sizes: &[&str]) -> Result<Table, String> {
    let price: f64 = price.parse().map_err(|_| format!("{price} is no price"))?;
    let counts = counts()?;
    let [n, core_time, units, sent, stage, total] = HEADER;
    let mut table = Table::default()
        .numbers([n])
        .texts([core_time])
        .numbers([units, sent])
        .texts([stage])
        .numbers([total]);
    for n in sizes {
        let n = number(n)?;
        let stage = stage_for(n);
        let recorded = |n: usize| {
            let long = counts.get(stage.name, n).map(|count| count.cpu_seconds);
            long.or_else(|| Some(record.time(stage.name, n)?.as_secs_f64()))
        };
        // As far as the recorded boards go that are odd or even as this one.
        let largest = (0..=n).rev().step_by(2).find(|&n| recorded(n).is_some());
        let largest = largest.ok_or_else(|| format!("no time of {} was recorded", stage.name))?;
        let growth = stage.tree.work(n) / stage.tree.work(largest);
        let seconds = recorded(largest).expect("it was found") * growth;
        let plan = Plan::new(n, seconds);
        table.add(plan.row(Some(price * plan.core_hours)));
    }
    Ok(table)
}

/// A table of how late the last of so many machines is done, for either grain and order.
pub fn schedules(n: &str, machines: &str) -> Result<Table, String> {
    let (n, machines) = (number(n)?, number(machines)?);
    let mut table = Table::default().texts(["units"]).numbers([
        "how many",
        "as in the list",
        "the largest first",
    ]);
    for grain in [Grain::Coarse, Grain::Fine] {
        let works = schedule::works(n, grain);
        let late = |works: &[u64]| {
            let schedule = schedule::handed_out(works, machines);
            format!(
                "{} later",
                text::percent(schedule::lateness(&schedule) - 1.0)
            )
        };
        let units = grouped(works.len() as u64);
        let in_order = late(&works);
        let largest_first = late(&schedule::largest_first(works));
        table.add([grain.name().to_owned(), units, in_order, largest_first]);
    }
    Ok(table)
}
