//! `cargo run --bin chapter6`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(6)
}
