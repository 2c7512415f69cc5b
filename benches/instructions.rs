//! `cargo bench --bench instructions`: every stage by exact instruction counts, for noisy machines.
//!
//! Two commands set it up: `apt-get install valgrind`, and
//! `cargo install gungraun-runner --version 0.20.0 --locked`.
//! gungraun runs each stage under valgrind's callgrind, and compares with the run before.

fn main() {
    #[cfg(target_os = "linux")]
    counted::run();
    #[cfg(not(target_os = "linux"))]
    println!("instructions are counted on Linux only: valgrind is needed");
}

#[cfg(target_os = "linux")]
mod counted {
    use std::env;
    use std::hint::black_box;
    use std::process::{Command, Stdio};

    use gungraun::{library_benchmark, library_benchmark_group};
    use nqueens::board::size::BoardSize;
    use nqueens::catalogue;
    use nqueens::entry::Stage;

    /// Small enough for a simulated processor, which is fifty times slower.
    const N: usize = 8;

    /// The stages that take at most a few million calls, in reading order.
    fn stages() -> Vec<&'static Stage> {
        let n = BoardSize::new(N).expect("a small board");
        let stages = catalogue::stages().map(|(_, stage)| stage);
        stages
            .filter(|stage| stage.seconds_by_its_tree(n) < 0.05)
            .collect()
    }

    #[library_benchmark]
    #[benches::by_stage(iter = stages())]
    fn n_8(stage: &Stage) -> u64 {
        (black_box(stage).functions.silent)(black_box(N))
    }

    library_benchmark_group!(name = stages_group, benchmarks = n_8);
    gungraun::main!(library_benchmark_groups = stages_group);

    /// Runs the benches, or says what is missing.
    pub fn run() {
        // The runner starts this program again for each bench.
        let by_runner = env::args().any(|argument| argument.starts_with("--gungraun-run"));
        let tools = [
            ("valgrind", "apt-get install valgrind"),
            (
                "gungraun-runner",
                "cargo install gungraun-runner --version 0.20.0 --locked",
            ),
        ];
        for (tool, installation) in tools {
            if !by_runner && !is_installed(tool) {
                println!("{tool} is needed to count instructions: {installation}");
                return;
            }
        }
        main();
    }

    fn is_installed(tool: &str) -> bool {
        let mut command = Command::new(tool);
        let quiet = command
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        quiet.status().is_ok()
    }
}
