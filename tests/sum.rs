//! Promise: `workbook sum` prints a total only if it is one; else it says what is missing, damaged or
//! disputed. No result is overwritten.

mod support;

use std::fs;
use std::path::Path;

use nqueens::chapters::chapter11::sending::result_line::ResultLine;
use support::place::{Place, WORKBOOK, lines, refusal};
use support::{Ran, run, run_with_input};

/// The units of N = 12, their results, and a place for files.
struct Spread {
    results: String,
    place: Place,
}

impl Spread {
    fn new() -> Self {
        let units = run(WORKBOOK, &["units", "12"]).stdout;
        let results = run_with_input(WORKBOOK, &["run-units"], units.as_bytes());
        assert_eq!((results.status, results.stderr.as_str()), (0, ""));
        assert_eq!(lines(&units).len(), lines(&results.stdout).len());
        Self {
            results: results.stdout,
            place: Place::new(),
        }
    }

    /// What `workbook sum` says of these results.
    fn sum(&self, results: &str) -> Ran {
        let again = self.place.file("again");
        let arguments = ["sum", "--again", again.to_str().unwrap()];
        run_with_input(WORKBOOK, &arguments, results.as_bytes())
    }

    /// Why there is no total, and what is to be run again.
    fn no_total(&self, results: &str) -> (String, String) {
        let ran = self.sum(results);
        assert_eq!((ran.status, ran.stdout.as_str()), (1, ""), "{}", ran.stderr);
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        let again = fs::read_to_string(self.place.file("again")).unwrap();
        (self.place.portable(&ran.stderr), again)
    }
}

#[test]
fn units_in_any_order_and_from_any_process_add_up() {
    let spread = Spread::new();
    let mut results = lines(&spread.results);
    results.reverse();
    // Twice the same, and line ends of another system.
    let results = format!("{}{}", results.concat(), results[0]).replace('\n', "\r\n");
    let ran = spread.sum(&results);
    assert_eq!(
        (ran.status, ran.stdout.as_str(), ran.stderr.as_str()),
        (0, "14200\n", "")
    );
    assert!(!spread.place.file("again").exists());
}

#[test]
fn what_is_missing_damaged_or_disputed_is_named_and_can_be_run_again() {
    let spread = Spread::new();
    let all = lines(&spread.results);
    let missing = [&all[..5], &all[6..]].concat().concat();
    let (said, again) = spread.no_total(&missing);
    let line = "error: no total for N = 12: missing: unit 5; to run again: DIR/again";
    assert_eq!(
        (said.as_str(), again.as_str()),
        (line, "queens-1 12 coarse 5\n")
    );

    let damaged = spread
        .results
        .replace(all[5], &all[5].replace(" = ", " = 1"));
    let (said, again) = spread.no_total(&damaged);
    let line = "error: no total for N = 12: missing: unit 5; line 6 of standard input: the line is \
                damaged: its checksum does not fit; to run again: DIR/again";
    assert_eq!(
        (said.as_str(), again.as_str()),
        (line, "queens-1 12 coarse 5\n")
    );

    // What came back of another machine, whose memory is broken.
    let wrong = ResultLine {
        unit: "queens-1 12 coarse 5".parse().unwrap(),
        thirds: 1,
    };
    let disputed = format!("{}{wrong}\n", spread.results);
    let (said, again) = spread.no_total(&disputed);
    let line = "error: no total for N = 12: results disagree: unit 5; to run again: DIR/again";
    assert_eq!(
        (said.as_str(), again.as_str()),
        (line, "queens-1 12 coarse 5\n")
    );

    // Run again, it is two to one.
    let again = run_with_input(WORKBOOK, &["run-units"], again.as_bytes()).stdout;
    let ran = spread.sum(&format!("{disputed}{again}"));
    assert_eq!((ran.status, ran.stdout.as_str()), (0, "14200\n"));
    assert_eq!(ran.stderr, "note: the majority was followed for unit 5\n");

    // Alone, it is believed; but the total is known.
    let wrong = spread.results.replace(all[5], &format!("{wrong}\n"));
    let ran = spread.sum(&wrong);
    assert_eq!((ran.status, ran.stdout.as_str()), (1, ""));
}

#[test]
fn results_are_never_overwritten() {
    let spread = Spread::new();
    let file = spread.place.file("results");
    fs::write(&file, lines(&spread.results)[0]).unwrap();
    let ran = run(
        WORKBOOK,
        &["sum", path_text(&file), "--again", path_text(&file)],
    );
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
    let line = "error: DIR/results holds results: write what to run again to another file";
    assert_eq!(spread.place.portable(&ran.stderr), line);
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        lines(&spread.results)[0]
    );
}

#[test]
fn what_makes_no_sense_to_sum_is_refused_in_one_line() {
    let spread = Spread::new();
    let other = run_with_input(WORKBOOK, &["run-units"], b"queens-1 8 coarse 0\n").stdout;
    let mixed = format!("{}{other}", lines(&spread.results)[0]);
    let other_version = checked(&lines(&spread.results)[0].replace("queens-1", "queens-2"));
    let endless = "9".repeat(2000);
    let inputs = [&other_version, &endless, "", "hello\n", &mixed];
    let mut table: String = inputs.map(|input| refusal(&["sum"], input)).concat();
    table += &refusal(&["sum", "no/such/file"], "");
    insta::assert_snapshot!("makes_no_sense", table.trim_end());
}

/// The result in `line` with a checksum that fits.
fn checked(line: &str) -> String {
    let (said, _) = line.trim_end().rsplit_once(' ').unwrap();
    format!("{said} {:08x}\n", crc32fast::hash(said.as_bytes()))
}

/// A checkpoint is results, and can be summed.
#[test]
fn a_checkpoint_can_be_summed() {
    let place = Place::new();
    place.count("10");
    let path = place.checkpoint();
    let ran = run(WORKBOOK, &["sum", path_text(&path)]);
    assert_eq!((ran.stdout.as_str(), ran.stderr.as_str()), ("724\n", ""));
}

fn path_text(path: &Path) -> &str {
    path.to_str().unwrap()
}
