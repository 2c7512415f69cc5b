//! Promise: the units of a count can be run by any process, with any number of threads.

mod support;

use support::place::{WORKBOOK, refusal};
use support::{run, run_with_input};

#[test]
fn threads_and_grains_change_no_total() {
    for grain in ["coarse", "fine"] {
        let units = run(WORKBOOK, &["units", "11", "--grain", grain]).stdout;
        let ran = run_with_input(WORKBOOK, &["run-units", "--threads", "3"], units.as_bytes());
        let ran = run_with_input(WORKBOOK, &["sum"], ran.stdout.as_bytes());
        assert_eq!(
            (ran.stdout.as_str(), ran.stderr.as_str()),
            ("2680\n", ""),
            "{grain}"
        );
    }
}

#[test]
fn what_makes_no_sense_to_run_is_refused_in_one_line() {
    let result = run_with_input(WORKBOOK, &["run-units"], b"queens-1 12 coarse 0\n").stdout;
    let inputs = [
        "hello\n",
        &result,
        "queens-1 8 coarse 8\n",
        "queens-2 8 coarse 0\n",
    ];
    let mut table: String = inputs.map(|input| refusal(&["run-units"], input)).concat();
    table += &refusal(&["run-units", "--threads", "0"], "");
    table += &refusal(&["units", "23"], "");
    insta::assert_snapshot!("makes_no_sense", table.trim_end());
}

#[test]
fn what_came_before_a_bad_line_is_not_lost() {
    let good = run_with_input(WORKBOOK, &["run-units"], b"queens-1 8 coarse 0\n").stdout;
    let ran = run_with_input(WORKBOOK, &["run-units"], b"queens-1 8 coarse 0\nhello\n");
    assert_eq!((ran.status, ran.stdout), (2, good));
    let nothing = run(WORKBOOK, &["run-units"]);
    assert_eq!((nothing.status, nothing.stdout.as_str()), (0, ""));
}
