//! Why a command ends without having done what was asked.

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::work::interrupt;

/// Displays as one line.
#[derive(Debug)]
pub enum Failure {
    /// What was asked cannot be done: the line says why, and what can.
    BadInput(String),
    /// A count differs from what is known.
    WrongCount(String),
    /// The exercise asked for is not done; why is on standard output already.
    NotDone,
    /// A file cannot be written.
    File(String),
    /// The process was asked to end before it was done.
    Interrupted(String),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// The status with which the process ends: 2 for bad input, that of Ctrl-C if it was asked to
    /// end, otherwise 1.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::BadInput(_) => ExitCode::from(2),
            Failure::Interrupted(_) => ExitCode::from(interrupt::STATUS),
            Failure::WrongCount(_) | Failure::NotDone | Failure::File(_) | Failure::Output(_) => {
                ExitCode::FAILURE
            }
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::BadInput(line)
            | Failure::WrongCount(line)
            | Failure::File(line)
            | Failure::Interrupted(line) => f.write_str(line),
            Failure::NotDone => f.write_str("the exercise is not done"),
            Failure::Output(error) => write!(f, "cannot write to standard output: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}
