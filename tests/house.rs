//! Promise: the house stays as it is described. src solves nothing, chapters print nothing, and
//! the catalogue knows every stage.

use std::fs;
use std::path::{Path, PathBuf};

use nqueens::board::known::SOLUTIONS;
use nqueens::catalogue::{self, CHAPTERS};
use nqueens::entry::Chapter;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below `folder` that ends in `.rs`.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The chapters' files, but for those that belong to the reader.
fn chapter_files() -> Vec<PathBuf> {
    let mut files = rust_files(&root().join("chapters"));
    files.retain(|path| !path.ends_with("exercise.rs"));
    files
}

/// The stages of the chapter: what ends in `.rs` at the root of its folder, but for the five files
/// that every chapter has. What helps the stages is in sub-folders.
fn stage_files(chapter: &Chapter) -> Vec<PathBuf> {
    let folder = root().join(format!("chapters/chapter{}", chapter.number));
    let others = ["mod", "main", "exercise", "solution", "checks"];
    let mut files = rust_files(&folder);
    files.retain(|path| path.parent() == Some(&folder) && !others.contains(&stem(path)));
    files
}

fn stem(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}

#[test]
fn every_stage_file_has_a_catalogue_entry_and_the_other_way_round() {
    for chapter in CHAPTERS {
        let files = stage_files(chapter);
        let mut files: Vec<&str> = files.iter().map(|path| stem(path)).collect();
        let mut entries: Vec<&str> = chapter.stages.iter().map(|stage| stage.name).collect();
        files.sort_unstable();
        entries.sort_unstable();
        assert_eq!(files, entries, "chapter {}", chapter.number);
    }
}

#[test]
fn stage_names_are_unique_and_main_stages_exist() {
    let mut names: Vec<&str> = catalogue::stages().map(|(_, stage)| stage.name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    for chapter in CHAPTERS {
        assert!(
            chapter.stage(chapter.main_stage).is_some(),
            "{}",
            chapter.main_stage
        );
    }
    for (position, chapter) in CHAPTERS.iter().enumerate() {
        assert_eq!(chapter.number, position + 1);
    }
}

#[test]
fn every_chapter_folder_is_in_the_catalogue() {
    let mut folders = 0;
    for entry in fs::read_dir(root().join("chapters")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if let Some(number) = name.strip_prefix("chapter") {
            assert!(
                catalogue::chapter(number.parse().unwrap()).is_some(),
                "{name}"
            );
            folders += 1;
        }
    }
    assert_eq!(folders, CHAPTERS.len());
}

#[test]
fn chapters_neither_print_nor_read_clocks_or_files() {
    let forbidden = [
        "println!",
        "print!(",
        "eprintln!",
        "dbg!(",
        "std::io",
        "std::time",
        "std::fs",
        "std::env",
        "static mut",
        "thread_local",
        "Instant",
        "File",
    ];
    for path in chapter_files() {
        let code = fs::read_to_string(&path).unwrap();
        for word in forbidden {
            assert!(!code.contains(word), "{} in {}", word, path.display());
        }
    }
}

/// A stage is short enough to be read at a sitting. What helps it is as long as its one idea.
#[test]
fn stages_are_short() {
    for path in CHAPTERS.iter().flat_map(stage_files) {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= 130, "{} has {lines} lines", path.display());
    }
}

/// Nothing states a total that it is to count. The table that does is for checking only: chapters
/// look into it in their tests alone.
#[test]
fn known_totals_are_used_for_checking_only() {
    // Smaller ones are numbers of many other things, too.
    let totals = SOLUTIONS[12..].iter().map(u64::to_string);
    let totals: Vec<String> = totals.collect();
    let mut files = rust_files(&root().join("src"));
    files.retain(|path| !path.ends_with("known.rs"));
    files.extend(chapter_files());
    for path in files {
        let code = fs::read_to_string(&path).unwrap().replace('_', "");
        let mut numbers = code.split(|c: char| !c.is_ascii_digit());
        let total = numbers.find(|number| totals.iter().any(|total| total == number));
        assert_eq!(total, None, "in {}", path.display());
    }
    for path in chapter_files() {
        let code = fs::read_to_string(&path).unwrap();
        let before_tests = code.split("#[cfg(test)]").next().unwrap();
        let is_a_test = path.ends_with("tests.rs");
        assert!(
            is_a_test || !before_tests.contains("SOLUTIONS"),
            "{} knows what it is to count",
            path.display()
        );
    }
}

/// What names a chapter besides the catalogue: CONTRIBUTING.md tells how one is added.
#[test]
fn every_chapter_has_all_that_a_chapter_needs() {
    let mut needs: Vec<(String, String)> = Vec::new();
    for chapter in CHAPTERS {
        let (number, title) = (chapter.number, chapter.title);
        let folder = format!("chapter{number}");
        let binary =
            |name: &str, source: &str| format!("[[bin]]\nname = \"{name}\"\npath = \"{source}\"\n");
        let main = format!("chapters/{folder}/main.rs");
        let page = format!("chapters/{folder}/README.md");
        let link = format!("- [{title}]({folder}/README.md)\n");
        needs.push(("Cargo.toml".to_owned(), binary(&folder, &main)));
        needs.push((main, format!("run_chapter({number})")));
        needs.push((page, format!("# {title}\n")));
        needs.push(("chapters/SUMMARY.md".to_owned(), link));
        for program in ["exercise", "solution"] {
            if chapter.exercise.is_some() {
                let source = format!("{folder}/{program}.rs");
                let entry = binary(&format!("{program}{number}"), &source);
                needs.push(("chapters/Cargo.toml".to_owned(), entry));
                needs.push((format!("chapters/{source}"), "fn main()".to_owned()));
            }
        }
    }
    let is_there = |(file, part): &(String, String)| {
        let text = fs::read_to_string(root().join(file)).unwrap_or_default();
        text.replace("\r\n", "\n").contains(part)
    };
    needs.retain(|need| !is_there(need));
    let lacking = needs
        .iter()
        .map(|(file, part)| format!("\n{file}: {part:?}"));
    assert!(needs.is_empty(), "missing: {}", lacking.collect::<String>());
}

/// A snapshot whose test was renamed or removed would otherwise lie about, unread.
#[test]
fn every_snapshot_belongs_to_a_test() {
    for entry in fs::read_dir(root().join("tests/snapshots")).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_str().unwrap();
        if file.ends_with(".new") {
            continue; // another test is failing just now
        }
        let (test, name) = file
            .strip_suffix(".snap")
            .unwrap()
            .split_once("__")
            .unwrap();
        let code = fs::read_to_string(root().join(format!("tests/{test}.rs"))).unwrap();
        let is_named =
            code.contains(&format!("\"{name}\"")) || code.contains(&format!("{name} at "));
        assert!(
            is_named,
            "no test in tests/{test}.rs writes {}",
            path.display()
        );
    }
}
