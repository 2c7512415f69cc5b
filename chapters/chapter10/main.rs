//! `cargo run --bin chapter10`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(10)
}
