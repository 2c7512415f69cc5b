//! The online judge: BOJ 9663's largest case, through each stage's own process, against the clock.

use std::env::consts::EXE_SUFFIX;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use wait_timeout::ChildExt;

use crate::board::known::SOLUTIONS;
use crate::entry::{Chapter, Stage};
use crate::text;

/// The largest board size that the judge asks for.
pub const LARGEST_CASE: usize = 14;

/// The judge's time limit.
pub const LIMIT: Duration = Duration::from_secs(10);

/// What the judge says of a program.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// The right number, in time.
    Accepted {
        /// From the start of the process to its end.
        seconds: f64,
    },
    /// Another number.
    WrongAnswer {
        /// What it printed.
        answer: String,
    },
    /// Stopped at the limit.
    TimeLimitExceeded,
    /// It gave up.
    RuntimeError {
        /// What it said.
        message: String,
    },
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Verdict::Accepted { seconds } => {
                let time = text::time(Duration::from_secs_f64(*seconds));
                write!(f, "accepted in {time}")
            }
            Verdict::WrongAnswer { answer } => write!(f, "wrong answer: {answer}"),
            Verdict::TimeLimitExceeded => f.write_str("time limit exceeded"),
            Verdict::RuntimeError { message } => write!(f, "runtime error: {message}"),
        }
    }
}

/// A stage and what was said of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The stage's name.
    pub stage: String,
    /// The verdict.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// The binary of `chapter` in the folder where cargo puts binaries.
pub fn binary(folder: &Path, chapter: &Chapter) -> PathBuf {
    folder.join(format!("chapter{}{EXE_SUFFIX}", chapter.number))
}

/// Gives the process of `stage` the largest case on standard input, as a judge does, and stops it
/// after `limit`. `binary` is that of its chapter.
///
/// # Errors
///
/// If the process cannot be started.
pub fn judge(binary: &Path, stage: &Stage, limit: Duration) -> io::Result<Verdict> {
    let start = Instant::now();
    let mut process = Command::new(binary)
        .args(["--stage", stage.name, "--force"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = process.stdin.take() {
        // A process that is gone already will have said why.
        let _ = writeln!(stdin, "{LARGEST_CASE}");
    }
    let Some(status) = process.wait_timeout(limit)? else {
        process.kill()?;
        process.wait()?;
        return Ok(Verdict::TimeLimitExceeded);
    };
    let seconds = start.elapsed().as_secs_f64();
    let answer = text_of(process.stdout.take())?;
    if !status.success() {
        let said = text_of(process.stderr.take())?;
        let message = said.trim_start_matches("error: ").to_owned();
        return Ok(Verdict::RuntimeError { message });
    }
    if answer == SOLUTIONS[LARGEST_CASE].to_string() {
        Ok(Verdict::Accepted { seconds })
    } else {
        Ok(Verdict::WrongAnswer { answer })
    }
}

/// The first line of what a process wrote; a judged one writes one short line.
fn text_of(pipe: Option<impl Read>) -> io::Result<String> {
    let mut text = String::new();
    if let Some(mut pipe) = pipe {
        pipe.read_to_string(&mut text)?;
    }
    Ok(text.lines().next().unwrap_or_default().to_owned())
}
