//! What several test files need.

#![allow(dead_code)] // each test file uses its own part of this

pub mod place;

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use nqueens::board::size::BoardSize;
use wait_timeout::ChildExt;

/// `n` as a board size.
pub fn size(n: usize) -> BoardSize {
    BoardSize::new(n).expect("tests use small boards")
}

/// The files below a folder of the package with this extension.
pub fn files_below(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![nqueens::system::package::folder().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                files.push(path);
            }
        }
    }
    files
}

/// The folder of files that tests read.
pub fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// What a process did.
pub struct Ran {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// Runs the binary at `path` with `arguments`, and `input` on its standard input.
pub fn run_with_input(path: impl AsRef<str>, arguments: &[&str], input: &[u8]) -> Ran {
    let path = path.as_ref();
    let mut process = Command::new(path)
        .args(arguments)
        // What is drawn depends on these, which differ from machine to machine.
        .env_remove("COLUMNS")
        .env_remove("LC_ALL")
        .env_remove("LC_CTYPE")
        .env_remove("LANG")
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built for this test");
    // A process that refuses its arguments may be gone before it read anything.
    let _ = process.stdin.take().expect("piped").write_all(input);
    let stdout = read_in_background(process.stdout.take().expect("piped"));
    let stderr = read_in_background(process.stderr.take().expect("piped"));
    let ended = process
        .wait_timeout(PATIENCE)
        .expect("it can be waited for");
    let Some(status) = ended else {
        process.kill().expect("it is still running");
        panic!("{path} {arguments:?} does not end");
    };
    let text = |reader: JoinHandle<Vec<u8>>| {
        String::from_utf8(reader.join().unwrap()).expect("all output is UTF-8")
    };
    Ran {
        status: status.code().expect("the process ended by itself"),
        stdout: text(stdout),
        stderr: text(stderr),
    }
}

/// So that a process that was to refuse, but runs, fails its test.
const PATIENCE: Duration = Duration::from_secs(60);

fn read_in_background(mut pipe: impl Read + Send + 'static) -> JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        pipe.read_to_end(&mut bytes).expect("a pipe can be read");
        bytes
    })
}

/// Runs the binary at `path` with `arguments` and an empty standard input.
pub fn run(path: impl AsRef<str>, arguments: &[&str]) -> Ran {
    run_with_input(path, arguments, b"")
}

/// Asserts that `ran` was refused, in one line on standard error and with nothing on standard
/// output, and returns that line.
pub fn refusal(ran: Ran) -> String {
    assert_eq!(ran.status, 2, "{}", ran.stderr);
    assert_eq!(ran.stdout, "");
    assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
    ran.stderr.trim_end().to_owned()
}

/// The path of one chapter's binary.
pub fn chapter(number: usize) -> String {
    let workbook = Path::new(env!("CARGO_BIN_EXE_workbook"));
    let binary = workbook.with_file_name(format!("chapter{number}{EXE_SUFFIX}"));
    binary.to_str().expect("the path is UTF-8").to_owned()
}
