//! `cargo run --bin chapter1`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(1)
}
