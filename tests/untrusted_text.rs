//! Promise: what comes from a file is printed escaped, on standard output and on standard error; and
//! a value in it that cannot be is refused with its file and field.

#[path = "exercises/reader.rs"]
mod reader;
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use reader::Reader;
use support::{Ran, fixtures, run};
use tempfile::TempDir;

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

/// What would colour text, clear the screen, begin a line of its own, or turn the direction of
/// writing: in JSON, and as it is printed.
const STEERING: &str = r"\u001b[31m\u009b2J\nfaster\r\u202e\u007f";
const ESCAPED: &str = r"\u{1b}[31m\u{9b}2J\nfaster\r\u{202e}\u{7f}";

/// Asserts that nothing but line ends steers a terminal, and nothing turns the text.
fn assert_harmless(text: &str) {
    let harmful = text
        .chars()
        .find(|&c| c.is_control() && c != '\n' || c == '\u{202e}');
    assert_eq!(harmful, None, "{text:?}");
}

/// A folder with a copy of criterion's results, and a report to change.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        copy(
            &fixtures().join("criterion"),
            &folder.path().join("criterion"),
        );
        Self { folder }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    fn report(&self) -> Ran {
        let (criterion, out) = (self.path("criterion"), self.path("report"));
        run(
            WORKBOOK,
            &["report", "--criterion", &criterion, "--out", &out],
        )
    }

    /// Compares the report `before.json` with the same in which `old` is `new`.
    fn compare_changed(&self, old: &str, new: &str, flags: &[&str]) -> Ran {
        let before = before();
        let text = fs::read_to_string(&before).unwrap();
        assert!(text.contains(old), "{old}");
        let changed = self.path("changed.json");
        fs::write(&changed, text.replace(old, new)).unwrap();
        let reports = ["compare", before.to_str().unwrap(), &changed];
        run(WORKBOOK, &[&reports, flags].concat())
    }

    /// Writes criterion's file `name` with `new` for the first `old` in it.
    fn change(&self, name: &str, old: &str, new: &str) {
        let path = self.path(&format!("criterion/{name}"));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(old), "{old} in {text}");
        fs::write(path, text.replacen(old, new, 1)).unwrap();
    }

    /// The line with which `ran` was refused, without what differs from machine to machine.
    fn refusal(&self, ran: Ran) -> String {
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{}", ran.stderr);
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        assert_harmless(&ran.stderr);
        let folder = self.folder.path().to_str().unwrap();
        ran.stderr.replace(folder, "DIR").replace('\\', "/")
    }
}

fn before() -> PathBuf {
    fixtures().join("reports/before.json")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let from = entry.unwrap().path();
        let to = to.join(from.file_name().unwrap());
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).unwrap();
        }
    }
}

#[test]
fn the_texts_of_a_report_are_printed_escaped() {
    let place = Place::new();
    for flags in [&[][..], &["--markdown"], &["--json"]] {
        for field in [
            "Example 9000",
            "2026-11-30",
            "0123456789abcdef",
            "rustc 1.95.0",
            "fxsr",
        ] {
            let ran = place.compare_changed(field, STEERING, flags);
            assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{field}");
            assert_harmless(&ran.stdout);
        }
    }
    let shown = place
        .compare_changed("Example 9000", STEERING, &["--markdown"])
        .stdout;
    assert!(shown.contains("Not the same processor: A has Example 9000, B has"));
    assert!(shown.replace("\\\\", "\\").contains(ESCAPED), "{shown}");
}

#[test]
fn so_is_what_a_refusal_quotes_of_a_report() {
    let place = Place::new();
    let stage = place.compare_changed("bitmasks", STEERING, &[]);
    assert!(place.refusal(stage).contains("lacks bitmasks at N = 4"));
    place.change("run.json", "2026-11-30", STEERING);
    place.change("run.json", "1000000000", "99000000000");
    let said = place.refusal(place.report());
    assert!(said.contains(&ESCAPED.replace('\\', "/")), "{said}");
}

#[test]
fn so_are_the_texts_of_a_benchmarks_note_in_its_report() {
    let place = Place::new();
    place.change("run.json", "Example 9000", STEERING);
    assert_eq!(place.report().status, 0);
    for name in ["report.json", "report.md", "index.html"] {
        let text = fs::read_to_string(place.path(&format!("report/{name}"))).unwrap();
        assert_harmless(&text);
        assert!(text.contains("[31m"), "{name}");
    }
}

#[test]
#[cfg(unix)]
fn so_are_the_names_of_files_and_folders() {
    let place = Place::new();
    let criterion = PathBuf::from(place.path("criterion/N=4"));
    fs::rename(criterion.join("bitmasks"), criterion.join("a\u{1b}[2Jb\nc")).unwrap();
    let said = place.refusal(place.report());
    assert!(
        said.contains("N=4/a/u{1b}[2Jb/nc was measured by"),
        "{said}"
    );
    let ran = run(WORKBOOK, &["sum", "no\u{1b}[2J\nfile"]);
    assert!(place.refusal(ran).starts_with("error: no/u{1b}[2J/nfile: "));
}

#[test]
fn so_is_a_line_that_is_no_result() {
    let place = Place::new();
    let results = place.path("results");
    fs::write(&results, "\u{1b}[2J\u{202e}\n").unwrap();
    place.refusal(run(WORKBOOK, &["sum", &results]));
    place.refusal(run(WORKBOOK, &["count", "8", "--checkpoint", &results]));
}

#[test]
fn so_is_the_text_of_a_solution() {
    let reader = Reader::with_nothing("steering-solution");
    let solution = "chapters/chapter3/solution.rs";
    reader.write(solution, "one\r\ntwo \u{1b}[2J\u{202e}\r\n");
    let ran = reader.workbook(&["solution", "3", "--anyway"]);
    let shown = format!("{solution}\n\none\ntwo \\u{{1b}}[2J\\u{{202e}}\n");
    assert_eq!((ran.status, ran.stdout), (0, shown));
    reader.write(".progress.json", "{\"\u{1b}[2J");
    assert_harmless(&reader.workbook(&[]).stderr);
}

#[test]
fn a_value_that_cannot_be_is_refused_with_its_field() {
    let rows = [
        ("\"confidence\": 0.95", "\"confidence\": 2"),
        ("\"confidence\": 0.95", "\"confidence\": 0"),
        ("\"nanoseconds_per_call\": ", "\"nanoseconds_per_call\": 1"),
        ("\"median\": 8123", "\"median\": -8123"),
        ("\"median\": 8123", "\"median\": 1e300"),
        ("\"lower\": 8041.7", "\"lower\": 9999.9"),
        ("\"upper\": 8204.23", "\"upper\": 0"),
        ("\"spread\": 162.46", "\"spread\": -1"),
        ("\"samples\": 100", "\"samples\": 0"),
        ("\"n\": 8", "\"n\": 99"),
        ("\"cores\": 8", "\"cores\": 0"),
    ];
    let place = Place::new();
    let mut table = String::new();
    for (old, new) in rows {
        let line = place.refusal(place.compare_changed(old, new, &[]));
        table += &format!("{new}\n    {line}");
    }
    insta::assert_snapshot!("reports_that_cannot_be", table);
}

#[test]
fn so_is_a_value_that_criterion_cannot_have_measured() {
    let [estimates, samples] =
        ["estimates.json", "sample.json"].map(|name| format!("N=8/bitmasks/new/{name}"));
    let again = "over N/bitmasks/8/new/estimates.json".to_owned();
    let rows = [
        (&samples, "\"times\":[81775.3", "\"times\":[-81775.3"),
        (&samples, "\"times\":[", "\"times\":[],\"none\":["),
        (&samples, "\"times\":[", "\"times\":[1.0,"),
        (&samples, "\"iters\":[10.0", "\"iters\":[0.0"),
        (
            &estimates,
            "\"point_estimate\":8123",
            "\"point_estimate\":-1",
        ),
        (
            &estimates,
            "\"confidence_level\":0.95",
            "\"confidence_level\":2",
        ),
        (&again, "\"point_estimate\":", "\"point_estimate\":-"),
    ];
    let mut table = String::new();
    for (name, old, new) in rows {
        let place = Place::new();
        // Of the median, not of the mean before it.
        let text = fs::read_to_string(place.path(&format!("criterion/{name}"))).unwrap();
        let place_of_median = text.find("\"median\"").unwrap_or(0);
        let (head, tail) = text.split_at(place_of_median);
        assert!(tail.contains(old), "{old} in {text}");
        let changed = format!("{head}{}", tail.replacen(old, new, 1));
        fs::write(place.path(&format!("criterion/{name}")), changed).unwrap();
        table += &format!("{new}\n    {}", place.refusal(place.report()));
    }
    insta::assert_snapshot!("results_that_cannot_be", table);
}

/// No second in the note makes the report a panic.
#[test]
fn a_run_that_began_after_all_time_measured_nothing() {
    let place = Place::new();
    place.change("run.json", "1000000000", "18446744073709551615");
    let said = place.refusal(place.report());
    assert!(
        said.contains("nothing was measured by the last run"),
        "{said}"
    );
}
