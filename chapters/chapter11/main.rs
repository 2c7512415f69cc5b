//! `cargo run --bin chapter11`

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_chapter(11)
}
