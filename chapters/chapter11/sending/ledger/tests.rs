//! What is missing, doubled, disputed or of another count.

use super::*;

const UNITS: usize = 8;

fn result(n: usize, number: usize, thirds: u64) -> ResultLine {
    let grain = Grain::Coarse;
    ResultLine {
        unit: UnitLine { n, grain, number },
        thirds,
    }
}

/// Of all units but `left_out`, each worth 6.
fn ledger(left_out: &[usize]) -> Ledger {
    let mut ledger = Ledger::default();
    for number in (0..UNITS).filter(|number| !left_out.contains(number)) {
        ledger.add(result(8, number, 6)).unwrap();
    }
    ledger
}

#[test]
fn all_units_make_a_total() {
    assert_eq!(Units::new(8, Grain::Coarse).how_many(), UNITS);
    let balance = ledger(&[]).balance().unwrap();
    assert_eq!(balance.solutions(), Some(2 * UNITS as u64));
    assert_eq!(Ledger::default().balance(), None);
}

#[test]
fn a_missing_unit_is_named() {
    let balance = ledger(&[3, 5]).balance().unwrap();
    assert_eq!(
        (balance.solutions(), balance.missing.as_slice()),
        (None, &[3, 5][..])
    );
    assert_eq!(balance.again()[1], result(8, 5, 0).unit);
}

#[test]
fn a_unit_that_came_back_twice_counts_once_if_it_agrees() {
    let mut ledger = ledger(&[]);
    ledger.add(result(8, 4, 6)).unwrap();
    assert_eq!(
        ledger.balance().unwrap().solutions(),
        Some(2 * UNITS as u64)
    );
}

#[test]
fn of_two_results_neither_is_believed_and_of_three_the_majority() {
    let mut ledger = ledger(&[]);
    ledger.add(result(8, 4, 9)).unwrap();
    let balance = ledger.balance().unwrap();
    assert_eq!(
        (balance.solutions(), balance.disputed.as_slice()),
        (None, &[4][..])
    );
    assert_eq!(balance.again(), [result(8, 4, 0).unit]);
    let different = [4, 5, UNITS].map(|number| ledger.different_results(number));
    assert_eq!((different, ledger.units()), ([2, 1, 0], UNITS));
    ledger.add(result(8, 4, 6)).unwrap();
    let balance = ledger.balance().unwrap();
    assert_eq!(balance.solutions(), Some(2 * UNITS as u64));
    assert_eq!(balance.outvoted, [4]);
}

#[test]
fn results_that_are_no_whole_number_together_are_no_total() {
    let mut ledger = ledger(&[0]);
    ledger.add(result(8, 0, 7)).unwrap();
    let balance = ledger.balance().unwrap();
    assert_eq!((balance.solutions(), balance.again().len()), (None, 0));
}

#[test]
fn other_counts_and_units_are_refused() {
    let mut ledger = ledger(&[]);
    let error = ledger.add(result(10, 0, 6)).unwrap_err();
    assert!(
        error.contains("of N = 10") && error.contains("of N = 8"),
        "{error}"
    );
    assert!(
        ledger
            .add(result(8, UNITS, 6))
            .unwrap_err()
            .contains("there are 8")
    );
}
