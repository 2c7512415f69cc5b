//! That the units add up, and stay what they are.

use super::super::unit_list::VERSION;
use super::*;
use crate::board::known::SOLUTIONS;

fn total(n: usize, grain: Grain) -> u64 {
    let units = Units::new(n, grain);
    let mut workspaces = Workspaces::default();
    let thirds =
        (0..units.how_many()).map(|number| units.count(number, &mut workspaces, &mut Silent));
    thirds.sum::<u64>() / 3
}

#[test]
fn the_units_of_either_grain_add_up() {
    for (n, &solutions) in SOLUTIONS.iter().enumerate().take(14) {
        for grain in [Grain::Coarse, Grain::Fine] {
            assert_eq!(total(n, grain), solutions, "N = {n}, {grain:?}");
        }
    }
}

/// If this fails, the list has changed: then [`VERSION`] has to grow, and this with it.
#[test]
fn the_list_is_that_of_its_version() {
    let lengths = |n| [Grain::Coarse, Grain::Fine].map(|grain| Units::new(n, grain).how_many());
    let list = format!("{:?}", Units::new(13, Grain::Fine).units);
    let fingerprint = crc32fast::hash(list.as_bytes());
    assert_eq!(
        (VERSION, lengths(13), lengths(16), lengths(18), fingerprint),
        (1, [96, 1176], [128, 3299], [256, 12283], 3544658788)
    );
}

#[test]
fn preparing_changes_no_count() {
    let [prepared, not] = [Units::new(11, Grain::Coarse), Units::new(11, Grain::Coarse)];
    prepared.prepare();
    for number in 0..not.how_many() {
        let [one, other] = [&prepared, &not]
            .map(|units| units.count(number, &mut Workspaces::default(), &mut Silent));
        assert_eq!(one, other, "unit {number}");
    }
}
