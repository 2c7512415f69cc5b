//! `cargo bench --bench silent_observer`: the silent observer costs nothing.
//!
//! Counts the instructions of a stage with the silent observer, and of its twin from which the
//! observer was stripped by hand, under valgrind's callgrind (`apt-get install valgrind`). They may
//! differ by 1% at most. Instructions, not seconds: those are the same in every run.

use std::env;
use std::hint::black_box;
use std::process::{Command, ExitCode};

use nqueens::chapters::chapter4::diagonal_arrays;
use nqueens::observer::Silent;

const N: usize = 10;

fn main() -> ExitCode {
    match env::args().nth(1).as_deref() {
        Some("stage") => run(|| diagonal_arrays::count(black_box(N), &mut Silent)),
        Some("stripped") => run(|| stripped::count(black_box(N))),
        _ => compare(),
    }
}

fn run(count: impl Fn() -> u64) -> ExitCode {
    assert_eq!(black_box(count()), 724);
    ExitCode::SUCCESS
}

fn compare() -> ExitCode {
    let (Some(stage), Some(stripped)) = (instructions("stage"), instructions("stripped")) else {
        println!("valgrind is needed to count instructions: apt-get install valgrind");
        return ExitCode::SUCCESS;
    };
    let ratio = stage as f64 / stripped as f64;
    println!("diagonal_arrays, N = {N}");
    println!("  with the silent observer  {stage:>10} instructions");
    println!("  stripped by hand          {stripped:>10} instructions");
    println!("  ratio                     {ratio:>10.6}");
    if (ratio - 1.0).abs() < 0.01 {
        ExitCode::SUCCESS
    } else {
        println!("the two differ by more than 1%");
        ExitCode::FAILURE
    }
}

/// The instructions that this program needs for `what`; `None` if there is no valgrind.
fn instructions(what: &str) -> Option<u64> {
    let this_program = env::current_exe().expect("a running program has a path");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(this_program)
        .arg(what)
        .output()
        .ok()?;
    let report = String::from_utf8_lossy(&output.stderr);
    let line = report.lines().find(|line| line.contains("Collected :"));
    let number = line.and_then(|line| line.split_whitespace().last());
    Some(
        number
            .expect("callgrind reports a total")
            .parse()
            .expect("a number"),
    )
}

/// `chapter4::diagonal_arrays` without a word of the observer.
mod stripped {
    const MAX_N: usize = 27;

    pub fn count(n: usize) -> u64 {
        let search = &mut Search {
            n,
            column_taken: [false; MAX_N],
            diagonal_taken: [false; 2 * MAX_N - 1],
            anti_diagonal_taken: [false; 2 * MAX_N - 1],
        };
        search.fill(0)
    }

    struct Search {
        n: usize,
        column_taken: [bool; MAX_N],
        diagonal_taken: [bool; 2 * MAX_N - 1],
        anti_diagonal_taken: [bool; 2 * MAX_N - 1],
    }

    impl Search {
        fn fill(&mut self, row: usize) -> u64 {
            let n = self.n;
            if row == n {
                return 1;
            }

            let mut solutions = 0;
            for column in 0..n {
                let anti_diagonal = row + column;
                let diagonal = row + (n - 1) - column;
                if self.column_taken[column]
                    || self.anti_diagonal_taken[anti_diagonal]
                    || self.diagonal_taken[diagonal]
                {
                    continue;
                }

                self.column_taken[column] = true;
                self.anti_diagonal_taken[anti_diagonal] = true;
                self.diagonal_taken[diagonal] = true;

                solutions += self.fill(row + 1);

                self.column_taken[column] = false;
                self.anti_diagonal_taken[anti_diagonal] = false;
                self.diagonal_taken[diagonal] = false;
            }
            solutions
        }
    }
}
