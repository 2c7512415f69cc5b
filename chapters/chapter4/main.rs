//! `cargo run --bin chapter4`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(4)
}
