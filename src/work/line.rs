//! Units and their results as lines of text, so that any engine can carry them.
//!
//! ```text
//! queens-1 16 coarse 17                       a unit: version of the list, N, grain, number
//! queens-1 16 coarse 17 = 25171056 08d26f33   its result: three times the solutions, checksum
//! ```

use std::fmt;
use std::str::FromStr;

use crate::chapters::chapter9;
use crate::chapters::chapter11::unit_list::{Grain, VERSION};
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

/// A unit's result as it comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultLine {
    /// The unit.
    pub unit: UnitLine,
    /// Three times the solutions that it stands for.
    pub thirds: u64,
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

impl fmt::Display for ResultLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = format!("{} = {}", self.unit, self.thirds);
        write!(f, "{said} {}", checksum_of(&said))
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

impl FromStr for ResultLine {
    type Err = String;

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, String> {
        let (unit, result) = text.split_once(" = ").ok_or_else(|| {
            let text = shortened(text);
            format!("{text:?} is not a result of workbook run-units")
        })?;
        let result = result.split(' ').next().unwrap_or_default();
        let damaged = || "the line is damaged: its checksum does not fit".to_owned();
        let line = Self {
            unit: unit.parse()?,
            thirds: result.parse().map_err(|_| damaged())?,
        };
        if line.to_string() != text {
            return Err(damaged());
        }
        Ok(line)
    }
}

/// Whether the checksum at the end of a line fits what stands before it, whatever that is.
pub fn is_whole(text: &str) -> bool {
    let parts = text.rsplit_once(' ');
    parts.is_some_and(|(said, checksum)| checksum == checksum_of(said))
}

fn checksum_of(said: &str) -> String {
    format!("{:08x}", crc32fast::hash(said.as_bytes()))
}

/// Whether `text` is a result of the units whose lines begin so, or was going to be one.
pub fn begins_a_result(text: &str, beginning: &str) -> bool {
    let Some(rest) = text.strip_prefix(beginning) else {
        return beginning.starts_with(text);
    };
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let is_checksum = |part: &str| part.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut parts = rest.split(' ');
    text.len() <= LONGEST
        && parts.next().is_none_or(is_digits)
        && parts.next().is_none_or(|sign| "=".starts_with(sign))
        && parts.next().is_none_or(is_digits)
        && parts.next().is_none_or(is_checksum)
        && parts.next().is_none()
}

/// No result is longer.
const LONGEST: usize = 80;

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: UnitLine = UnitLine {
        n: 16,
        grain: Grain::Coarse,
        number: 17,
    };

    #[test]
    fn lines_are_read_as_they_were_written() {
        let result = ResultLine {
            unit: UNIT,
            thirds: 25_171_056,
        };
        assert_eq!(UNIT.to_string(), "queens-1 16 coarse 17");
        assert_eq!(UNIT.to_string().parse(), Ok(UNIT));
        assert_eq!(
            result.to_string(),
            "queens-1 16 coarse 17 = 25171056 08d26f33"
        );
        assert_eq!(result.to_string().parse(), Ok(result));
    }

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

    #[test]
    fn every_beginning_of_a_result_is_known_and_nothing_else() {
        let result = ResultLine {
            unit: UNIT,
            thirds: 25_171_056,
        };
        let text = result.to_string();
        let beginning = beginning(16, Grain::Coarse);
        for length in 0..=text.len() {
            assert!(begins_a_result(&text[..length], &beginning), "{length}");
        }
        let others = [
            "queens-1 16 fine",
            "queens-1 16 coarse hello",
            "queens-1 16 coarse 17 is",
            "queens-1 16 coarse 17 = 5 zz",
            "queens-1 16 coarse 17 = 5 8cf6f1e0 1",
            "queens-1 16 coarse 17 = 5 8cf6f1e0\r",
        ];
        for other in others {
            assert!(!begins_a_result(other, &beginning), "{other}");
        }
        assert!(is_whole(&text) && !is_whole(&text[1..]) && !is_whole(""));
    }

    /// The checksum sees every change of one character.
    #[test]
    fn a_damaged_result_is_seen() {
        let text = ResultLine {
            unit: UNIT,
            thirds: 25_171_056,
        }
        .to_string();
        for place in 0..text.len() {
            for digit in b'0'..=b'9' {
                let mut damaged = text.clone().into_bytes();
                damaged[place] = digit;
                let damaged = String::from_utf8(damaged).unwrap();
                assert_eq!(
                    damaged.parse::<ResultLine>().is_ok(),
                    damaged == text,
                    "{damaged}"
                );
            }
            assert!(text[..place].parse::<ResultLine>().is_err());
        }
    }
}
