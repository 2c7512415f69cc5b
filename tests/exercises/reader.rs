//! A reader with a workbook of their own: a copy, so that the tests never touch the real one.

#![allow(dead_code)] // each test file uses its own part of this

use std::env;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use nqueens::exercises::progress;
use nqueens::exercises::running::Program;

use crate::support::Ran;

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

/// The folder of a workbook, and what is done in it.
pub struct Reader {
    pub folder: PathBuf,
}

impl Reader {
    /// A reader with an empty folder.
    pub fn with_nothing(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let reader = Self { folder };
        reader.write("Cargo.toml", "[package]\nname = \"n-queens-workbook\"\n");
        reader
    }

    /// A reader with all that is in this checkout, but for what git ignores.
    pub fn with_copy(name: &str) -> Self {
        let reader = Self::with_nothing(name);
        copy(nqueens::system::package::folder(), &reader.folder);
        // By another version, cargo tells the copy's packages from the checkout's.
        for manifest in ["Cargo.toml", "chapters/Cargo.toml"] {
            let text = reader.read(manifest);
            let (before, after) = text.split_once("\nversion = \"").unwrap();
            reader.write(manifest, &format!("{before}\nversion = \"1{after}"));
        }
        reader
    }

    /// Writes the file at `path`, relative to the workbook's folder.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Reads the file at `path`.
    pub fn read(&self, path: &str) -> String {
        fs::read_to_string(self.folder.join(path)).unwrap()
    }

    /// Copies the solution of chapter `number` into the reader's file.
    pub fn paste_solution(&self, number: usize) {
        let solution = self.read(&format!("chapters/chapter{number}/solution.rs"));
        self.write(&format!("chapters/chapter{number}/exercise.rs"), &solution);
    }

    /// Runs the workbook in the reader's folder.
    pub fn workbook(&self, arguments: &[&str]) -> Ran {
        self.run(Command::new(WORKBOOK).args(arguments))
    }

    /// Runs cargo in the reader's folder.
    pub fn cargo(&self, arguments: &[&str]) -> Ran {
        let cargo = env::var_os("CARGO").expect("cargo runs the tests");
        self.run(Command::new(cargo).args(arguments))
    }

    /// Runs `command` in the reader's folder. That it works on this workbook, and was built in another,
    /// is left out of what it says.
    pub fn run(&self, command: &mut Command) -> Ran {
        self.run_in(command, &[])
    }

    /// The same in an environment with these variables.
    pub fn run_in(&self, command: &mut Command, environment: &[(&str, &str)]) -> Ran {
        let output = command
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            // What the checkout's own build has compiled need not be compiled again.
            .env("CARGO_BUILD_BUILD_DIR", target_folder())
            // Optimizing the library takes longer than all that these tests run.
            .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
            .env("CARGO_TERM_COLOR", "never")
            // What is printed depends on these.
            .env_remove("COLUMNS")
            .env_remove("LC_ALL")
            .env_remove("LC_CTYPE")
            .env_remove("LANG")
            .env("TERM", "xterm")
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        let folder = self.folder.display();
        let about_this = format!("note: this is about the workbook in {folder};");
        Ran {
            status: output.status.code().expect("the process ended by itself"),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: match stderr.split_once('\n') {
                Some((note, rest)) if note.starts_with(&about_this) => rest.to_owned(),
                _ => stderr,
            },
        }
    }

    /// The program that cargo has built under this name.
    pub fn program(&self, name: &str) -> Program {
        let path = format!("target/debug/{name}{EXE_SUFFIX}");
        Program::new(self.folder.join(path))
    }

    /// The text of the progress file, if there is one.
    pub fn progress(&self) -> Option<String> {
        fs::read_to_string(self.folder.join(progress::FILE)).ok()
    }
}

/// Where cargo puts what it builds: above the folder of the profile.
fn target_folder() -> &'static Path {
    let folder = Path::new(WORKBOOK).ancestors().nth(2);
    folder.expect("cargo builds into target/PROFILE")
}

fn copy(from: &Path, to: &Path) {
    const LEFT_OUT: [&str; 3] = ["target", ".git", progress::FILE];
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        let target = to.join(&name);
        if entry.path().is_dir() {
            fs::create_dir(&target).unwrap();
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), &target).unwrap();
        }
    }
}
