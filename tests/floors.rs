//! Promise: imports lead downwards. The floors are those of the sketch at the head of src/lib.rs;
//! no two files import each other in a circle.

#[path = "floors/imports.rs"]
mod imports;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use imports::{File, Module, files_of};

/// The rooms of each floor, from the ground up, as src/lib.rs draws them.
fn floors() -> Vec<Vec<String>> {
    let lib = fs::read_to_string(imports::root().join("src/lib.rs")).unwrap();
    let sketch = lib.split("//! ```text\n").nth(1).expect("a sketch");
    let sketch = sketch.split("//! ```").next().expect("its end");
    let rooms = |line: &str| {
        let line = line.trim_start_matches("//!").trim();
        let (rooms, _) = line.split_once("  ").expect("a word on each floor");
        rooms.split(" · ").map(str::to_owned).collect()
    };
    sketch.lines().rev().map(rooms).collect()
}

fn library() -> Vec<File> {
    files_of(&[("src", &[]), ("chapters", &["chapters"])])
}

#[test]
fn the_sketch_has_every_room_once() {
    let mut sketched = floors().concat();
    sketched.sort();
    let rooms: BTreeSet<String> = library().iter().filter_map(File::room).collect();
    assert_eq!(sketched, Vec::from_iter(rooms));
}

#[test]
fn imports_lead_to_the_same_floor_or_a_lower_one() {
    let floors = floors();
    let floor_of = |room: &str| {
        floors
            .iter()
            .position(|floor| floor.iter().any(|r| r == room))
    };
    let mut upwards = Vec::new();
    for file in library() {
        let Some(room) = file.room() else {
            continue; // the door of the house
        };
        for import in &file.imports {
            if floor_of(&import[0]) > floor_of(&room) {
                upwards.push(format!("{} uses {}", file.name, import.join("::")));
            }
        }
    }
    assert!(upwards.is_empty(), "{upwards:#?}");
}

#[test]
fn chapters_build_on_those_before_them() {
    let number = |module: &[String]| -> Option<usize> {
        let chapter = module.get(1).filter(|_| module[0] == "chapters")?;
        chapter.strip_prefix("chapter")?.parse().ok()
    };
    let mut ahead = Vec::new();
    for file in library() {
        let Some(chapter) = number(&file.module) else {
            continue;
        };
        let later = |import: &&Vec<String>| number(import) > Some(chapter);
        for import in file.imports.iter().filter(later) {
            ahead.push(format!("{} uses {}", file.name, import.join("::")));
        }
    }
    assert!(ahead.is_empty(), "{ahead:#?}");
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    for files in [library(), files_of(&[("src/bin/workbook", &[])])] {
        let circles = in_circles(&files);
        assert!(circles.is_empty(), "{circles:#?}");
    }
}

/// The files from which imports lead back to them, each with the imports that do.
fn in_circles(files: &[File]) -> BTreeMap<&str, Vec<&str>> {
    let file_of = |module: &Module| files.iter().find(|file| file.module == *module);
    let imports = |file: &'_ File| file.imports.iter().filter_map(file_of).collect::<Vec<_>>();
    let leads_to = |from: &File, to: &File| {
        let mut met = BTreeSet::from([&from.name]);
        let mut left = vec![from];
        while let Some(file) = left.pop() {
            if file.module == to.module {
                return true;
            }
            left.extend(
                imports(file)
                    .into_iter()
                    .filter(|file| met.insert(&file.name)),
            );
        }
        false
    };
    let circles = files.iter().map(|file| {
        let back = imports(file)
            .into_iter()
            .filter(|import| leads_to(import, file));
        (
            file.name.as_str(),
            back.map(|import| import.name.as_str()).collect(),
        )
    });
    circles
        .filter(|(_, back): &(_, Vec<_>)| !back.is_empty())
        .collect()
}
