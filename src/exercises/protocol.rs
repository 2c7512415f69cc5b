//! What the reader's program reports to the checker: a line for each call, on standard output.

use serde::{Deserialize, Serialize};

use crate::observer::Tally;

/// What became of one call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// The function returned.
    Returned {
        /// As `{:?}` prints it.
        answer: String,
        /// What a search told its observer.
        told: Option<Told>,
    },
    /// The function panicked.
    Panicked {
        /// The panic's message.
        message: String,
        /// File and line.
        place: String,
    },
}

/// What a search told its observer, and whether that can be true.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// The operations it told of.
    pub tally: Tally,
    /// How many solutions it told of.
    pub solutions: u64,
    /// The most queens that were on the board at once.
    pub most_queens: u64,
    /// The first thing told that cannot be: a sentence.
    pub trouble: Option<String>,
}

/// Sets the report apart from what the reader's functions may print themselves.
const MARK: &str = "workbook: ";

/// The line that reports `outcome`.
pub fn line(outcome: &Outcome) -> String {
    let json = serde_json::to_string(outcome).expect("an outcome has only texts and numbers");
    format!("{MARK}{json}")
}

/// The outcome that `line` reports, if it is such a line.
pub fn parse(line: &str) -> Option<Outcome> {
    serde_json::from_str(line.strip_prefix(MARK)?).ok()
}
