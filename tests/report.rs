//! Promise: `workbook report` makes a whole report of criterion's last run, or says in one line why
//! it cannot.
//!
//! `tests/fixtures/criterion` is laid out as criterion 0.8 does it, with made-up times.

mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use support::{Ran, fixtures, run};
use tempfile::TempDir;

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

/// A folder with a copy of criterion's results, for a test to change.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Self {
        let place = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        copy(&fixtures().join("criterion"), &place.criterion());
        place
    }

    fn criterion(&self) -> PathBuf {
        self.folder.path().join("criterion")
    }

    fn out(&self) -> PathBuf {
        self.folder.path().join("report")
    }

    /// A file of the newest result of a benchmark.
    fn result(&self, benchmark: &str, file: &str) -> PathBuf {
        self.criterion().join(benchmark).join("new").join(file)
    }

    fn report(&self, arguments: &[&str]) -> Ran {
        let (criterion, out) = (self.criterion(), self.out());
        let folders = [
            "report",
            "--criterion",
            criterion.to_str().unwrap(),
            "--out",
            out.to_str().unwrap(),
        ];
        run(WORKBOOK, &[&folders, arguments].concat())
    }

    /// The measurements in the report that was written.
    fn measurements(&self) -> Vec<serde_json::Value> {
        let text = fs::read_to_string(self.out().join("report.json")).unwrap();
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        json["measurements"].as_array().unwrap().clone()
    }

    /// What a report of N = 8 says of this stage.
    fn measurement_of(&self, stage: &str) -> serde_json::Value {
        self.report(&["--n", "8"]);
        let mut measurements = self.measurements().into_iter();
        measurements.find(|m| m["stage"] == stage).unwrap()
    }

    fn board_sizes(&self) -> BTreeSet<u64> {
        let measurements = self.measurements().into_iter();
        measurements.map(|m| m["n"].as_u64().unwrap()).collect()
    }

    /// `text` without what differs from machine to machine.
    fn portable(&self, text: &str) -> String {
        let folder = self.folder.path().to_str().unwrap();
        text.replace(folder, "DIR")
            .replace('\\', "/")
            .trim_end()
            .to_owned()
    }

    /// The one line with which a report is refused.
    fn refusal(&self, arguments: &[&str]) -> String {
        let ran = self.report(arguments);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{}", ran.stderr);
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        self.portable(&ran.stderr)
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).unwrap();
        }
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// Without the note, no run of it can be reported.
#[test]
fn the_benchmark_notes_its_run() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/stages.rs");
    let code = fs::read_to_string(path).unwrap();
    assert!(code.contains("bench_run::note_beginning()"));
}

#[test]
fn a_report_is_a_folder_of_four_files() {
    let place = Place::new();
    let ran = place.report(&[]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    // What is not measured at all grows with the catalogue.
    let (lines, of_catalogue): (Vec<&str>, Vec<&str>) = ran
        .stdout
        .lines()
        .partition(|line| !line.starts_with("Not measured at all: "));
    insta::assert_snapshot!(place.portable(&lines.join("\n")), @"
    N = 4   5 stages: every_subset, cell_by_cell, row_by_row, diagonal_arrays, bitmasks
    N = 8   5 stages: cell_by_cell, row_by_row, candidate_list, diagonal_arrays, bitmasks


    Look at it: DIR/report/index.html
    Compare it: cargo run -- compare OTHER DIR/report
    ");
    assert!(of_catalogue[0].contains("row_jump"), "{of_catalogue:?}");
    assert!(
        !of_catalogue[0].contains("every_subset"),
        "{of_catalogue:?}"
    );
    assert_eq!(
        names(&place.out()),
        ["index.html", "report.json", "report.md", "speedups.svg"]
    );
    assert_eq!(names(place.folder.path()), ["criterion", "report"]);
}

#[test]
fn the_tables_have_times_and_speed_ups_with_their_errors() {
    let place = Place::new();
    place.report(&[]);
    let page = fs::read_to_string(place.out().join("report.md")).unwrap();
    insta::assert_snapshot!("page", page);
}

#[test]
fn the_json_has_what_was_measured_and_on_what() {
    let place = Place::new();
    place.report(&["--n", "8"]);
    let text = fs::read_to_string(place.out().join("report.json")).unwrap();
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["schema"], 2);
    assert_eq!(json["run"]["machine"]["processor"], "Example 9000");
    assert_eq!(json["run"]["build"]["opt_level"], "3");
    assert_eq!(json["run"]["commit"]["dirty"], true);
    let last = serde_json::to_string_pretty(&json["measurements"][4]).unwrap();
    insta::assert_snapshot!(last, @r#"
    {
      "again": 8200.0,
      "calls": 2057,
      "chapter": 5,
      "n": 8,
      "nanoseconds": {
        "confidence": 0.95,
        "lower": 8074.262,
        "median": 8123.0,
        "spread": 86.71075056,
        "upper": 8196.107
      },
      "nanoseconds_per_call": 3.948954788526981,
      "samples": 12,
      "stage": "bitmasks"
    }
    "#);
}

#[test]
fn the_page_needs_no_other_file_and_fits_phones_and_the_dark() {
    let place = Place::new();
    place.report(&[]);
    let page = fs::read_to_string(place.out().join("index.html")).unwrap();
    for outside in [
        "<script", "<link", "<img", "src=", "href=", "@import", "url(",
    ] {
        assert!(!page.contains(outside), "{outside}");
    }
    for wanted in [
        "width=device-width",
        "prefers-color-scheme:dark",
        "(max-width: 700px)",
    ] {
        assert!(page.contains(wanted), "{wanted}");
    }
    // Two charts, wide and narrow.
    assert_eq!(page.matches("<svg ").count(), 4);
    assert_eq!(page.matches("role=\"img\"").count(), 4);
    assert_eq!(page.matches("aria-label=\"").count(), 4);
    assert_eq!(page.matches("<table>").count(), 3);
}

#[test]
fn board_sizes_can_be_chosen() {
    let place = Place::new();
    // What is not reported may be damaged.
    fs::write(place.result("N=4/bitmasks", "estimates.json"), "{").unwrap();
    place.report(&["--n", "8"]);
    assert_eq!(place.board_sizes(), BTreeSet::from([8]));
}

#[test]
fn what_the_same_run_measured_again_is_reported_too() {
    let place = Place::new();
    let again = place.criterion().join("over N/bitmasks/8");
    copy(&place.criterion().join("N=8/row_by_row"), &again);
    let medians_again = || {
        place.report(&["--n", "8"]);
        let measurements = place.measurements().into_iter();
        measurements
            .filter_map(|m| Some((m["stage"].to_string(), m["again"].as_f64()?)))
            .collect::<Vec<_>>()
    };
    let median = place.measurement_of("row_by_row")["nanoseconds"]["median"].clone();
    let found = [("\"bitmasks\"".to_owned(), median.as_f64().unwrap())];
    assert_eq!(medians_again(), found);

    let estimates = again.join("new/estimates.json");
    let file = fs::File::options().write(true).open(estimates).unwrap();
    let before_the_run = UNIX_EPOCH + Duration::from_secs(999_999_999);
    file.set_modified(before_the_run).unwrap();
    assert_eq!(medians_again(), []);
}

#[test]
fn results_of_earlier_runs_are_left_out_and_named() {
    let place = Place::new();
    let before_the_run = UNIX_EPOCH + Duration::from_secs(999_999_999);
    let stages = [
        "every_subset",
        "cell_by_cell",
        "row_by_row",
        "diagonal_arrays",
        "bitmasks",
    ];
    let of_small_board = stages.map(|stage| format!("N=4/{stage}"));
    for benchmark in of_small_board
        .iter()
        .map(String::as_str)
        .chain(["N=8/row_by_row"])
    {
        let path = place.result(benchmark, "estimates.json");
        let file = fs::File::options().write(true).open(path).unwrap();
        file.set_modified(before_the_run).unwrap();
    }
    let ran = place.report(&[]);
    let line = "Left out, as the last run did not measure it: N = 4, N = 8 (row_by_row)\n";
    assert!(ran.stdout.contains(line), "{}", ran.stdout);
    assert_eq!(place.measurements().len(), 4);
}

/// Each row changes criterion's folder or the arguments, and is refused.
#[test]
fn what_cannot_be_reported_is_refused_in_one_line() {
    type Change = fn(&Place);
    let rows: &[(&str, &[&str], Change)] = &[
        ("no folder", &[], |place| {
            fs::remove_dir_all(place.criterion()).unwrap()
        }),
        ("an empty folder", &[], |place| {
            fs::remove_dir_all(place.criterion()).unwrap();
            fs::create_dir(place.criterion()).unwrap();
        }),
        ("a note is missing", &[], |place| {
            fs::remove_file(place.criterion().join("run.json")).unwrap();
        }),
        ("a damaged note", &[], |place| {
            fs::write(place.criterion().join("run.json"), "{}").unwrap();
        }),
        ("a run that measured nothing", &[], |place| {
            let path = place.criterion().join("run.json");
            let note = fs::read_to_string(&path).unwrap();
            fs::write(&path, note.replace("1000000000", "99000000000")).unwrap();
        }),
        ("an interrupted run", &[], |place| {
            fs::remove_file(place.result("N=8/bitmasks", "estimates.json")).unwrap();
        }),
        ("missing samples", &[], |place| {
            fs::remove_file(place.result("N=8/bitmasks", "sample.json")).unwrap();
        }),
        ("damaged estimates", &[], |place| {
            let path = place.result("N=8/bitmasks", "estimates.json");
            let text = fs::read_to_string(&path).unwrap();
            fs::write(&path, &text[..text.len() / 2]).unwrap();
        }),
        ("times that are none", &[], |place| {
            let path = place.result("N=8/bitmasks", "estimates.json");
            let text = fs::read_to_string(&path).unwrap();
            fs::write(
                &path,
                text.replace("\"point_estimate\":8123", "\"point_estimate\":-1"),
            )
            .unwrap();
        }),
        ("a stage of other code", &[], |place| {
            let folder = place.criterion().join("N=8");
            fs::rename(folder.join("bitmasks"), folder.join("nonsense")).unwrap();
        }),
        ("a board size of other code", &[], |place| {
            fs::rename(
                place.criterion().join("N=8"),
                place.criterion().join("N=99"),
            )
            .unwrap();
        }),
        (
            "a board size that was not measured",
            &["--n", "4", "--n", "9"],
            |_| {},
        ),
        ("no board size", &["--n", "x"], |_| {}),
    ];
    let mut table = String::new();
    for (what, arguments, change) in rows {
        let place = Place::new();
        change(&place);
        table += &format!("{what}\n    {}\n", place.refusal(arguments));
        assert!(!place.out().exists(), "{what}");
    }
    insta::assert_snapshot!("refusals", table);
}

#[test]
fn an_older_report_is_replaced_by_a_whole_one_only() {
    let place = Place::new();
    place.report(&["--n", "4"]);
    fs::write(place.result("N=8/bitmasks", "estimates.json"), "{").unwrap();
    place.refusal(&[]);
    assert_eq!(place.board_sizes(), BTreeSet::from([4]));

    fs::remove_dir_all(place.criterion().join("N=8/bitmasks")).unwrap();
    assert_eq!(place.report(&[]).status, 0);
    assert_eq!(place.board_sizes(), BTreeSet::from([4, 8]));
    assert_eq!(names(place.folder.path()), ["criterion", "report"]);
}

#[test]
fn nothing_but_a_report_is_replaced() {
    let place = Place::new();
    let mut table = String::new();
    let mut refuse = |what: &str| {
        table += &format!("{what}\n    {}\n", place.refusal(&[]));
    };

    fs::write(place.out(), "precious").unwrap();
    refuse("a file");
    assert_eq!(fs::read_to_string(place.out()).unwrap(), "precious");

    fs::remove_file(place.out()).unwrap();
    fs::create_dir(place.out()).unwrap();
    fs::write(place.out().join("report.md"), "precious").unwrap();
    refuse("a folder with a report.md of somebody else");
    assert_eq!(names(&place.out()), ["report.md"]);

    fs::remove_file(place.out().join("report.md")).unwrap();
    assert_eq!(place.report(&[]).status, 0, "an empty folder may be filled");
    fs::write(place.out().join("notes.txt"), "precious").unwrap();
    refuse("a report with another file in it");
    assert!(place.out().join("notes.txt").exists());

    insta::assert_snapshot!("no_report_to_replace", table);
}

#[test]
fn a_path_without_a_name_is_refused() {
    let place = Place::new();
    let criterion = place.criterion();
    let ran = run(
        WORKBOOK,
        &[
            "report",
            "--criterion",
            criterion.to_str().unwrap(),
            "--out",
            "target/..",
        ],
    );
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
    assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
}
