//! `cargo run --bin chapter2`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(2)
}
