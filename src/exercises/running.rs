//! Running the reader's program apart from this one, and never longer than agreed.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use super::host::FOR_CHECKER;
use super::protocol::{self, Outcome};

/// A program that hands its functions to a [`Host`](super::Host).
#[derive(Debug, Clone)]
pub struct Program {
    path: PathBuf,
    /// What it is to be told before the name of the function.
    arguments: Vec<OsString>,
}

/// What came of a run.
#[derive(Debug)]
pub struct Report {
    /// An outcome for each call that came to an end.
    pub outcomes: Vec<Outcome>,
    /// How the run ended.
    pub ending: Ending,
}

/// How a run ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// By itself; a panic that was reported counts as such.
    Finished,
    /// It was stopped after so long.
    TookTooLong(Duration),
    /// The stack was used up.
    StackOverflow,
    /// In another way: the exit status, and the last line on standard error.
    Died(String),
}

impl Program {
    /// The program at `path`.
    pub fn new(path: PathBuf) -> Self {
        let arguments = Vec::new();
        Self { path, arguments }
    }

    /// The same program, told `argument` before anything else.
    pub fn with_argument(mut self, argument: impl Into<OsString>) -> Self {
        self.arguments.push(argument.into());
        self
    }

    /// Calls `function` once with each of `calls`, in one process. The process is ended when `limit`
    /// has gone by.
    ///
    /// # Errors
    ///
    /// If the process cannot be started.
    pub fn run(&self, function: &str, calls: &[String], limit: Duration) -> io::Result<Report> {
        let mut process = Command::new(&self.path)
            .args(&self.arguments)
            .args([FOR_CHECKER, function])
            .args(calls)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let stderr = process.stderr.take().expect("piped");
        let stderr = thread::spawn(move || end_of(stderr));
        let (outcomes, is_over) = outcomes(&mut process, Instant::now() + limit);
        if !is_over {
            // It may have ended by itself in the meantime.
            let _ = process.kill();
        }
        let status = process.wait()?;
        let stderr = stderr.join().unwrap_or_default();

        let panicked = matches!(outcomes.last(), Some(Outcome::Panicked { .. }));
        let ending = if !is_over {
            Ending::TookTooLong(limit)
        } else if panicked || (outcomes.len() == calls.len() && status.success()) {
            Ending::Finished
        } else {
            ending_by_force(status, &stderr)
        };
        Ok(Report { outcomes, ending })
    }
}

/// The outcomes that `process` reports, and whether it closed its output before the deadline.
fn outcomes(process: &mut Child, deadline: Instant) -> (Vec<Outcome>, bool) {
    let stdout = BufReader::new(process.stdout.take().expect("piped"));
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in stdout.split(b'\n').map_while(Result::ok) {
            if let Some(outcome) = protocol::parse(String::from_utf8_lossy(&line).trim_end()) {
                // Nobody listens any more once the deadline has passed.
                let _ = sender.send(outcome);
            }
        }
    });
    let mut outcomes = Vec::new();
    loop {
        match receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(outcome) => outcomes.push(outcome),
            Err(RecvTimeoutError::Disconnected) => return (outcomes, true),
            Err(RecvTimeoutError::Timeout) => return (outcomes, false),
        }
    }
}

/// The last of what is written, so that a program that writes without end fills no memory.
fn end_of(stderr: ChildStderr) -> String {
    const ENOUGH: usize = 4096;
    let mut end = VecDeque::new();
    for byte in BufReader::new(stderr).bytes().map_while(Result::ok) {
        if end.len() == ENOUGH {
            end.pop_front();
        }
        end.push_back(byte);
    }
    String::from_utf8_lossy(end.make_contiguous()).into_owned()
}

/// What ended a program that neither finished nor panicked.
fn ending_by_force(status: ExitStatus, stderr: &str) -> Ending {
    // Rust's runtime says so on every system, before it aborts.
    if stderr.contains("has overflowed its stack") {
        return Ending::StackOverflow;
    }
    let how = match status.code() {
        Some(code) => format!("exit status {code}"),
        // Only a signal leaves no code.
        None => status.to_string(),
    };
    let last = stderr.lines().rfind(|line| !line.trim().is_empty());
    let said = last.map_or(String::new(), |line| format!(": {}", line.trim()));
    Ending::Died(format!("{how}{said}"))
}
