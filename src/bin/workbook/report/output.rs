//! Writing a report as a folder.

use std::fs;
use std::io;
use std::path::Path;

use super::model::Report;
use super::page::{self, page};
use super::stored::{JSON, is_report};
use super::{chart, html, markdown};
use nqueens::system::atomic_folder;

const MARKDOWN: &str = "report.md";
const CHARTS: &str = "speedups.svg";
/// Everything in one file, to look at.
pub const HTML: &str = "index.html";

/// The files of `report`, by name.
pub fn files(report: &Report) -> [(&'static str, String); 4] {
    let json = serde_json::to_string_pretty(report).expect("a report is plain data") + "\n";
    let blocks = page(report);
    [
        (JSON, json),
        (MARKDOWN, markdown::page(page::TITLE, &blocks, CHARTS)),
        (CHARTS, chart::file(&chart::all(report, chart::Width::Wide))),
        (HTML, html::page(page::TITLE, &blocks)),
    ]
}

/// Writes `report` to the folder at `path`, in place of an older report.
///
/// # Errors
///
/// If it cannot be written. What was there is untouched then.
pub fn write(report: &Report, path: &Path) -> io::Result<()> {
    atomic_folder::write(path, &files(report))
}

/// Checks that a report may be written to `path`: that there is nothing, an empty folder, or
/// an older report and nothing else.
///
/// # Errors
///
/// A line that says what is there.
pub fn check_replaceable(path: &Path) -> Result<(), String> {
    let refusal = |what: String| {
        let path = path.display();
        Err(format!("{path}: {what}: name another folder with --out"))
    };
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return refusal(error.to_string()),
        Ok(metadata) if !metadata.is_dir() => return refusal("this is not a folder".to_owned()),
        Ok(_) => {}
    }
    let names = match names_in(path) {
        Ok(names) => names,
        Err(error) => return refusal(error.to_string()),
    };
    let is_ours = |name: &String| [JSON, MARKDOWN, CHARTS, HTML].contains(&name.as_str());
    if let Some(name) = names.iter().find(|name| !is_ours(name)) {
        return refusal(format!("this folder is not a report, it holds {name}"));
    }
    if !names.is_empty() && !is_report(&path.join(JSON)) {
        return refusal(format!(
            "this folder is not a report, it has no {JSON} of ours"
        ));
    }
    Ok(())
}

fn names_in(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
