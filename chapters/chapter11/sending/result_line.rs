//! A unit's result as a line of text: the unit, three times its solutions, and a checksum.
//!
//! ```text
//! queens-1 16 coarse 17 = 25171056 08d26f33
//! ```

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use super::unit_line::UnitLine;
use crate::text::shortened;

/// A unit's result as it comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultLine {
    /// The unit.
    pub unit: UnitLine,
    /// Three times the solutions that it stands for.
    pub thirds: u64,
}

impl fmt::Display for ResultLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = format!("{} = {}", self.unit, self.thirds);
        write!(f, "{said} {}", checksum_of(&said))
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
