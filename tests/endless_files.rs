//! Promise: of a report, or of what criterion left, no more is read than either can hold.
#![cfg(target_os = "linux")]

mod support;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use support::{Ran, fixtures, run};

/// Runs the workbook with 2 GB of memory, so that what would read without end fails soon.
fn workbook(arguments: &[&str]) -> Ran {
    let limited = "ulimit -v 2000000; exec \"$@\"";
    let program = ["-c", limited, "sh", env!("CARGO_BIN_EXE_workbook")];
    run("/bin/sh", &[&program, arguments].concat())
}

fn refuses(arguments: &[&str]) {
    let ran = workbook(arguments);
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{}", ran.stderr);
    assert!(
        ran.stderr.contains(": this holds more than 16 MiB"),
        "{}",
        ran.stderr
    );
    assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
}

#[test]
fn an_endless_report_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let report = fixtures().join("reports/before.json");
    let [report, folder_name] = [&report, folder.path()].map(|path| path.to_str().unwrap());
    refuses(&["compare", report, "/dev/zero"]);
    symlink("/dev/zero", folder.path().join("report.json")).unwrap();
    refuses(&["compare", report, folder_name]);
}

#[test]
fn an_endless_file_of_criterion_is_refused() {
    for name in [
        "run.json",
        "N=8/bitmasks/new/estimates.json",
        "N=8/bitmasks/new/sample.json",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let criterion = folder.path().join("criterion");
        copy(&fixtures().join("criterion"), &criterion);
        fs::remove_file(criterion.join(name)).unwrap();
        symlink("/dev/zero", criterion.join(name)).unwrap();
        let out = folder.path().join("report");
        let [criterion, out] = [&criterion, &out].map(|path| path.to_str().unwrap());
        refuses(&["report", "--criterion", criterion, "--out", out]);
    }
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
