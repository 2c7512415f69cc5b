//! `cargo run --bin chapter3`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(3)
}
