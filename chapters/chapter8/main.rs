//! `cargo run --bin chapter8`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(8)
}
