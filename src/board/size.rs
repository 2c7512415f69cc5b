//! N: what board sizes there are, and what is said of one that is none.

use std::fmt;
use std::str::FromStr;

use crate::text::shortened;

/// The side of the board and the number of queens: a whole number from 0 to 27.
///
/// Above 27 no total is known (27 itself took a year of special hardware), and no stage here would
/// end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct BoardSize(u8);

impl BoardSize {
    /// The largest board whose number of solutions is known.
    pub const MAX: usize = 27;

    /// `n` as a board size; `None` above [`BoardSize::MAX`].
    pub fn new(n: usize) -> Option<Self> {
        let in_range = n <= Self::MAX;
        in_range.then_some(Self(n as u8))
    }

    /// The number itself.
    pub fn get(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a text is not a board size. Displays as one line that says what is accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotABoardSize {
    /// Nothing but blanks.
    Empty,
    /// A whole number above [`BoardSize::MAX`].
    TooLarge(String),
    /// Several words.
    Several(String),
    /// Anything else: a sign, a fraction, letters, digits that are not 0 to 9.
    NotANumber(String),
}

impl fmt::Display for NotABoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let accepted = format_args!("give one whole number from 0 to {}", BoardSize::MAX);
        match self {
            Self::Empty => write!(f, "there is no board size: {accepted}"),
            Self::TooLarge(text) => write!(
                f,
                "N = {text} is too large, no total above {} is known: {accepted}",
                BoardSize::MAX
            ),
            Self::Several(text) => write!(f, "{text:?} is more than one board size: {accepted}"),
            Self::NotANumber(text) => write!(f, "{text:?} is not a board size: {accepted}"),
        }
    }
}

impl std::error::Error for NotABoardSize {}

/// Blanks and line ends around the number are allowed; nothing else is.
impl FromStr for BoardSize {
    type Err = NotABoardSize;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits = text.trim();
        if digits.is_empty() {
            return Err(NotABoardSize::Empty);
        }
        if digits.split_whitespace().nth(1).is_some() {
            return Err(NotABoardSize::Several(shortened(digits)));
        }
        // `usize::from_str` alone would accept a plus sign.
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NotABoardSize::NotANumber(shortened(digits)));
        }
        let size = digits.parse().ok().and_then(BoardSize::new);
        size.ok_or_else(|| NotABoardSize::TooLarge(shortened(digits)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_and_line_ends_are_fine() {
        for text in ["8", " 8", "8\r\n", "\t8 \n", "008"] {
            assert_eq!(text.parse::<BoardSize>().map(BoardSize::get), Ok(8));
        }
    }

    #[test]
    fn both_ends_of_the_range_are_in_it() {
        assert_eq!("0".parse(), Ok(BoardSize(0)));
        assert_eq!("27".parse(), Ok(BoardSize(27)));
    }

    #[test]
    fn everything_else_says_what_is_accepted() {
        let messages = [
            "",
            " \n",
            "28",
            "8 9",
            "+8",
            "-1",
            "8.5",
            "eight",
            "８",
            "1e1",
            "18446744073709551616",
            "1111111111222222222233333333334444444444",
        ]
        .map(|text| text.parse::<BoardSize>().unwrap_err().to_string());
        insta::assert_snapshot!(messages.join("\n"));
    }
}
