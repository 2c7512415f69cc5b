//! `cargo run --bin chapter5`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(5)
}
