//! Promise: `workbook compare` says what two runs can show and no more, and refuses what cannot be
//! compared.
//!
//! In `tests/fixtures/reports`, all of `after` takes 1.25 times as long as `before`, as if the machine
//! were slower, but for three rows at N = 8: `bitmasks` takes half as long, `row_by_row` 1.9 times as
//! long, and `candidate_list` 0.6 times, with samples that scatter by a quarter.

mod support;

use std::fs;
use std::path::PathBuf;

use support::{Ran, fixtures, run};

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

fn report(name: &str) -> PathBuf {
    fixtures().join("reports").join(name)
}

fn compare(arguments: &[&str]) -> Ran {
    run(WORKBOOK, &[&["compare"], arguments].concat())
}

/// Compares reports of the fixtures, by name.
fn compare_fixtures(names: &[&str], flags: &[&str]) -> String {
    let paths: Vec<PathBuf> = names.iter().map(|name| report(name)).collect();
    let paths: Vec<&str> = paths.iter().map(|path| path.to_str().unwrap()).collect();
    let ran = compare(&[&paths, flags].concat());
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    portable(&ran.stdout)
}

/// `text` without the path of the package.
fn portable(text: &str) -> String {
    text.replace(fixtures().to_str().unwrap(), "FIXTURES")
        .replace('\\', "/")
}

#[test]
fn drift_and_noise_are_no_difference() {
    insta::assert_snapshot!(
        "markdown",
        compare_fixtures(&["before.json", "after.json"], &["--markdown"])
    );
}

#[test]
fn a_terminal_shows_the_same() {
    let shown = compare_fixtures(&["before.json", "after.json"], &[]);
    // How the first lines break depends on the path of the package.
    let table = shown.find("N  stage").unwrap();
    insta::assert_snapshot!("terminal", shown[table..]);
    let ascii = compare_fixtures(&["before.json", "after.json"], &["--ascii"]);
    assert!(ascii.is_ascii(), "{ascii}");
    assert!(!ascii.contains('?'), "{ascii}");
}

#[test]
fn other_machines_and_builds_are_said_to_be_others() {
    let shown = compare_fixtures(&["before.json", "elsewhere.json"], &["--markdown"]);
    let lines = shown
        .lines()
        .filter(|line| line.starts_with("Not the same") || line.starts_with("B against"));
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"), @"
    Not the same processor: A has Example 9000, B has Another 500.
    Not the same number of cores: A has 8, B has 4.
    Not the same memory: A has 16 GiB, B has 8 GiB.
    Not the same system: A has Linux (Example 1), B has macOS (Example 2).
    Not the same compiler: A has rustc 1.95.0 (59807616e 2026-04-14), B has rustc 1.96.0 (aaaaaaaaa 2026-07-01).
    Not the same profile: A has release, opt-level 3, for x86_64-linux, B has dev, opt-level 2, for aarch64-macos.
    Not the same compiler flags: A has none, B has -C target-cpu=native.
    Not the same processor features used: A has fxsr,sse,sse2,x87, B has neon.
    B against A: 10 faster, 0 slower, and no difference that these runs can show in 0 of 10 rows. All rows together: 2.00 ×; the machines or builds are not the same, so this is no matter of the code alone. How far two measurements of the same code are apart is not known: only a whole cargo bench times everything twice, so B may differ from A by more than it says.
    ");
}

#[test]
fn a_run_does_not_differ_from_itself() {
    let json = compare_fixtures(&["before.json", "before.json"], &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    for row in json["rows"].as_array().unwrap() {
        assert_eq!(row["against_first"][0]["verdict"], "no_difference", "{row}");
    }
}

#[test]
fn more_than_two_are_compared_with_the_first() {
    let names = ["before.json", "after.json", "before.json"];
    let json = compare_fixtures(&names, &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["reports"][2]["name"], "C");
    let row = json["rows"].as_array().unwrap().last().unwrap();
    insta::assert_snapshot!(serde_json::to_string_pretty(row).unwrap(), @r#"
    {
      "against_first": [
        {
          "lower": 1.8867158301889269,
          "speed_up": 2.0,
          "upper": 2.1200860966961086,
          "verdict": "faster"
        },
        {
          "lower": 0.9433579150944634,
          "speed_up": 1.0,
          "upper": 1.0600430483480543,
          "verdict": "no_difference"
        }
      ],
      "n": 8,
      "nanoseconds": [
        {
          "confidence": 0.95,
          "lower": 8041.77,
          "median": 8123.0,
          "spread": 162.46,
          "upper": 8204.23
        },
        {
          "confidence": 0.95,
          "lower": 4020.885,
          "median": 4061.5,
          "spread": 81.23,
          "upper": 4102.115
        },
        {
          "confidence": 0.95,
          "lower": 8041.77,
          "median": 8123.0,
          "spread": 162.46,
          "upper": 8204.23
        }
      ],
      "stage": "bitmasks"
    }
    "#);
}

#[test]
fn a_folder_stands_for_the_report_in_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(report("after.json"), folder.path().join("report.json")).unwrap();
    let before = report("before.json");
    let ran = compare(&[before.to_str().unwrap(), folder.path().to_str().unwrap()]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(
        ran.stdout.contains("B against A: 1 faster, 1 slower"),
        "{}",
        ran.stdout
    );
}

/// Each row changes a report, which is then refused.
#[test]
fn what_cannot_be_compared_is_refused_in_one_line() {
    type Change = fn(String) -> String;
    let rows: &[(&str, Change)] = &[
        ("no JSON", |_| "# Report".to_owned()),
        ("other JSON", |_| "[1, 2]".to_owned()),
        ("another schema", |text| {
            text.replace("\"schema\": 2", "\"schema\": 3")
        }),
        ("half a report", |text| text[..text.len() / 2].to_owned()),
        ("a missing field", |text| {
            text.replace("\"samples\"", "\"simples\"")
        }),
        ("times that are none", |text| {
            text.replace("\"median\": 8123", "\"median\": -8123")
        }),
        ("a row twice", |text| {
            text.replace("cell_by_cell", "bitmasks")
        }),
        ("another board size", |text| {
            text.replace("\"n\": 8", "\"n\": 10")
        }),
        ("another stage", |text| {
            text.replace("candidate_list", "column_array")
        }),
    ];
    let folder = tempfile::tempdir().unwrap();
    let before = report("before.json");
    let text = fs::read_to_string(&before).unwrap();
    let mut table = String::new();
    let mut refuse = |what: &str, arguments: &[&str]| {
        let ran = compare(arguments);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{what}");
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        let line = ran.stderr.replace(folder.path().to_str().unwrap(), "DIR");
        table += &format!("{what}\n    {}", portable(&line));
    };
    let before = before.to_str().unwrap();
    let changed = folder.path().join("changed.json");
    let changed_path = changed.to_str().unwrap();
    refuse("no such file", &[before, changed_path]);
    refuse(
        "a folder without a report",
        &[before, folder.path().to_str().unwrap()],
    );
    for (what, change) in rows {
        let changed_text = change(text.clone());
        assert_ne!(changed_text, text, "{what}");
        fs::write(&changed, changed_text).unwrap();
        refuse(what, &[before, changed_path]);
    }
    fs::write(&changed, text.replace("\"n\": 4", "\"n\": 6")).unwrap();
    refuse("the first has other board sizes", &[changed_path, before]);
    refuse("one report", &[before]);
    refuse(
        "two kinds of output",
        &[before, before, "--json", "--markdown"],
    );
    insta::assert_snapshot!("refusals", table);
}
