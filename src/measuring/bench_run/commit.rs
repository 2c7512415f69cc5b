//! Which commit the code is.

use std::process::Command;

use serde::{Deserialize, Serialize};

use crate::system::package;

/// A commit of the package's repository.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commit {
    /// Its hash, in full.
    pub id: String,
    /// Whether tracked files differ from it.
    pub dirty: bool,
}

impl Commit {
    /// What is checked out in the package's folder; `None` without git, or without a repository.
    pub fn checked_out() -> Option<Self> {
        let id = git(&["rev-parse", "--verify", "HEAD"])?;
        let changes = git(&["status", "--porcelain", "--untracked-files=no"])?;
        Some(Self {
            id: id.trim().to_owned(),
            dirty: !changes.is_empty(),
        })
    }

    /// Enough of the hash to find it again, and whether something was changed since.
    pub fn short(&self) -> String {
        const ENOUGH: usize = 10;
        let id = self.id.get(..ENOUGH).unwrap_or(&self.id);
        let suffix = if self.dirty { ", with changes" } else { "" };
        format!("{id}{suffix}")
    }
}

/// What git prints; `None` if it fails.
fn git(arguments: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    let output = command
        .current_dir(package::folder())
        .args(arguments)
        .output();
    let output = output.ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}
