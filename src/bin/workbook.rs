//! `cargo run`: the table of contents, and the tools that compare all chapters.

fn main() -> std::process::ExitCode {
    nqueens::command_line::run_workbook()
}
