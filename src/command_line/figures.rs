//! `workbook figures`: draws the pictures of the book anew.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::Args;

use super::failure::Failure;
use super::workbook_folder::workbook_folder;
use crate::figures;
use crate::recordings::pass_sizes::PassSizes;
use crate::recordings::recorded::Recorded;
use crate::system::atomic_file;

/// Draw the pictures of the book anew, into chapters/
#[derive(Debug, Args)]
pub struct Arguments;

/// Writes every picture that is new or has changed into the book's folder, and names it.
pub fn run(_arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = workbook_folder()?.join("chapters");
    // One picture shows a record, which may be missing in a workbook of other code.
    PassSizes::read()
        .map_err(|error| Failure::BadInput(format!("{}: {error}", PassSizes::path().display())))?;
    print_into(&folder, out)
}

fn print_into(folder: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    if !folder.is_dir() {
        let folder = folder.display();
        return Err(Failure::BadInput(format!(
            "the book is not in {folder}: git checkout brings it back"
        )));
    }
    let figures = figures::all();
    let mut written = 0;
    for figure in &figures {
        let path = folder.join(figure.path);
        if fs::read(&path).is_ok_and(|old| old == figure.svg.as_bytes()) {
            continue;
        }
        write(&path, &figure.svg)
            .map_err(|error| Failure::BadInput(format!("{}: {error}", path.display())))?;
        writeln!(out, "chapters/{} is up to date now", figure.path)?;
        written += 1;
    }
    writeln!(
        out,
        "{} pictures, {written} of them drawn anew",
        figures.len()
    )?;
    Ok(())
}

/// Writes a picture, and makes its folder if it is the first there.
fn write(path: &Path, svg: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    atomic_file::write(path, svg.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(folder: &Path) -> String {
        let mut out = Vec::new();
        print_into(folder, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn only_what_changed_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let figures = figures::all();
        let count = figures.len();
        let first = output(folder.path());
        assert_eq!(first.lines().count(), count + 1);
        assert!(first.ends_with(&format!("{count} pictures, {count} of them drawn anew\n")));
        let second = output(folder.path());
        assert_eq!(second, format!("{count} pictures, 0 of them drawn anew\n"));

        let path = folder.path().join(figures[0].path);
        fs::write(&path, "<svg/>").unwrap();
        let third = output(folder.path());
        assert!(third.starts_with(&format!("chapters/{} is up to date now\n", figures[0].path)));
        assert!(third.ends_with(", 1 of them drawn anew\n"));
        assert_eq!(fs::read_to_string(&path).unwrap(), figures[0].svg);
    }

    #[test]
    fn a_book_that_is_gone_is_said_to_be() {
        let folder = tempfile::tempdir().unwrap().path().join("chapters");
        let failure = print_into(&folder, &mut Vec::new()).unwrap_err();
        assert!(matches!(failure, Failure::BadInput(_)));
        assert!(
            failure.to_string().contains(&folder.display().to_string()),
            "{failure}"
        );
    }

    #[test]
    fn a_picture_that_cannot_be_written_is_named_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let in_the_way = folder.path().join(figures::all()[0].path);
        fs::create_dir_all(in_the_way.join("not empty")).unwrap();
        let failure = print_into(folder.path(), &mut Vec::new()).unwrap_err();
        assert!(matches!(failure, Failure::BadInput(_)));
        assert!(
            failure
                .to_string()
                .starts_with(&in_the_way.display().to_string()),
            "{failure}"
        );
        let beside = fs::read_dir(in_the_way.parent().unwrap()).unwrap();
        assert_eq!(beside.count(), 1);
    }
}
