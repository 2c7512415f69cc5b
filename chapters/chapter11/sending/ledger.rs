//! The sum of the results of units, which may come back late, twice, or wrong.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use super::super::cutting::unit_list::Grain;
use super::super::cutting::units::Units;
use super::result_line::ResultLine;
use super::unit_line::UnitLine;

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

    /// Of how many units a result came back.
    pub fn units(&self) -> usize {
        self.results.len()
    }

    /// How many different results came back of the unit with this number: one, if all agree.
    pub fn different_results(&self, number: usize) -> usize {
        self.results.get(&number).map_or(0, BTreeMap::len)
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
        let (n, grain) = (self.n, self.grain);
        let unit = |number| UnitLine { n, grain, number };
        numbers.into_iter().map(unit).collect()
    }
}
