//! Promise: the binaries answer as their help says, on real processes: what is printed where, and
//! the exit status.

mod support;

use std::process::{Command, Stdio};

use support::{Ran, chapter, chapter_binaries, run, run_with_input};

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

/// Asserts that `ran` was refused: one line on standard error, nothing on standard output.
fn refusal(ran: Ran) -> String {
    assert_eq!(ran.status, 2, "{}", ran.stderr);
    assert_eq!(ran.stdout, "");
    assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
    ran.stderr.trim_end().to_owned()
}

#[test]
fn every_chapter_keeps_the_judges_contract() {
    for (number, binary) in chapter_binaries() {
        let ran = run_with_input(binary, &[], b"8");
        assert_eq!(
            (ran.status, ran.stdout.as_str(), ran.stderr.as_str()),
            (0, "92\n", ""),
            "chapter {number}"
        );
    }
}

#[test]
fn the_judge_may_write_blanks_and_line_ends() {
    for input in ["8\n", "8\r\n", "  8  \n\n", "\t8", "\n\n8"] {
        let ran = run_with_input(chapter(5), &[], input.as_bytes());
        assert_eq!((ran.status, ran.stdout.as_str()), (0, "92\n"), "{input:?}");
    }
    assert_eq!(run_with_input(chapter(5), &[], b"0").stdout, "1\n");
}

#[test]
fn bad_board_sizes_are_refused_in_one_line() {
    let inputs = [
        "",
        " \n",
        "8 9",
        "8\n9\n",
        "+8",
        "-8",
        "8.5",
        "8,5",
        "eight",
        "８",
        "28",
        "18446744073709551616",
        "\u{0}",
    ];
    let mut table = String::new();
    for input in inputs {
        let line = refusal(run_with_input(chapter(4), &[], input.as_bytes()));
        table += &format!("{input:?}\n    {line}\n");
    }
    insta::assert_snapshot!("bad_board_sizes", table);
}

#[test]
fn input_that_is_no_text_or_endless_is_refused() {
    refusal(run_with_input(chapter(4), &[], &[0xff, 0xfe]));
    refusal(run_with_input(chapter(4), &[], &[b'1'; 100_000]));
    // What was cut off after 1,024 bytes would be another number.
    refusal(run_with_input(
        chapter(4),
        &[],
        format!("{:>1025}", "27").as_bytes(),
    ));
    refusal(run_with_input(
        chapter(4),
        &[],
        format!("8{:>1100}", "9").as_bytes(),
    ));
}

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
fn stages_that_weigh_solutions_refuse_to_list_them() {
    for (number, binary) in chapter_binaries().into_iter().skip(5) {
        for stage in nqueens::catalogue::chapter(number).unwrap().stages {
            for asked in ["--list", "--boards", "--trace"] {
                let line = refusal(run(binary, &["8", "--stage", stage.name, asked]));
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
}

#[test]
fn classes_are_printed_with_their_weights() {
    insta::assert_snapshot!(run(chapter(6), &["5", "--classes"]).stdout, @"
       1  x 8  (0, 2) (2, 1)
       2  x 2  (0, 1) (1, 4) (2, 2) (3, 0) (4, 3)

    N = 5: 2 classes stand for 10 placements
    ");
    insta::assert_snapshot!(run(chapter(6), &["6", "--classes"]).stdout, @"
       1  x 8  (0, 2) (2, 1) (3, 3)
       2  x 4  (0, 2) (2, 1) (3, 4) (5, 3)
       3  x 8  (0, 2) (2, 3) (3, 0)
       4  x 8  (0, 2) (2, 3) (3, 1)
       5  x 2  (1, 2) (2, 4) (3, 1) (4, 3)
       6  x 2  (0, 2) (2, 5) (3, 0) (5, 3)

    N = 6: 6 classes stand for 32 placements
    ");
    assert!(run(chapter(6), &["--help"]).stdout.contains("--classes"));
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

#[test]
fn a_long_argument_is_not_repeated_whole() {
    let long = "x".repeat(100_000);
    assert!(refusal(run(WORKBOOK, &[&long])).len() < 500);
    assert!(refusal(run(chapter(4), &[&long])).len() < 500);
    assert!(refusal(run(WORKBOOK, &["estimate", &long])).len() < 500);
}

#[test]
fn a_trace_of_a_few_steps_is_never_refused() {
    let ran = run(chapter(4), &["27", "--trace", "--steps", "3", "--json"]);
    assert_eq!((ran.status, ran.stdout.lines().count()), (0, 3));
    refusal(run(chapter(4), &["13", "--trace"]));
}

#[test]
fn estimates_are_printed_for_boards_up_to_64() {
    let ran = run(WORKBOOK, &["estimate", "64", "--json", "--seed", "7"]);
    let line: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((&line["n"], &line["seed"]), (&64.into(), &7.into()));
    assert!(line["calls"].as_f64().unwrap() > 1e60);
    let text = run(WORKBOOK, &["estimate", "8", "--stage", "every_subset"]).stdout;
    assert!(text.contains("calls      1.845e19 ± 0.0 %"), "{text}");
    for arguments in [["estimate", "65"], ["estimate", "-1"], ["estimate", "x"]] {
        refusal(run(WORKBOOK, &arguments));
    }
    refusal(run(WORKBOOK, &["estimate", "8", "--stage", "x"]));
    refusal(run(WORKBOOK, &["estimate", "8", "--seed", "-1"]));
}

#[test]
#[cfg(unix)]
fn an_ascii_locale_gets_ascii() {
    let output = Command::new(chapter(4))
        .args(["4", "--boards"])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert!(output.stdout.is_ascii() && output.stdout.starts_with(b"1         2\n. Q"));
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

#[test]
fn what_does_not_fit_is_refused_even_with_force() {
    let arguments = ["9", "--stage", "every_subset", "--force"];
    insta::assert_snapshot!(
        refusal(run(chapter(1), &arguments)),
        @"error: every_subset cannot represent N = 9: give a whole number from 0 to 8"
    );
}

/// The output of a run, with what differs from run to run made equal.
fn without_times(output: &str) -> String {
    let mut lines = Vec::new();
    for line in output.lines() {
        let is_time = line.trim_start().starts_with("time  ");
        lines.push(if is_time {
            "  time        (a time)"
        } else {
            line
        });
    }
    lines.join("\n")
}

#[test]
fn a_plain_run_says_what_it_did_and_what_to_type_next() {
    let ran = run(chapter(4), &["8"]);
    insta::assert_snapshot!(without_times(&ran.stdout), @"
    Chapter 4, Diagonal arrays

      stage       diagonal_arrays: a flag for each column, diagonal and anti-diagonal
      source      004 §4-5; 000; 001; 003, last program
      N           8
      solutions   92
      time        (a time)

    See it work: cargo run --bin chapter4 -- 4 --trace
    Next:        cargo run --bin chapter4 -- 8 --tally
    ");
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
}

#[test]
fn a_tally_is_printed_under_the_result() {
    insta::assert_snapshot!(without_times(&run(chapter(5), &["8", "--tally"]).stdout), @"
    Chapter 5, Bitmasks

      stage       bitmasks: three masks, shifted from row to row
      source      beyond the documents; Richards 1997, Qiu 2002
      N           8
      solutions   92
      time        (a time)
      calls       2,057
      looks       5,895
      placements  2,056
      removals    2,056

    See it work: cargo run --bin chapter5 -- 4 --trace
    Next:        cargo run --bin chapter6
    ");
}

#[test]
fn json_has_one_object_a_line() {
    let ran = run(chapter(5), &["8", "--json", "--tally"]);
    let line: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(line["chapter"], 5);
    assert_eq!(line["stage"], "bitmasks");
    assert_eq!(line["n"], 8);
    assert_eq!(line["solutions"], 92);
    assert!(line["seconds"].as_f64().unwrap() > 0.0);
    let tally = r#""tally":{"calls":2057,"looks":5895,"placements":2056,"removals":2056}"#;
    assert!(
        ran.stdout.ends_with(&format!("{tally}}}\n")),
        "{}",
        ran.stdout
    );
}

#[test]
fn json_of_all_stages_says_which_were_skipped() {
    let ran = run(chapter(1), &["6", "--all", "--json"]);
    let lines: Vec<serde_json::Value> = ran
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0]["skipped"].as_str().unwrap().starts_with("about "));
    assert!(lines[0].get("solutions").is_none());
    assert_eq!(lines[1]["solutions"], 4);
}

#[test]
fn a_json_list_and_a_json_trace_have_one_object_a_line() {
    let list = run(chapter(3), &["4", "--list", "--json"]).stdout;
    insta::assert_snapshot!(list, @r#"
    {"solution":1,"columns":[1,3,0,2]}
    {"solution":2,"columns":[2,0,3,1]}
    "#);
    let trace = run(chapter(5), &["4", "--trace", "--json", "--steps", "3"]).stdout;
    insta::assert_snapshot!(trace, @r#"
    {"step":1,"event":"free","row":0,"columns":[0,1,2,3]}
    {"step":2,"event":"placed","square":{"row":0,"column":0}}
    {"step":3,"event":"free","row":1,"columns":[2,3]}
    "#);
}

#[test]
fn a_judges_number_may_come_with_flags() {
    let ran = run_with_input(chapter(4), &["--list"], b"4\n");
    assert_eq!(ran.stdout, "1 [1, 3, 0, 2]\n2 [2, 0, 3, 1]\n");
}

#[test]
fn all_stages_stand_in_one_table() {
    let ran = run(chapter(2), &["6", "--all", "--ascii"]);
    assert_eq!(ran.status, 0);
    for stage in [
        "row_jump",
        "row_by_row",
        "attack_map",
        "answer_array",
        "candidate_list",
    ] {
        assert!(ran.stdout.contains(stage), "{stage} in {}", ran.stdout);
    }
    assert!(ran.stdout.is_ascii(), "{}", ran.stdout);
    assert!(!run(chapter(2), &["6", "--all"]).stdout.is_ascii());
}

#[test]
fn boards_are_drawn_side_by_side() {
    insta::assert_snapshot!(run(chapter(4), &["5", "--boards"]).stdout, @"
    1           2           3           4           5           6
    ♛ · · · ·   ♛ · · · ·   · ♛ · · ·   · ♛ · · ·   · · ♛ · ·   · · ♛ · ·
    · · ♛ · ·   · · · ♛ ·   · · · ♛ ·   · · · · ♛   ♛ · · · ·   · · · · ♛
    · · · · ♛   · ♛ · · ·   ♛ · · · ·   · · ♛ · ·   · · · ♛ ·   · ♛ · · ·
    · ♛ · · ·   · · · · ♛   · · ♛ · ·   ♛ · · · ·   · ♛ · · ·   · · · ♛ ·
    · · · ♛ ·   · · ♛ · ·   · · · · ♛   · · · ♛ ·   · · · · ♛   ♛ · · · ·

    7           8           9           10
    · · · ♛ ·   · · · ♛ ·   · · · · ♛   · · · · ♛
    ♛ · · · ·   · ♛ · · ·   · ♛ · · ·   · · ♛ · ·
    · · ♛ · ·   · · · · ♛   · · · ♛ ·   ♛ · · · ·
    · · · · ♛   · · ♛ · ·   ♛ · · · ·   · · · ♛ ·
    · ♛ · · ·   ♛ · · · ·   · · ♛ · ·   · ♛ · · ·
    ");
    insta::assert_snapshot!(run(chapter(4), &["4", "--boards", "--ascii"]).stdout, @"
    1         2
    . Q . .   . . Q .
    . . . Q   Q . . .
    Q . . .   . . . Q
    . . Q .   . Q . .
    ");
    assert_eq!(run(chapter(4), &["3", "--boards"]).stdout, "No solution\n");
}

#[test]
fn the_smallest_boards_are_listed_and_drawn() {
    assert_eq!(run(chapter(2), &["0", "--list"]).stdout, "1 []\n");
    assert_eq!(run(chapter(2), &["1", "--list"]).stdout, "1 [0]\n");
    assert_eq!(run(chapter(2), &["1", "--boards"]).stdout, "1\n♛\n\n");
    assert_eq!(run(chapter(2), &["0", "--boards"]).status, 0);
    assert_eq!(run(chapter(2), &["0", "--trace"]).status, 0);
}

#[test]
fn a_trace_is_drawn_frame_by_frame() {
    insta::assert_snapshot!(run(chapter(4), &["4", "--trace", "--steps", "4"]).stdout, @"
    1  queen placed on (0, 0)
       ♛ · · ·
       · · · ·
       · · · ·
       · · · ·

    2  (1, 0) is blocked by the queen on (0, 0): same column
       ♛ · · ·
       × · · ·
       · · · ·
       · · · ·

    3  (1, 1) is blocked by the queen on (0, 0): same diagonal
       ♛ · · ·
       · × · ·
       · · · ·
       · · · ·

    4  queen placed on (1, 2)
       ♛ · · ·
       · · ♛ ·
       · · · ·
       · · · ·
    ");
    let all = run(chapter(4), &["4", "--trace"]).stdout;
    assert!(all.contains("solution 2: [2, 0, 3, 1]"));
    assert_eq!(
        run(chapter(4), &["4", "--trace", "--steps", "0"]).stdout,
        ""
    );
}

#[test]
fn help_names_the_stages_and_fits_any_terminal() {
    let ran = run(chapter(2), &["--help"]);
    assert_eq!(ran.status, 0);
    assert!(
        ran.stdout
            .contains("- answer_array:   one column number per row"),
        "{}",
        ran.stdout
    );
    let longest = ran.stdout.lines().map(|line| line.chars().count()).max();
    assert!(longest <= Some(100), "{}", ran.stdout);
}

#[test]
fn a_race_compares_all_stages() {
    let ran = run(WORKBOOK, &["race", "6"]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(ran.stdout.starts_with("N = 6: 4 solutions\n"));
    for (_, stage) in nqueens::catalogue::stages() {
        assert!(ran.stdout.contains(stage.name), "{}", stage.name);
    }
    refusal(run(WORKBOOK, &["race", "x"]));
    refusal(run(WORKBOOK, &["race", "6", "7"]));
    refusal(run(WORKBOOK, &["nonsense"]));
}

/// `chapter5 14 --list | head -1`, which would otherwise go on for a while.
#[test]
#[cfg(unix)]
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
    let shown = at_a_terminal(80, 24, chapter(4));
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
    let piped = run(
        chapter(4),
        &["4", "--trace", "--steps", "3", "--delay", "1"],
    )
    .stdout;
    assert!(!piped.contains('\u{1b}'), "{piped:?}");
}
