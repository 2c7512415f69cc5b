//! The recorded counts of instructions, branches and wrong guesses, from valgrind's simulated
//! processor.

use std::io;
use std::path::Path;
use std::process::Command;

use serde::{Deserialize, Serialize};

use super::recorded::Recorded;
use crate::catalogue;
use crate::measuring::judge;
use crate::system::machine::{Build, today};

/// The board that is counted: small, since the simulated processor is a hundred times slower.
const N: usize = 13;

/// The stages that are compared.
const STAGES: [&str; 5] = ["bitmasks", "eight_fold", "look_ahead", "batches", "simd"];

/// One run, with what it was made with. Of the machine only the kind matters: see
/// [`Build::target`].
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Branches {
    /// The day of the run, in UTC.
    pub date: String,
    /// The version of valgrind.
    pub valgrind: String,
    /// The compiler and its settings.
    pub build: Build,
    /// The board size.
    pub n: usize,
    /// The counts of each stage.
    pub counts: Vec<Counts>,
}

/// What a stage's search did, without the start and the end of its program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Its name.
    pub stage: String,
    /// Instructions executed.
    pub instructions: u64,
    /// Branches that went one of two ways.
    pub branches: u64,
    /// How many of them the simulated predictor guessed wrong.
    pub mispredicted: u64,
}

impl Recorded for Branches {
    const FILE: &'static str = "chapters/chapter8/branches.json";
}

impl Branches {
    /// Counts what the chapters' binaries in this folder do under valgrind.
    ///
    /// # Errors
    ///
    /// If there is no valgrind, or if a binary is not there.
    pub fn count(binaries: &Path) -> io::Result<Self> {
        let version = Command::new("valgrind").arg("--version").output();
        let version = version.map_err(|error| {
            let text = format!("valgrind cannot be run ({error}): apt-get install valgrind");
            io::Error::new(error.kind(), text)
        })?;
        let counts = STAGES.iter().map(|name| Counts::of(name, binaries));
        Ok(Self {
            date: today(),
            valgrind: String::from_utf8_lossy(&version.stdout).trim().to_owned(),
            build: Build::this(),
            n: N,
            counts: counts.collect::<io::Result<_>>()?,
        })
    }
}

impl Counts {
    /// Those of the stage with this name: what its binary does for N, less what it does for 0.
    fn of(name: &str, binaries: &Path) -> io::Result<Self> {
        let (chapter, _) = catalogue::stage(name).expect("the stages are in the catalogue");
        let binary = judge::binary(binaries, chapter);
        let [all, idle] = [N, 0].map(|n| under_valgrind(&binary, name, n));
        let (all, idle) = (all?, idle?);
        let difference = |index: usize| all[index].saturating_sub(idle[index]);
        Ok(Self {
            stage: name.to_owned(),
            instructions: difference(0),
            branches: difference(1),
            mispredicted: difference(2),
        })
    }
}

/// Instructions, branches, and how many of these were guessed wrong, in this order.
fn under_valgrind(binary: &Path, stage: &str, n: usize) -> io::Result<Vec<u64>> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--branch-sim=yes"])
        .arg("--callgrind-out-file=/dev/null")
        .arg(binary)
        .args([&n.to_string(), "--stage", stage])
        .output()?;
    let report = String::from_utf8_lossy(&output.stderr);
    totals(&report).ok_or_else(|| io::Error::other(format!("valgrind gave no totals: {report}")))
}

/// The numbers in callgrind's line of totals.
fn totals(report: &str) -> Option<Vec<u64>> {
    let (_, line) = report.split_once("Collected : ")?;
    let numbers = line.lines().next()?.split_whitespace();
    let numbers: Vec<u64> = numbers.map_while(|number| number.parse().ok()).collect();
    (numbers.len() == 5).then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_read_from_the_report() {
        let report = "==7== Events    : Ir Bc Bcm Bi Bim\n\
                      ==7== Collected : 10005693 1137832 63630 61272 936\n==7==\n";
        let expected = vec![10_005_693, 1_137_832, 63_630, 61_272, 936];
        assert_eq!(totals(report), Some(expected));
        assert_eq!(totals("==7== Collected : 10005693\n"), None);
        assert_eq!(totals("valgrind: no such file"), None);
    }
}
