//! Who counts which unit, and when the last is done: on paper, where a unit's work is its time.

use std::cmp::Reverse;

use super::super::cutting::unit_list::Grain;
use super::super::cutting::units::Units;

/// The work of each machine's units, in the order in which it counts them.
pub type Schedule = Vec<Vec<u64>>;

/// The work of all units, in the order of the list.
pub fn works(n: usize, grain: Grain) -> Vec<u64> {
    let units = Units::new(n, grain);
    (0..units.how_many())
        .map(|number| units.work(number))
        .collect()
}

/// The same, the largest first.
pub fn largest_first(mut works: Vec<u64>) -> Vec<u64> {
    works.sort_unstable_by_key(|&work| Reverse(work));
    works
}

/// Each machine gets as many units as every other, beforehand.
///
/// # Panics
///
/// If there are no machines, or no units.
pub fn split(works: &[u64], machines: usize) -> Schedule {
    let share = works.len().div_ceil(machines);
    works.chunks(share).map(<[u64]>::to_vec).collect()
}

/// The next unit goes to whichever machine is free first.
///
/// # Panics
///
/// If there are no machines.
pub fn handed_out(works: &[u64], machines: usize) -> Schedule {
    let mut schedule = vec![Vec::new(); machines];
    let mut free_at = vec![0; machines];
    for &work in works {
        let next = (0..machines).min_by_key(|&machine| free_at[machine]);
        let machine = next.expect("there is a machine");
        free_at[machine] += work;
        schedule[machine].push(work);
    }
    schedule
}

/// When the last machine is done.
pub fn end(schedule: &Schedule) -> u64 {
    let ends = schedule.iter().map(|units| units.iter().sum());
    ends.max().unwrap_or(0)
}

/// How many times as late the last machine is done as if all were done together.
pub fn lateness(schedule: &Schedule) -> f64 {
    let total: u64 = schedule.iter().flatten().sum();
    end(schedule) as f64 * schedule.len() as f64 / total as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORKS: [u64; 5] = [2, 3, 3, 4, 8];

    #[test]
    fn a_split_gives_as_many_units_to_each() {
        let schedule = split(&WORKS, 2);
        assert_eq!(schedule, [vec![2, 3, 3], vec![4, 8]]);
        assert_eq!((end(&schedule), lateness(&schedule)), (12, 1.2));
    }

    #[test]
    fn whoever_is_free_gets_the_next_unit() {
        let schedule = handed_out(&WORKS, 2);
        assert_eq!(schedule, [vec![2, 3, 8], vec![3, 4]]);
        let schedule = handed_out(&largest_first(WORKS.to_vec()), 2);
        assert_eq!(schedule, [vec![8, 2], vec![4, 3, 3]]);
        assert_eq!(lateness(&schedule), 1.0);
    }
}
