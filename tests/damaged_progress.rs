//! Promise: a progress file that cannot be read is kept beside the new one, and is said to be.

#[path = "exercises/reader.rs"]
mod reader;
mod support;

use std::fs;

use reader::Reader;

const FILE: &str = ".progress.json";

#[test]
fn a_copy_of_a_damaged_progress_file_is_kept_and_said() {
    let reader = Reader::with_nothing("damaged-progress");
    let damaged = r#"{"chapters":{"1":{"done":true,"hints":3}"#;
    let copies = [
        ".progress.damaged.json",
        ".progress.damaged.2.json",
        ".progress.damaged.3.json",
    ];
    for (index, copy) in copies.iter().enumerate() {
        let text = format!("{damaged}{}", " ".repeat(index));
        reader.write(FILE, &text);
        let ran = reader.workbook(&[]);
        assert_eq!(ran.status, 0);
        let said = format!(": it is kept as {copy}, and a new one is begun; ");
        assert!(ran.stderr.contains(&said), "{}", ran.stderr);
        assert_eq!(reader.read(copy), text);
        assert_eq!(reader.workbook(&[]).stderr, "");
    }
    assert_eq!(reader.read(copies[0]), damaged);
    let hint = reader.workbook(&["hint", "1"]).stdout;
    assert!(hint.contains("hint 1 of "), "{hint}");
}

#[test]
fn git_ignores_the_copies() {
    let ignored = fs::read_to_string(nqueens::system::package::folder().join(".gitignore"));
    assert!(
        ignored
            .unwrap()
            .lines()
            .any(|line| line == ".progress*.json")
    );
}

/// No number of hints in the file makes the next one a panic.
#[test]
fn more_hints_than_there_are_are_the_last_one() {
    let reader = Reader::with_nothing("many-hints");
    reader.write(FILE, r#"{"chapters":{"1":{"hints":18446744073709551615}}}"#);
    let ran = reader.workbook(&["hint", "1"]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    assert!(ran.stdout.contains("hint 4 of 4"), "{}", ran.stdout);
}

/// A link to a device without end is read neither whole nor at all costs, and stays as it is.
#[test]
#[cfg(unix)]
fn an_endless_progress_file_is_told_of_and_left_alone() {
    let reader = Reader::with_nothing("endless-progress");
    let link = reader.folder.join(FILE);
    std::os::unix::fs::symlink("/dev/zero", &link).unwrap();
    let ran = reader.workbook(&[]);
    assert_eq!(ran.status, 0);
    assert_eq!(
        ran.stderr,
        "note: .progress.json cannot be read (this is not a file): what you do is not noted\n"
    );
    assert_eq!(fs::read_link(&link).unwrap().to_str(), Some("/dev/zero"));
}
