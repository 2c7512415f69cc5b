//! Promise: a chapter reads its board size from standard input as the online judge writes it, and
//! shows its own board where nobody asks for one.

mod support;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use nqueens::catalogue::CHAPTERS;
use support::{Ran, chapter, run, run_with_input};

/// What ran, but for times.
fn without_times(ran: &Ran) -> String {
    let lines = ran.stdout.lines();
    let lines: Vec<&str> = lines.filter(|line| !line.contains("  time  ")).collect();
    lines.join("\n")
}

#[test]
fn where_nobody_asks_a_chapter_shows_its_own_board() {
    for a_chapter in CHAPTERS {
        let (number, binary) = (a_chapter.number, chapter(a_chapter.number));
        let n = a_chapter.default_n.to_string();
        let ran = run(&binary, &[]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{number}");
        assert_eq!(without_times(&ran), without_times(&run(&binary, &[&n])));
        let named = format!("\n  N           {n}\n");
        assert!(ran.stdout.contains(&named), "{}", ran.stdout);
    }
}

#[test]
fn so_it_does_with_every_flag_and_names_n() {
    let all = run(chapter(1), &["--all"]);
    assert_eq!((all.status, all.stderr.as_str()), (0, ""));
    assert!(
        all.stdout
            .starts_with("Chapter 1, Every cell, 2^(N²): N = 5\n")
    );
    let json = run(chapter(4), &["--json"]);
    let line: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!((&line["n"], &line["solutions"]), (&8.into(), &92.into()));
    // A board or a list does not say of itself what N is.
    let flags: [&[&str]; 3] = [&["--trace", "--steps", "9"], &["--list"], &["--boards"]];
    for flags in flags {
        let ran = run(chapter(2), flags);
        assert_eq!(ran.status, 0, "{flags:?}");
        assert_eq!(ran.stderr, "note: no board size was given, so N = 8\n");
        let asked = run(chapter(2), &[flags, &["8"]].concat());
        assert_eq!(ran.stdout, asked.stdout, "{flags:?}");
    }
    assert_eq!(run_with_input(chapter(2), &["--list"], b"4").stderr, "");
}

#[test]
fn blanks_are_no_board_size_and_not_nothing() {
    for input in ["\n", " ", "\t\r\n"] {
        let ran = run_with_input(chapter(4), &[], input.as_bytes());
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{input:?}");
        assert!(
            ran.stderr
                .starts_with("error: standard input holds no board size")
        );
    }
}

/// A Korean keyboard types wide blanks and wide digits. Both are kept as they are: Unicode counts the
/// blank as one, so it is left out like any other; a number is written in 0 to 9, so the digit is
/// refused.
#[test]
fn a_wide_blank_is_a_blank_and_a_wide_digit_no_digit() {
    let wide_blank = run_with_input(chapter(4), &[], "\u{3000}8\u{3000}\n".as_bytes());
    assert_eq!((wide_blank.status, wide_blank.stdout.as_str()), (0, "92\n"));
    assert_eq!(
        run(chapter(4), &["\u{3000}8", "--list"])
            .stdout
            .lines()
            .count(),
        92
    );

    let said = "error: \"８\" is not a board size: give one whole number from 0 to 27\n";
    for ran in [
        run_with_input(chapter(4), &[], "８\n".as_bytes()),
        run(chapter(4), &["８"]),
    ] {
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
        assert_eq!(ran.stderr, said);
    }
}

#[test]
fn a_silent_pipe_is_told_what_is_awaited() {
    let mut process = Command::new(chapter(4))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let stderr = BufReader::new(process.stderr.take().unwrap());
    let (sender, said) = mpsc::channel();
    thread::spawn(move || {
        stderr
            .lines()
            .try_for_each(|line| sender.send(line.unwrap()))
    });
    // It comes while nothing was written and the pipe is open.
    let said = said.recv_timeout(Duration::from_secs(30));
    assert_eq!(
        said.as_deref(),
        Ok("note: waiting for a board size on standard input, and for its end")
    );
    process.stdin.take().unwrap().write_all(b"8\n").unwrap();
    let output = process.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), output.stdout),
        (Some(0), b"92\n".to_vec())
    );
}
