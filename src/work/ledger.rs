//! The sum of the results of units, which may come back late, twice, or wrong.

use std::collections::BTreeMap;

use super::line::{ResultLine, UnitLine};
use crate::chapters::chapter11::unit_list::Grain;
use crate::chapters::chapter11::units::Units;

/// The results that came back so far, all of one count.
#[derive(Debug, Default)]
pub struct Ledger {
    count: Option<(usize, Grain, usize)>,
    /// By the number of the unit: each result, and how often it came back.
    results: BTreeMap<usize, BTreeMap<u64, usize>>,
}

/// What results amount to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balance {
    /// The board size.
    pub n: usize,
    /// How finely the count is cut.
    pub grain: Grain,
    /// Units of which no result came back.
    pub missing: Vec<usize>,
    /// Units whose results differ, with no value in the majority.
    pub disputed: Vec<usize>,
    /// Units of which some result was outvoted.
    pub outvoted: Vec<usize>,
    /// Three times the solutions of all other units.
    pub thirds: u128,
}

impl Ledger {
    /// Enters a result.
    ///
    /// # Errors
    ///
    /// A line that says why it does not belong here: it is of another count than those before it, or
    /// of a unit that does not exist.
    pub fn add(&mut self, result: ResultLine) -> Result<(), String> {
        let UnitLine { n, grain, number } = result.unit;
        let (first_n, first_grain, units) = *self
            .count
            .get_or_insert_with(|| (n, grain, Units::new(n, grain).how_many()));
        if (n, grain) != (first_n, first_grain) {
            return Err(format!(
                "this is a {} unit of N = {n}, and those before it are {} units of N = {first_n}",
                grain.name(),
                first_grain.name()
            ));
        }
        if number >= units {
            return Err(format!(
                "there are {units} {} units of N = {n}, from 0 on, and none with number {number}",
                grain.name()
            ));
        }
        let votes = self.results.entry(number).or_default();
        *votes.entry(result.thirds).or_default() += 1;
        Ok(())
    }

    /// What came back; `None` if nothing did.
    pub fn balance(&self) -> Option<Balance> {
        let (n, grain, units) = self.count?;
        let mut balance = Balance {
            n,
            grain,
            missing: Vec::new(),
            disputed: Vec::new(),
            outvoted: Vec::new(),
            thirds: 0,
        };
        for number in 0..units {
            let Some(votes) = self.results.get(&number) else {
                balance.missing.push(number);
                continue;
            };
            let all: usize = votes.values().sum();
            let winner = votes.iter().find(|(_, votes)| 2 * **votes > all);
            match winner {
                None => balance.disputed.push(number),
                Some((thirds, votes)) => {
                    balance.thirds += u128::from(*thirds);
                    if *votes < all {
                        balance.outvoted.push(number);
                    }
                }
            }
        }
        Some(balance)
    }
}

impl Balance {
    /// The number of solutions; `None` if some unit is missing or disputed, or if the results cannot
    /// all be right, because they do not add up to a whole number.
    pub fn solutions(&self) -> Option<u64> {
        let is_complete = self.missing.is_empty() && self.disputed.is_empty();
        let is_whole = self.thirds.is_multiple_of(3);
        let solutions = u64::try_from(self.thirds / 3).ok();
        solutions.filter(|_| is_complete && is_whole)
    }

    /// The units to run again.
    pub fn again(&self) -> Vec<UnitLine> {
        let mut numbers = [self.missing.as_slice(), &self.disputed].concat();
        numbers.sort_unstable();
        let unit = |number| UnitLine {
            n: self.n,
            grain: self.grain,
            number,
        };
        numbers.into_iter().map(unit).collect()
    }
}

#[cfg(test)]
mod tests {
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
}
