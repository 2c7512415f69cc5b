//! Promise: a reader's exercise is checked fairly. Whoever has not begun, errs, or does no less work
//! is told so, and why; every solution passes; nothing that a reader writes breaks anything else.

#[path = "exercises/reader.rs"]
mod reader;
mod support;

use std::env;
use std::env::consts::EXE_SUFFIX;
use std::fmt::Write;
use std::fs;
use std::process::Command;
use std::sync::{LazyLock, Mutex, MutexGuard};
use std::time::Duration;

use nqueens::book;
use nqueens::catalogue::{self, CHAPTERS};
use nqueens::exercises::checking;
use nqueens::exercises::running::Program;

use reader::{Reader, target_folder};

/// A reader with a workbook that compiles. One for all tests, one test at a time, since each
/// new folder means compiling the library again.
fn reader() -> MutexGuard<'static, Reader> {
    static READER: LazyLock<Mutex<Reader>> =
        LazyLock::new(|| Mutex::new(Reader::with_copy("reader")));
    // A test that failed has told so itself.
    READER
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn exercise_file(number: usize) -> String {
    format!("chapters/chapter{number}/exercise.rs")
}

/// A checkout whose reader has begun is no place to test starters; continuous integration is.
fn is_untouched(text: &str) -> bool {
    let untouched = text.contains("observer: &mut O) -> u64 {\n    todo!()\n}");
    assert!(untouched || env::var_os("CI").is_none(), "{text}");
    untouched
}

/// Places in a starter move with every sentence that is added to it.
fn without_line_numbers(output: &str) -> String {
    let output = output.replace('\\', "/");
    let mut parts = output.split("exercise.rs:");
    let mut text = parts.next().unwrap().to_owned();
    for part in parts {
        text += "exercise.rs:LINE";
        text += part.trim_start_matches(|c: char| c.is_ascii_digit());
    }
    text
}

#[test]
fn every_starter_compiles_and_is_not_started() {
    let reader = reader();
    let mut table = String::new();
    let mut all_untouched = true;
    for chapter in CHAPTERS {
        let number = chapter.number;
        let file = exercise_file(number);
        let starter = fs::read_to_string(book::package_folder().join(&file)).unwrap();
        if !is_untouched(&starter) {
            all_untouched = false;
            continue;
        }
        reader.write(&file, &starter);
        let ran = reader.workbook(&["check", &number.to_string()]);
        assert_eq!((ran.status, ran.stderr.as_str()), (1, ""), "{}", ran.stdout);
        assert!(
            ran.stdout.contains("\nNot started: open "),
            "{}",
            ran.stdout
        );
        table += &without_line_numbers(&ran.stdout);
        table += "\n";
    }
    if all_untouched {
        insta::assert_snapshot!("starters", table);
    }
}

#[test]
fn every_solution_passes_and_is_remembered() {
    let reader = reader();
    let mut table = String::new();
    for chapter in CHAPTERS {
        let number = chapter.number;
        reader.paste_solution(number);
        let ran = reader.workbook(&["check", &number.to_string()]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
        table += &ran.stdout;
        table += "\n";
    }
    insta::assert_snapshot!("solutions", table);

    let contents = reader.workbook(&[]).stdout;
    assert_eq!(contents.matches(" - done\n").count(), CHAPTERS.len());
    assert!(
        contents.contains("\nEvery exercise is done.\n"),
        "{contents}"
    );
    let solution = reader.workbook(&["solution", "2"]);
    assert_eq!(solution.status, 0);
    let text = reader.read("chapters/chapter2/solution.rs");
    assert_eq!(
        solution.stdout,
        format!("chapters/chapter2/solution.rs\n\n{text}")
    );
}

#[test]
fn a_compile_error_stops_that_exercise_alone() {
    let reader = reader();
    reader.paste_solution(2);
    let broken = reader
        .read(&exercise_file(2))
        .replace("return 1;", "return one;");
    reader.write(&exercise_file(2), &broken);

    let ran = reader.workbook(&["check", "2"]);
    assert_eq!(ran.status, 1);
    insta::assert_snapshot!(ran.stdout, @"
    Chapter 2, One queen per row: chapters/chapter2/exercise.rs

    chapters/chapter2/exercise.rs does not compile: the compiler says why.
    ");
    for said in [
        "error[E0425]",
        "cannot find value `one`",
        "chapters/chapter2/exercise.rs:",
    ] {
        assert!(ran.stderr.contains(said), "{said} in {}", ran.stderr);
    }
    assert!(
        !reader
            .workbook(&[])
            .stdout
            .contains("One queen per row - done")
    );

    reader.paste_solution(1);
    assert_eq!(reader.workbook(&["check", "1"]).status, 0);
    let library = reader.cargo(&["build", "--quiet", "--lib"]);
    assert_eq!((library.status, library.stderr.as_str()), (0, ""));
}

#[test]
fn without_a_number_checking_goes_on_to_the_first_that_is_not_done() {
    let reader = reader();
    reader.paste_solution(1);
    reader.paste_solution(2);
    let solution = reader.read(&exercise_file(2));
    let wrong = solution.replace("queens.remove(&candidate);", "");
    assert_ne!(solution, wrong);
    reader.write(&exercise_file(2), &wrong);

    let ran = reader.workbook(&["check"]);
    assert_eq!((ran.status, ran.stderr.as_str()), (1, ""));
    insta::assert_snapshot!(ran.stdout, @"
    Chapter 1, Every cell, 2^(N²): chapters/chapter1/exercise.rs
    Chapter 1 is done. Next: cargo run --bin chapter2
    Chapter 2, One queen per row: chapters/chapter2/exercise.rs

      count                 passed
          At N = 8: 38,350 looks. This chapter's row_by_row: 81,318.
          The goal: 38,350 (as column_array).
      row_by_row            wrong
          row_by_row(4) gives 0, right is 2.
          That is what the program counts as it is printed.
      answers               passed

    Not done yet: 2 of 3 pass.
    To try it: cargo run -q -p exercises --bin exercise2 -- row_by_row 4
    A hint:    cargo run -- hint 2
    ");
}

#[test]
fn a_reader_can_call_a_function_by_hand() {
    let reader = reader();
    reader.paste_solution(5);
    let by_hand = |arguments: &[&str]| {
        let exercise = ["run", "-q", "-p", "exercises", "--bin", "exercise5", "--"];
        reader.cargo(&[exercise.as_slice(), arguments].concat())
    };
    insta::assert_snapshot!(by_hand(&["count", "4", "5"]).stdout, @"
    count(4) = 2
        calls 9, looks 21, placements 8, removals 8, solutions 1
    count(5) = 10
        calls 32, looks 75, placements 31, removals 31, solutions 6
    ");
    insta::assert_snapshot!(by_hand(&["masks_after", "[4,[1]]"]).stdout, @"masks_after(4, [1]) = (2, 4, 1)");
    let mut refused = String::new();
    for arguments in [&["x"][..], &[], &["count", "four"], &["masks_after", "[4]"]] {
        let ran = by_hand(arguments);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
        refused += &ran.stderr;
    }
    insta::assert_snapshot!(refused, @r#"
    error: name a function and its arguments, as in `count 4`: there are count, columns_of, masks_after
    error: name a function and its arguments, as in `count 4`: there are count, columns_of, masks_after
    error: "four" does not fit count: expected ident at line 1 column 2
    error: "[4]" does not fit masks_after: invalid length 1, expected a tuple of size 2 at line 1 column 3
    "#);
}

/// The program of `tests/exercises/mistakes.rs`.
fn mistakes() -> Program {
    let built = reader().cargo(&["build", "--quiet", "-p", "exercises", "--bin", "mistakes"]);
    assert_eq!((built.status, built.stderr.as_str()), (0, ""));
    Program::new(target_folder().join(format!("debug/mistakes{EXE_SUFFIX}")))
}

#[test]
fn every_mistake_has_its_message() {
    // The chapter whose goal the mistake is compared with, and the mistake.
    let mistakes_by_chapter = [
        (1, "rooks"),
        (1, "one_diagonal"),
        (1, "neighbours"),
        (1, "columns_unchecked"),
        (1, "row_reused"),
        (1, "fewer_queens"),
        (3, "folded_diagonals"),
        (3, "not_taken_back"),
        (1, "kept_counter"),
        (1, "kept_board"),
        (5, "middle_dropped"),
        (5, "middle_doubled"),
        (1, "table"),
        (1, "table_with_events"),
        (1, "no_calls"),
        (1, "no_placements"),
        (1, "no_removals"),
        (1, "no_solutions"),
        (1, "few_calls"),
        (2, "few_looks"),
        (1, "panics"),
        (1, "endless_loop"),
        (1, "endless_recursion"),
        (1, "exits"),
        (1, "half_done"),
        (1, "talks"),
        (1, "cell_by_cell"),
        (2, "walks_first"),
        (2, "looks_at_all"),
    ];
    let program = mistakes();
    let mut table = String::new();
    for (number, mistake) in mistakes_by_chapter {
        let chapter = catalogue::chapter(number).unwrap();
        let limit = match mistake {
            "endless_loop" => Duration::from_secs(1),
            _ => Duration::from_secs(60),
        };
        let program = program.clone().with_argument(mistake);
        let verdict = checking::check_count(chapter, &program, limit).unwrap();
        writeln!(
            table,
            "{mistake}, in chapter {number}: {}",
            verdict.state.name()
        )
        .unwrap();
        for line in verdict.lines {
            assert!(line.chars().count() <= 80, "{line}");
            writeln!(table, "    {line}").unwrap();
        }
    }
    insta::assert_snapshot!("mistakes", table.replace('\\', "/"));
}

/// A sentence about a wrong answer that no case asks for, or that is right, would never be seen.
#[test]
fn every_known_wrong_answer_is_of_a_case_and_wrong() {
    for chapter in CHAPTERS {
        for function in chapter.exercise.functions {
            for mistake in function.mistakes {
                let cases = (function.cases)();
                let case = cases
                    .iter()
                    .find(|case| case.arguments == mistake.arguments);
                let case = case.unwrap_or_else(|| panic!("{}", mistake.meaning));
                assert_ne!(case.answer, mistake.answer, "{}", mistake.meaning);
            }
        }
    }
}

#[test]
fn hints_come_one_at_a_time() {
    let reader = Reader::with_nothing("hints");
    let hint = |arguments: &[&str]| {
        let ran = reader.workbook(&[&["hint"], arguments].concat());
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
        ran.stdout
    };
    for chapter in CHAPTERS {
        let number = chapter.number.to_string();
        let hints = chapter.exercise.hints();
        assert!((3..=4).contains(&hints.len()), "chapter {number}");
        for (index, text) in hints.iter().enumerate() {
            let said = hint(&[&number]);
            let head = format!("hint {} of {}\n\n{text}\n\n", index + 1, hints.len());
            assert!(said.contains(&head), "{said}");
        }
        let last = format!("hint {0} of {0}\n", hints.len());
        assert!(hint(&[&number]).contains(&last));
        assert!(hint(&[&number, "--again"]).contains("hint 1 of "));
        assert!(hint(&[&number]).contains("hint 2 of "));
    }
    insta::assert_snapshot!(hint(&["1", "--again"]), @r#"
    Chapter 1, `count`: hint 1 of 4

    `cell_by_cell` is asked N × N questions, and answers most of them with "no queen". How many
    queens does a row hold in the end? Which question would a row answer, instead of a cell?

    Next hint: cargo run -- hint 1
    "#);
    insta::assert_snapshot!(reader.progress().unwrap(), @r#"
    {
      "chapters": {
        "1": {
          "done": false,
          "hints": 1
        },
        "2": {
          "done": false,
          "hints": 2
        },
        "3": {
          "done": false,
          "hints": 2
        },
        "4": {
          "done": false,
          "hints": 2
        },
        "5": {
          "done": false,
          "hints": 2
        }
      }
    }
    "#);
}

#[test]
fn a_solution_is_shown_to_those_who_have_passed_or_insist() {
    let reader = Reader::with_nothing("solution");
    reader.write("chapters/chapter3/solution.rs", "the solution\n");
    let ran = reader.workbook(&["solution", "3"]);
    assert_eq!((ran.status, ran.stderr.as_str()), (1, ""));
    insta::assert_snapshot!(ran.stdout, @"
    Your own has not passed yet: cargo run -- check 3
    A hint:                      cargo run -- hint 3
    The solution all the same:   cargo run -- solution 3 --anyway
    ");

    let shown = "chapters/chapter3/solution.rs\n\nthe solution\n";
    let ran = reader.workbook(&["solution", "3", "--anyway"]);
    assert_eq!((ran.status, ran.stdout.as_str()), (0, shown));
    reader.write(".progress.json", r#"{"chapters":{"3":{"done":true}}}"#);
    let ran = reader.workbook(&["solution", "3"]);
    assert_eq!((ran.status, ran.stdout.as_str()), (0, shown));
    assert_eq!(reader.workbook(&["solution", "4"]).status, 1);
}

#[test]
fn the_contents_show_where_the_reader_stands() {
    let reader = Reader::with_nothing("contents");
    let ran = reader.workbook(&[]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    insta::assert_snapshot!(ran.stdout, @"
    The N-Queens optimization workbook

       1  Every cell, 2^(N²)
          every_subset, cell_by_cell
       2  One queen per row
          row_jump, row_by_row, attack_map, answer_array, candidate_list
       3  A column array
          column_array
       4  Diagonal arrays
          diagonal_arrays
       5  Bitmasks
          bitmasks

    Start here:       cargo run --bin chapter1
    Its exercise:     chapters/chapter1/exercise.rs
    Check it:         cargo run -- check 1
    Compare them all: cargo run -- race
    All that it can:  cargo run -- --help
    ");
    assert_eq!(reader.progress(), None);

    reader.write(
        ".progress.json",
        r#"{"chapters":{"1":{"done":true},"2":{"hints":2}}}"#,
    );
    insta::assert_snapshot!(reader.workbook(&[]).stdout, @"
    The N-Queens optimization workbook

       1  Every cell, 2^(N²) - done
          every_subset, cell_by_cell
       2  One queen per row
          row_jump, row_by_row, attack_map, answer_array, candidate_list
       3  A column array
          column_array
       4  Diagonal arrays
          diagonal_arrays
       5  Bitmasks
          bitmasks

    Go on here:       cargo run --bin chapter2
    Its exercise:     chapters/chapter2/exercise.rs
    Check it:         cargo run -- check 2
    Compare them all: cargo run -- race
    All that it can:  cargo run -- --help
    ");
}

#[test]
fn a_broken_progress_file_is_told_of_once_and_begun_anew() {
    let reader = Reader::with_nothing("progress");
    let mut table = String::new();
    for broken in [
        "",
        "{\"chapters\": ",
        "[1, 2]",
        "{\"chapters\":{\"1\":{\"done\":3}}}",
        "\u{0}",
    ] {
        reader.write(".progress.json", broken);
        let ran = reader.workbook(&[]);
        assert_eq!(ran.status, 0);
        assert!(
            ran.stdout
                .starts_with("The N-Queens optimization workbook\n")
        );
        table += &ran.stderr;
        assert_eq!(reader.workbook(&[]).stderr, "");
    }
    insta::assert_snapshot!(table, @"
    note: .progress.json cannot be read (EOF while parsing a value at line 1 column 0): it is begun anew; `cargo run -- check` finds again what is done
    note: .progress.json cannot be read (EOF while parsing a value at line 1 column 13): it is begun anew; `cargo run -- check` finds again what is done
    note: .progress.json cannot be read (invalid type: integer `1`, expected a map at line 1 column 2): it is begun anew; `cargo run -- check` finds again what is done
    note: .progress.json cannot be read (invalid type: integer `3`, expected a boolean at line 1 column 26): it is begun anew; `cargo run -- check` finds again what is done
    note: .progress.json cannot be read (expected value at line 1 column 1): it is begun anew; `cargo run -- check` finds again what is done
    ");

    fs::remove_file(reader.folder.join(".progress.json")).unwrap();
    fs::create_dir(reader.folder.join(".progress.json")).unwrap();
    let ran = reader.workbook(&["hint", "1"]);
    assert_eq!(ran.status, 0);
    assert!(ran.stdout.contains("hint 1 of "));
    assert!(
        ran.stderr
            .starts_with("note: .progress.json cannot be read ("),
        "{}",
        ran.stderr
    );
    let left = fs::read_dir(&reader.folder).unwrap().count();
    assert_eq!(left, 1, "no temporary file is left behind");
}

#[test]
fn bad_input_is_refused_in_one_line() {
    let reader = Reader::with_nothing("refused");
    let command_lines: &[&[&str]] = &[
        &["check", "6"],
        &["check", "0"],
        &["check", "-1"],
        &["check", "two"],
        &["check", "1", "2"],
        &["check", "1", "--seconds", "0"],
        &["hint"],
        &["hint", "9"],
        &["solution", "x"],
    ];
    let mut table = String::new();
    for arguments in command_lines {
        let ran = reader.workbook(arguments);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{}", ran.stderr);
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        table += &format!("{}\n    {}", arguments.join(" "), ran.stderr);
    }
    insta::assert_snapshot!("refusals", table);
    assert_eq!(reader.progress(), None);
}

#[test]
fn what_is_not_there_is_told_in_one_line() {
    let reader = Reader::with_nothing("missing");
    let solution = reader.workbook(&["solution", "1", "--anyway"]);
    let said = "error: cannot read chapters/chapter1/solution.rs: ";
    assert!(solution.stderr.starts_with(said), "{}", solution.stderr);

    let mut check = Command::new(env!("CARGO_BIN_EXE_workbook"));
    let check = reader.run(check.args(["check", "1"]).env("CARGO", "no-such-cargo"));
    assert!(
        check
            .stderr
            .starts_with("error: cannot run no-such-cargo: ")
    );
    assert!(
        check
            .stderr
            .ends_with("install Rust from https://rustup.rs, or let CARGO name it\n")
    );

    for ran in [solution, check] {
        assert_eq!((ran.status, ran.stderr.matches('\n').count()), (2, 1));
    }
}
