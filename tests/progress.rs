//! Promise: hints come one at a time, the solution when it is earned, and the workbook knows where the
//! reader stands, whatever happens to the file that it notes it in.

#[path = "exercises/reader.rs"]
mod reader;
mod support;

use std::fs;
use std::process::Command;

use nqueens::catalogue;

use reader::Reader;

#[test]
fn hints_come_one_at_a_time() {
    let reader = Reader::with_nothing("hints");
    let hint = |arguments: &[&str]| {
        let ran = reader.workbook(&[&["hint"], arguments].concat());
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
        ran.stdout
    };
    for chapter in catalogue::chapters_with_exercises() {
        let number = chapter.number.to_string();
        let hints = chapter.exercise().hints();
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
        },
        "6": {
          "done": false,
          "hints": 2
        },
        "7": {
          "done": false,
          "hints": 2
        },
        "8": {
          "done": false,
          "hints": 2
        },
        "9": {
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
       6  Symmetry
          mirror, eight_fold
       7  Looking ahead
          look_ahead, endgame
       8  Batches
          batches, simd
       9  Meet in the middle
          half_boards, quarters, busy_diagonals, bit_slices, eight_flags
      10  Every core
          static_split, threads
      11  Many machines
          work_units

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
       6  Symmetry
          mirror, eight_fold
       7  Looking ahead
          look_ahead, endgame
       8  Batches
          batches, simd
       9  Meet in the middle
          half_boards, quarters, busy_diagonals, bit_slices, eight_flags
      10  Every core
          static_split, threads
      11  Many machines
          work_units

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
    note: .progress.json cannot be read (EOF while parsing a value at line 1 column 0): it is kept as .progress.damaged.json, and a new one is begun; `cargo run -- check` finds again what is done
    note: .progress.json cannot be read (EOF while parsing a value at line 1 column 13): it is kept as .progress.damaged.2.json, and a new one is begun; `cargo run -- check` finds again what is done
    note: .progress.json cannot be read (invalid type: integer `1`, expected a map at line 1 column 2): it is kept as .progress.damaged.3.json, and a new one is begun; `cargo run -- check` finds again what is done
    note: .progress.json cannot be read (invalid type: integer `3`, expected a boolean at line 1 column 26): it is kept as .progress.damaged.4.json, and a new one is begun; `cargo run -- check` finds again what is done
    note: .progress.json cannot be read (expected value at line 1 column 1): it is kept as .progress.damaged.5.json, and a new one is begun; `cargo run -- check` finds again what is done
    ");

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
    for entry in fs::read_dir(&reader.folder).unwrap() {
        let name = entry.unwrap().file_name();
        let is_temporary = name.to_str().unwrap().ends_with(".tmp");
        assert!(!is_temporary, "{} is left behind", name.display());
    }
}

#[test]
fn bad_input_is_refused_in_one_line() {
    let reader = Reader::with_nothing("refused");
    let command_lines: &[&[&str]] = &[
        &["check", "99"],
        &["check", "0"],
        &["check", "-1"],
        &["check", "two"],
        &["check", "1", "2"],
        &["check", "1", "--seconds", "0"],
        &["hint"],
        &["hint", "99"],
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
