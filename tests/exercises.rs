//! Promise: a reader's exercise is checked fairly. Whoever has not begun, errs, or does no less work
//! is told so, and why; every solution passes; nothing that a reader writes breaks anything else.

#[path = "exercises/reader.rs"]
mod reader;
mod support;

use std::env;
use std::fmt::Write;
use std::fs;
use std::sync::{LazyLock, Mutex, MutexGuard};
use std::time::Duration;

use nqueens::catalogue;
use nqueens::exercises::checking;
use nqueens::exercises::running::Program;

use reader::Reader;

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
    for chapter in catalogue::chapters_with_exercises() {
        let number = chapter.number;
        let file = exercise_file(number);
        let starter = fs::read_to_string(nqueens::system::package::folder().join(&file)).unwrap();
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
    for chapter in catalogue::chapters_with_exercises() {
        let number = chapter.number;
        reader.paste_solution(number);
        let ran = reader.workbook(&["check", &number.to_string()]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
        table += &ran.stdout;
        table += "\n";
    }
    insta::assert_snapshot!("solutions", table);

    let contents = reader.workbook(&[]).stdout;
    assert_eq!(
        contents.matches(" - done\n").count(),
        catalogue::chapters_with_exercises().count()
    );
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

    chapters/chapter2/exercise.rs does not compile: see what the compiler says.
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
fn a_wrong_answer_is_shown_where_it_differs_and_masks_in_binary() {
    let reader = reader();
    let mut said = String::new();
    let edits: [(usize, &[(&str, &str)]); 2] = [
        (
            2,
            &[(
                "answers.push(answer",
                "answers.truncate(4);\n        answers.push(answer",
            )],
        ),
        (
            5,
            &[
                ("diagonals & all_columns", "diagonals"),
                ("left - 1;", "left - 1 & !8;"),
            ],
        ),
    ];
    for (number, edits) in edits {
        reader.paste_solution(number);
        let mut text = reader.read(&exercise_file(number));
        for (right, wrong) in edits {
            assert_eq!(text.matches(right).count(), 1, "{right}");
            text = text.replace(right, wrong);
        }
        reader.write(&exercise_file(number), &text);
        let ran = reader.workbook(&["check", &number.to_string()]);
        assert_eq!((ran.status, ran.stderr.as_str()), (1, ""));
        said += &ran.stdout;
        said += "\n";
    }
    insta::assert_snapshot!("answers", said);
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
    let reader = reader();
    let built = reader.cargo(&["build", "--quiet", "-p", "exercises", "--bin", "mistakes"]);
    assert_eq!((built.status, built.stderr.as_str()), (0, ""));
    reader.program("mistakes")
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
        (1, "empty_board_forgotten"),
        (1, "not_added_up"),
        (5, "not_added_up"),
        (1, "one_too_many"),
        (1, "never_complete"),
        (5, "not_doubled"),
        (5, "empty_board_doubled"),
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
        (4, "few_looks"),
        (1, "rooks_untold"),
        (1, "panics"),
        (1, "endless_loop"),
        (1, "endless_recursion"),
        (1, "exits"),
        (1, "half_done"),
        (1, "talks"),
        (1, "cell_by_cell"),
        (1, "one_call_more"),
        (2, "walks_first"),
        (2, "looks_at_all"),
        (3, "looks_at_all"),
        (4, "looks_at_all"),
        (2, "tells_one_look"),
        (6, "eight_fold"),
        (6, "few_calls"),
        (6, "batches"),
        (7, "endgame"),
        (7, "half_boards"),
        (7, "batches"),
        (8, "row_by_row"),
        (8, "no_placements"),
        (8, "batches"),
        (8, "half_boards"),
        (9, "all_pairs"),
        (9, "pairs_forgotten"),
        (9, "pairs_counted_twice"),
        (9, "idle_diagonal"),
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
    for chapter in catalogue::chapters_with_exercises() {
        for function in chapter.exercise().functions {
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
