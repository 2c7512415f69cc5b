//! Promise: output fits what it is written to: a terminal of any size, a pipe that is closed, a
//! locale without Unicode, a full disk.

#![cfg(unix)]

mod support;

use std::process::{Command, Stdio};

use support::chapter;

/// Runs `command` at a terminal of this size, by util-linux's `script`, and returns what it showed.
#[cfg(target_os = "linux")]
fn at_a_terminal(columns: usize, rows: usize, command: &str) -> String {
    let command = format!("stty cols {columns} rows {rows}; {command}");
    let output = Command::new("script")
        .args(["--quiet", "--return", "--command", &command, "/dev/null"])
        .env_remove("LC_ALL")
        .env_remove("LC_CTYPE")
        .env("LANG", "C.UTF-8")
        .env("TERM", "xterm")
        .stdin(Stdio::null())
        .output()
        .expect("util-linux's script is on every Linux");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout)
        .unwrap()
        .replace("\r\n", "\n")
}

#[test]
#[cfg(target_os = "linux")]
fn at_a_terminal_the_default_board_is_used() {
    let shown = at_a_terminal(80, 24, &chapter(4));
    assert!(shown.contains("Chapter 4, Diagonal arrays"), "{shown}");
    assert!(shown.contains("solutions   92"), "{shown}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_narrow_terminal_is_not_overrun() {
    for (columns, arguments) in [
        (40, "4 --boards"),
        (12, "5 --boards"),
        (30, "4 --trace"),
        (60, "8 --all"),
    ] {
        let shown = at_a_terminal(columns, 24, &format!("{} {arguments}", chapter(4)));
        let table = shown
            .lines()
            .filter(|line| !line.starts_with("Next") && !line.starts_with("Each"));
        for line in table {
            assert!(
                line.chars().count() <= columns,
                "{arguments} at {columns} columns: {line:?}"
            );
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_delayed_trace_is_drawn_in_place() {
    let command = format!("{} 4 --trace --steps 3 --delay 1", chapter(4));
    let in_place = at_a_terminal(80, 24, &command);
    assert_eq!(
        in_place.matches("\u{1b}[6A\u{1b}[J").count(),
        2,
        "{in_place:?}"
    );
    let too_low = at_a_terminal(80, 6, &command);
    assert!(!too_low.contains('\u{1b}'), "{too_low:?}");
    let piped = support::run(
        chapter(4),
        &["4", "--trace", "--steps", "3", "--delay", "1"],
    )
    .stdout;
    assert!(!piped.contains('\u{1b}'), "{piped:?}");
}

#[test]
fn an_ascii_locale_gets_ascii() {
    let output = Command::new(chapter(4))
        .args(["4", "--boards"])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert!(output.stdout.is_ascii() && output.stdout.starts_with(b"1         2\n. Q"));
}

/// `chapter5 14 --list | head -1`, which would otherwise go on for a while.
#[test]
fn a_closed_pipe_ends_quietly() {
    use std::io::{BufRead, BufReader};
    let mut process = Command::new(chapter(5))
        .args(["27", "--list", "--force"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(process.stdout.take().unwrap())
        .read_line(&mut first)
        .unwrap();
    // The reader is dropped here: the pipe is closed while the search goes on.
    let output = process.wait_with_output().unwrap();
    assert!(first.starts_with("1 [0, 2, 4, "), "{first}");
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), &b""[..])
    );
}

#[test]
#[cfg(target_os = "linux")]
fn an_output_that_cannot_be_written_is_an_error() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = Command::new(chapter(4))
        .arg("8")
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(output.stderr)
            .unwrap()
            .matches('\n')
            .count(),
        1
    );
}
