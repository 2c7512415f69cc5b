//! A unit as a line of text, so that any engine can carry it.
//!
//! ```text
//! queens-1 16 coarse 17     version of the list, N, grain, number
//! ```

use std::fmt;
use std::str::FromStr;

use super::super::cutting::unit_list::{Grain, VERSION};
use crate::chapters::chapter9;
use crate::text::shortened;

/// A unit as it is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnitLine {
    /// The board size.
    pub n: usize,
    /// How finely the count is cut.
    pub grain: Grain,
    /// The unit's number, from 0.
    pub number: usize,
}

const NAME: &str = "queens";

impl Grain {
    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Grain::Coarse => "coarse",
            Grain::Fine => "fine",
        }
    }
}

/// What every line of these units begins with.
pub fn beginning(n: usize, grain: Grain) -> String {
    format!("{NAME}-{VERSION} {n} {} ", grain.name())
}

impl fmt::Display for UnitLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", beginning(self.n, self.grain), self.number)
    }
}

impl FromStr for UnitLine {
    type Err = String;

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, String> {
        let other = || {
            let example = UnitLine {
                n: 16,
                grain: Grain::Coarse,
                number: 17,
            };
            let text = shortened(text);
            format!(
                "{text:?} is not a work unit, such as {example:?}",
                example = example.to_string()
            )
        };
        let mut fields = text.split(' ');
        let mut field = || fields.next().unwrap_or_default();
        let [list, n, grain, number] = [field(), field(), field(), field()];
        let version = list
            .strip_prefix(NAME)
            .and_then(|rest| rest.strip_prefix('-'));
        let version: u32 = version
            .and_then(|text| text.parse().ok())
            .ok_or_else(other)?;
        if version != VERSION {
            return Err(format!(
                "this unit is of version {version} of the list, and this program has version {VERSION}"
            ));
        }
        let grains = [Grain::Coarse, Grain::Fine];
        let unit = Self {
            n: n.parse().map_err(|_| other())?,
            grain: grains
                .into_iter()
                .find(|known| known.name() == grain)
                .ok_or_else(other)?,
            number: number.parse().map_err(|_| other())?,
        };
        if unit.to_string() != text {
            return Err(other());
        }
        if unit.n > chapter9::LARGEST_N {
            let largest = chapter9::LARGEST_N;
            return Err(format!(
                "there are units for N up to {largest}, not {}",
                unit.n
            ));
        }
        Ok(unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_other_unit_is_accepted() {
        let others = [
            ("", "is not a work unit"),
            ("hello", "is not a work unit"),
            ("queens-1 16 coarse", "is not a work unit"),
            ("queens-1 16 coarse 017", "is not a work unit"),
            ("queens-1 16 coarse 17 ", "is not a work unit"),
            ("queens-1 16 rough 17", "is not a work unit"),
            ("queens-1 -1 fine 17", "is not a work unit"),
            ("queens-2 16 coarse 17", "version 2"),
            ("queens-1 23 coarse 17", "N up to 22"),
        ];
        for (text, said) in others {
            let error = text.parse::<UnitLine>().unwrap_err();
            assert!(error.contains(said), "{text}: {error}");
        }
    }
}
