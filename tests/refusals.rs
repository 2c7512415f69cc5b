//! Promise: what cannot be done is refused in one line that says what to type instead, with exit
//! status 2 and nothing on standard output.

mod support;

use nqueens::catalogue;
use support::{chapter, refusal, run, run_with_input};

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

#[test]
fn bad_arguments_are_refused_in_one_line() {
    let command_lines: &[&[&str]] = &[
        &["x"],
        &["-1"],
        &["8.5"],
        &["28"],
        &[""],
        &["8", "9"],
        &["8", "--stage", "nonsense"],
        &["8", "--stage", "row_jump", "--all"],
        &["8", "--all", "--list"],
        &["8", "--list", "--boards"],
        &["8", "--list", "--trace"],
        &["8", "--boards", "--json"],
        &["8", "--list", "--tally"],
        &["8", "--delay", "100"],
        &["8", "--steps", "3"],
        &["8", "--trace", "--steps", "x"],
        &["8", "--trace", "--steps", "-1"],
        &["8", "--trace", "--steps", "+3"],
        &["8", "--trace", "--steps", "18446744073709551616"],
        &["8", "--list", "--steps", "3"],
        &["8", "--all", "--steps", "3"],
        &["8", "--trace", "--json", "--delay", "3"],
        &["8", "--nonsense"],
        &["8", "--stage"],
        &["8", "--stage", "a\rb\nc"],
    ];
    let mut table = String::new();
    for arguments in command_lines {
        let line = refusal(run(chapter(2), arguments));
        table += &format!("chapter2 {}\n    {line}\n", arguments.join(" "));
    }
    insta::assert_snapshot!("bad_arguments", table);
}

#[test]
fn a_long_argument_is_not_repeated_whole() {
    let long = "x".repeat(100_000);
    assert!(refusal(run(WORKBOOK, &[&long])).len() < 500);
    assert!(refusal(run(chapter(4), &[&long])).len() < 500);
    assert!(refusal(run(WORKBOOK, &["estimate", &long])).len() < 500);
}

#[test]
fn what_would_not_end_is_refused_with_an_estimate() {
    let line = refusal(run(chapter(5), &["27"]));
    assert!(
        line.starts_with("error: bitmasks would take about "),
        "{line}"
    );
    assert!(
        line.ends_with("(counting N = 14 takes about a second), or --force it"),
        "{line}"
    );
    let line = refusal(run_with_input(
        chapter(1),
        &["--stage", "every_subset"],
        b"6",
    ));
    assert!(
        line.starts_with("error: every_subset would take about "),
        "{line}"
    );
}

#[test]
fn what_does_not_fit_is_refused_even_with_force() {
    let arguments = ["9", "--stage", "every_subset", "--force"];
    insta::assert_snapshot!(
        refusal(run(chapter(1), &arguments)),
        @"error: every_subset cannot represent N = 9: give a whole number from 0 to 8"
    );
}

#[test]
fn a_trace_of_a_few_steps_is_never_refused() {
    let ran = run(chapter(4), &["27", "--trace", "--steps", "3", "--json"]);
    assert_eq!((ran.status, ran.stdout.lines().count()), (0, 3));
    refusal(run(chapter(4), &["13", "--trace"]));
}

#[test]
fn stages_that_weigh_solutions_refuse_to_list_them() {
    for (of, stage) in catalogue::stages().filter(|(_, stage)| !stage.lists) {
        for asked in ["--list", "--boards", "--trace"] {
            let arguments = ["8", "--stage", stage.name, asked];
            let line = refusal(run(chapter(of.number), &arguments));
            let what = match asked {
                "--trace" => "show its steps",
                _ => "list solutions",
            };
            let expected = format!("error: {} cannot {what}, since ", stage.name);
            assert!(line.starts_with(&expected), "{line}");
            assert!(line.ends_with(": chapter5 can"), "{line}");
        }
    }
}

#[test]
fn only_chapter_6_has_classes() {
    insta::assert_snapshot!(
        refusal(run(chapter(5), &["8", "--classes"])),
        @"error: chapter5 has no classes: chapter6 has them"
    );
    refusal(run(chapter(6), &["8", "--classes", "--list"]));
    assert!(!run(chapter(5), &["--help"]).stdout.contains("--classes"));
}
