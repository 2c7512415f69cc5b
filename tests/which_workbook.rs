//! Promise: a command that works on a workbook's files takes the workbook that the reader stands in,
//! says so if it could be another, and says what to do if there is none.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use nqueens::system::package;
use support::Ran;
use tempfile::TempDir;

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

/// Runs the workbook in `folder`; instead of cargo, a program that builds nothing.
fn workbook_in(folder: &Path, program: &Path, arguments: &[&str]) -> Ran {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .env("CARGO", "no-such-cargo")
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CRITERION_HOME")
        .env_remove("CARGO_MANIFEST_DIR")
        .env_remove("COLUMNS")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Ran {
        status: output.status.code().expect("the process ended by itself"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder outside of every workbook, in which a second one may be.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { folder }
    }

    fn outside(&self) -> PathBuf {
        self.folder.path().canonicalize().unwrap()
    }

    /// A second workbook, in which the exercise of chapter 1 is done.
    fn second(&self) -> PathBuf {
        let second = self.outside().join("second");
        fs::create_dir_all(second.join("chapters/chapter1")).unwrap();
        let manifest = package::folder().join("Cargo.toml");
        fs::copy(manifest, second.join("Cargo.toml")).unwrap();
        let progress = r#"{"chapters":{"1":{"done":true,"hints":2}}}"#;
        fs::write(second.join(".progress.json"), progress).unwrap();
        let solution = second.join("chapters/chapter1/solution.rs");
        fs::write(solution, "the second one's\n").unwrap();
        second
    }
}

#[test]
fn the_workbook_above_the_current_folder_is_meant_and_said_to_be() {
    let place = Place::new();
    let second = place.second();
    let note = format!(
        "note: this is about the workbook in {}; the program was built in {}\n",
        second.display(),
        package::BUILT_IN
    );
    for folder in [&second, &second.join("chapters/chapter1")] {
        let run = |arguments: &[&str]| workbook_in(folder, Path::new(WORKBOOK), arguments);
        let contents = run(&[]);
        assert_eq!(
            (contents.status, contents.stderr.as_str()),
            (0, note.as_str())
        );
        assert!(contents.stdout.contains("Every cell, 2^(N²) - done\n"));
        assert!(run(&["hint", "1"]).stdout.contains("hint 3 of 4"));
        fs::write(
            second.join(".progress.json"),
            r#"{"chapters":{"1":{"done":true,"hints":2}}}"#,
        )
        .unwrap();
        assert!(
            run(&["solution", "1"])
                .stdout
                .ends_with("the second one's\n")
        );
        for arguments in [&["check", "1"][..], &["judge"], &["figures"], &["report"]] {
            // They lack cargo or a file, which they say after it.
            let ran = run(arguments);
            let said = ran.stderr.strip_prefix(&note).unwrap_or(&ran.stderr);
            assert!(said.starts_with("error: "), "{arguments:?}: {said}");
            assert_eq!((ran.status, said.matches('\n').count()), (2, 1), "{said}");
        }
        assert!(run(&["figures"]).stderr.contains("pass_sizes.json: "));
        let report = run(&["report"]).stderr;
        let criterion = second.join("target/criterion");
        assert!(report.contains(criterion.to_str().unwrap()), "{report}");
    }
}

#[test]
fn from_elsewhere_the_workbook_of_the_build_is_meant_and_said_to_be() {
    let place = Place::new();
    let ran = workbook_in(
        &place.outside(),
        Path::new(WORKBOOK),
        &["solution", "1", "--anyway"],
    );
    assert_eq!(ran.status, 0);
    assert_eq!(
        ran.stderr,
        format!(
            "note: there is no workbook here or above, so this is about the one in {}, where the \
             program was built\n",
            package::BUILT_IN
        )
    );
}

#[test]
fn in_its_own_workbook_nothing_is_said() {
    let chapters = package::folder().join("chapters");
    for folder in [package::folder(), &chapters] {
        let ran = workbook_in(folder, Path::new(WORKBOOK), &["solution", "1", "--anyway"]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    }
}

/// The program is one whose own workbook was moved: a copy in which the folder is misspelt.
#[test]
#[cfg(target_os = "linux")] // elsewhere a changed program does not start
fn without_any_workbook_there_is_a_line_that_says_what_to_do() {
    let place = Place::new();
    let moved = place.outside().join("moved");
    let gone = misspelt(package::BUILT_IN);
    let mut program = fs::read(WORKBOOK).unwrap();
    replace(&mut program, package::BUILT_IN.as_bytes(), gone.as_bytes());
    fs::write(&moved, program).unwrap();
    fs::set_permissions(&moved, fs::metadata(WORKBOOK).unwrap().permissions()).unwrap();

    let said = format!(
        "error: there is no workbook here, nor above, nor in {gone}, where this program was built: \
         change to the folder of a clone, and type it again\n"
    );
    let commands: [&[&str]; 9] = [
        &[],
        &["check"],
        &["check", "1"],
        &["hint", "1"],
        &["solution", "1"],
        &["judge"],
        &["book"],
        &["figures"],
        &["report"],
    ];
    for arguments in commands {
        let ran = workbook_in(&place.outside(), &moved, arguments);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{arguments:?}");
        assert_eq!(ran.stderr, said, "{arguments:?}");
    }
    // What needs no files does without them.
    let units = workbook_in(&place.outside(), &moved, &["units", "8"]);
    assert_eq!((units.status, units.stderr.as_str()), (0, ""));
    // And there is no other workbook to tell the second one from.
    let ran = workbook_in(&place.second(), &moved, &["solution", "1"]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
}

/// A path of the same length at which there is nothing.
#[cfg(target_os = "linux")]
fn misspelt(path: &str) -> String {
    let other: String = path
        .chars()
        .rev()
        .filter(|&c| c != '/' && c != '\\')
        .collect();
    format!("/{other:x<width$}", width = path.len() - 1)
}

#[cfg(target_os = "linux")]
fn replace(bytes: &mut [u8], old: &[u8], new: &[u8]) {
    let mut start = 0;
    while let Some(found) = bytes[start..]
        .windows(old.len())
        .position(|part| part == old)
    {
        start += found;
        bytes[start..start + old.len()].copy_from_slice(new);
        start += old.len();
    }
}
