//! Promise: the binaries print what their help says, for people and as JSON.

mod support;

use support::{chapter, refusal, run};

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

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
