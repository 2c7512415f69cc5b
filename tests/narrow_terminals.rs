//! Promise: no line is wider than the terminal, or than `COLUMNS`, wherever it goes; and all is ASCII
//! where the locale has nothing else.

#[path = "exercises/reader.rs"]
mod reader;
mod support;

use std::process::Command;

use nqueens::catalogue::CHAPTERS;
use support::{Ran, chapter, fixtures};

use reader::Reader;

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

/// Whether a line may be wider than the terminal: the one place for it.
///
/// - A word that is too wide by itself, such as a path, stays whole, so that it can be copied.
/// - What programs read has its own lines: JSON, results, units, Markdown.
/// - A solution, as numbers or as a program, is copied by line.
fn is_excused(command: &[&str], line: &str) -> bool {
    let is_word = !line.trim().contains(' ');
    let for_programs = [
        "--json",
        "--markdown",
        "units",
        "run-units",
        "sum",
        "--list",
        "solution",
    ];
    let is_help = command.contains(&"--help");
    is_word || !is_help && command.iter().any(|word| for_programs.contains(word))
}

/// What every chapter can show, with its own N and with another.
fn chapter_commands() -> Vec<Vec<String>> {
    let mut commands = Vec::new();
    let displays = ["", "--help", "4 --all", "4 --tally", "4 --json", "x", "4 5"];
    let by_stages = [
        "4 --list",
        "4 --boards",
        "4 --trace --steps 9",
        "8 --trace --steps 3",
    ];
    for number in CHAPTERS.iter().map(|chapter| chapter.number) {
        let binary = chapter(number);
        let is_listed = CHAPTERS[number - 1].number <= 5;
        let of_classes = (number == 6).then_some("6 --classes");
        let by_stages = by_stages.into_iter().filter(|_| is_listed);
        for display in displays.into_iter().chain(by_stages).chain(of_classes) {
            let command = [&[binary.as_str()][..], &words(display)].concat();
            commands.push(command.into_iter().map(str::to_owned).collect());
        }
    }
    commands
}

/// What the workbook can show; of what needs cargo or the book's pages, why it does not go on.
fn workbook_commands(folder: &str) -> Vec<Vec<String>> {
    let fixtures = fixtures();
    let path = |name: &str| fixtures.join(name).to_str().unwrap().to_owned();
    let compare = format!(
        "compare {} {}",
        path("reports/before.json"),
        path("reports/elsewhere.json")
    );
    let report = format!(
        "report --criterion {} --out {folder}/report",
        path("criterion")
    );
    let mut commands: Vec<String> = [
        "",
        "--help",
        "--version",
        "nonsense",
        "check",
        "check 1",
        "hint 1 --again",
        "solution 1",
        "solution 1 --anyway",
        "race 4",
        "estimate 8",
        "estimate 8 --json",
        "count 8",
        "count 8 --json",
        "count 8 --progress plain",
        "units 8",
        "run-units",
        "sum",
        "plan 22 27 --price 0.04",
        "plan 22 --json",
        "judge",
        "book",
        "figures",
    ]
    .map(str::to_owned)
    .to_vec();
    let names: Vec<String> = commands.iter().skip(4).cloned().collect();
    for name in names.iter().filter(|name| !name.contains(' ')) {
        commands.push(format!("{name} --help"));
    }
    for name in [
        "hint", "solution", "race", "estimate", "count", "units", "plan", "compare", "report",
    ] {
        commands.push(format!("{name} --help"));
    }
    commands.extend([
        compare.clone(),
        format!("{compare} --markdown"),
        format!("{compare} --json"),
        report,
    ]);
    let owned = |command: String| {
        let words = command.split_whitespace().map(str::to_owned);
        [WORKBOOK.to_owned()].into_iter().chain(words).collect()
    };
    commands.into_iter().map(owned).collect()
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// A reader with a solution to show, and every command.
fn reader_and_commands(name: &str) -> (Reader, Vec<Vec<String>>) {
    let reader = Reader::with_nothing(name);
    let solution = "//! The twelfth of several lines that are longer than it is wide.\n// N² × 2\n";
    reader.write("chapters/chapter1/solution.rs", solution);
    let mut commands = workbook_commands(reader.folder.to_str().unwrap());
    commands.extend(chapter_commands());
    (reader, commands)
}

fn run(reader: &Reader, command: &[String], environment: &[(&str, &str)]) -> Ran {
    let mut process = Command::new(&command[0]);
    process.args(&command[1..]).env("CARGO", "no-such-cargo");
    reader.run_in(&mut process, environment)
}

/// Asserts that no line of what `ran` printed is wider than it may be.
fn assert_fits(command: &[&str], ran: &Ran, columns: usize) {
    for line in ran.stdout.lines().chain(ran.stderr.lines()) {
        let width = line.chars().count();
        let fits = width <= columns || is_excused(command, line);
        assert!(fits, "{command:?}: {width} columns of {columns}: {line:?}");
    }
}

#[test]
fn every_line_fits_and_is_ascii_where_the_locale_is() {
    let (reader, commands) = reader_and_commands("narrow");
    for command in &commands {
        let words: Vec<&str> = command.iter().skip(1).map(String::as_str).collect();
        let mut question_marks = Vec::new();
        for (columns, locale) in [("20", "C"), ("40", "C"), ("80", "C"), ("80", "C.UTF-8")] {
            let ran = run(
                &reader,
                command,
                &[("COLUMNS", columns), ("LC_ALL", locale)],
            );
            assert_fits(&words, &ran, columns.parse().unwrap());
            let text = ran.stdout + &ran.stderr;
            assert!(text.is_ascii() || locale != "C", "{command:?}: {text}");
            question_marks.push(text.matches('?').count());
        }
        // A character without an ASCII look-alike would have become one.
        assert_eq!(question_marks, [question_marks[3]; 4], "{command:?}");
    }
}

/// Without `COLUMNS`, a pipe gets whole lines.
#[test]
fn a_pipe_of_no_width_breaks_no_line() {
    let reader = Reader::with_nothing("no-width");
    let command = [&chapter(4), "8"].map(str::to_owned);
    let shown = run(&reader, &command, &[]).stdout;
    let line =
        "  stage       diagonal_arrays: a flag for each column, diagonal and anti-diagonal\n";
    assert!(shown.contains(line), "{shown}");
}

/// What `command` shows on a terminal of this width, by util-linux's `script`. A shell may set
/// `COLUMNS` anew, so the variables are the command's own.
#[cfg(target_os = "linux")]
fn at_a_terminal(columns: usize, environment: &[(&str, &str)], command: &str) -> String {
    let variables = environment
        .iter()
        .map(|(name, value)| format!("{name}={value} "));
    let variables: String = variables.collect();
    let command = format!("stty cols {columns} rows 24; exec env {variables} {command}");
    let output = Command::new("script")
        .args(["--quiet", "--return", "--command", &command, "/dev/null"])
        .env_remove("COLUMNS")
        .env_remove("LC_ALL")
        .env_remove("LC_CTYPE")
        .env("LANG", "C.UTF-8")
        .env("TERM", "xterm")
        .stdin(std::process::Stdio::null())
        .output()
        .expect("util-linux's script is on every Linux");
    String::from_utf8(output.stdout)
        .unwrap()
        .replace("\r\n", "\n")
}

#[test]
#[cfg(target_os = "linux")]
fn every_chapter_fits_on_its_terminal() {
    for number in CHAPTERS.iter().map(|chapter| chapter.number) {
        let binary = chapter(number);
        for columns in [20, 40, 80] {
            let shown = at_a_terminal(columns, &[], &binary);
            assert!(shown.contains("solutions"), "{shown}");
            for line in shown.lines() {
                let fits = line.chars().count() <= columns || is_excused(&[], line);
                assert!(fits, "{binary} at {columns}: {line:?}");
            }
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_refusal_fits_on_its_terminal() {
    let shown = at_a_terminal(40, &[], &format!("{WORKBOOK} check nonsense"));
    assert!(
        shown.starts_with("error: \"nonsense\" is no chapter with an\nexercise"),
        "{shown}"
    );
}

/// The bar is drawn after a second, over and over; it is ended when it was seen.
#[test]
#[cfg(target_os = "linux")]
fn progress_is_ascii_where_the_locale_is_and_fits() {
    for (environment, columns, bar) in [
        (&[("LC_ALL", "C")][..], 100, "##"),
        (&[], 100, "██"),
        (&[("LC_ALL", "C")], 40, " units"),
        (&[("COLUMNS", "40")], 100, " units"),
    ] {
        let count = format!("timeout --signal=INT --foreground 4 {WORKBOOK} count 19 --threads 1");
        let shown = at_a_terminal(columns, environment, &count);
        assert!(shown.contains(bar), "{shown:?}");
        let is_ascii = environment.contains(&("LC_ALL", "C"));
        assert!(shown.is_ascii() || !is_ascii, "{shown:?}");
        let columns = if bar == " units" { 40 } else { columns };
        // Each drawing is preceded by what moves the cursor back.
        for drawing in shown.split(['\r', '\n', '\u{1b}']) {
            let text =
                drawing.trim_start_matches(|c: char| c == '[' || c == 'K' || c.is_ascii_digit());
            // The rest of the terminal's line is cleared with blanks.
            let width = text.trim_end().chars().count();
            assert!(width <= columns, "{columns}: {drawing:?}");
        }
    }
}
