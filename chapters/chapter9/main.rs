//! `cargo run --bin chapter9`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(9)
}
