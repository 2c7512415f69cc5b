//! `cargo run --bin chapter7`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(7)
}
