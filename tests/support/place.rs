//! A folder for checkpoints and results, and what `workbook count` says with them.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::{Ran, run, run_with_input};

/// The binary that counts in units.
pub const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

/// A folder with a checkpoint in it, perhaps.
pub struct Place(pub TempDir);

impl Place {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn checkpoint(&self) -> PathBuf {
        self.file("checkpoint")
    }

    /// The arguments of a count with a checkpoint.
    pub fn arguments(&self, n: &str) -> Vec<String> {
        let path = self.checkpoint().to_str().unwrap().to_owned();
        [
            "count",
            n,
            "--checkpoint",
            &path,
            "--threads",
            "2",
            "--json",
        ]
        .map(str::to_owned)
        .to_vec()
    }

    pub fn count(&self, n: &str) -> Ran {
        let arguments = self.arguments(n);
        run(
            WORKBOOK,
            &arguments.iter().map(String::as_str).collect::<Vec<_>>(),
        )
    }

    /// A count in the background.
    pub fn start(&self, n: &str) -> Child {
        Command::new(WORKBOOK)
            .args(self.arguments(n))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    /// The one line with which a checkpoint that holds `contents` is refused. It stays as it is.
    pub fn refusal(&self, contents: &[u8]) -> String {
        fs::write(self.checkpoint(), contents).unwrap();
        let arguments = self.arguments("8");
        let said = refusal(
            &arguments.iter().map(String::as_str).collect::<Vec<_>>(),
            "",
        );
        assert_eq!(fs::read(self.checkpoint()).unwrap(), contents);
        self.portable(&said)
    }

    /// `text` without the name of the folder.
    pub fn portable(&self, text: &str) -> String {
        let folder = self.0.path().to_str().unwrap();
        text.replace(folder, "DIR")
            .replace('\\', "/")
            .trim_end()
            .to_owned()
    }
}

/// The JSON that a successful count printed.
pub fn json(ran: &Ran) -> serde_json::Value {
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    serde_json::from_str(&ran.stdout).unwrap()
}

/// The number of solutions that it printed.
pub fn solutions(ran: &Ran) -> u64 {
    json(ran)["solutions"].as_u64().unwrap()
}

/// The lines of `text`, each with its end.
pub fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// The one line with which the workbook refuses `arguments` and `input`.
pub fn refusal(arguments: &[&str], input: &str) -> String {
    let ran = run_with_input(WORKBOOK, arguments, input.as_bytes());
    assert_eq!(
        (ran.status, ran.stdout.as_str()),
        (2, ""),
        "{arguments:?} {input}"
    );
    assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
    // The system's own words differ.
    ran.stderr.replace(
        "The system cannot find the path specified. (os error 3)",
        "No such file or directory (os error 2)",
    )
}
