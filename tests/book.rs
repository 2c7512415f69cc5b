//! Promise: the pages hold together. What the program can compute is what the page says; every
//! snippet comes from a compiled file; every link leads somewhere; every page is in the book.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nqueens::book::{generated, pages, values};
use nqueens::recordings::recorded::Recorded;
use nqueens::recordings::times::Record;
use nqueens::system::package;
use pulldown_cmark::{Event, Options, Parser, Tag};
use support::files_below;

fn name(path: &Path) -> String {
    let relative = path.strip_prefix(package::folder()).unwrap_or(path);
    relative.display().to_string().replace('\\', "/")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", name(path)))
}

#[test]
fn generated_parts_are_up_to_date() {
    let record = Record::read().unwrap();
    for path in pages::all().unwrap() {
        let page = read(&path);
        let fresh = generated::rewrite(&page, |words| values::value(words, &record));
        let fresh = fresh.unwrap_or_else(|error| panic!("{}: {error}", name(&path)));
        assert!(
            page == fresh,
            "{} is out of date: cargo run -- book",
            name(&path)
        );
    }
}

/// The anchors of a source file. Each must be opened once, and then closed once.
fn anchors(path: &Path) -> BTreeSet<String> {
    let mut is_closed: BTreeMap<String, bool> = BTreeMap::new();
    for line in read(path).lines() {
        if let Some((_, anchor)) = line.split_once("ANCHOR: ") {
            let before = is_closed.insert(anchor.to_owned(), false);
            assert_eq!(before, None, "{}: {anchor} is opened twice", name(path));
        } else if let Some((_, anchor)) = line.split_once("ANCHOR_END: ") {
            let before = is_closed.insert(anchor.to_owned(), true);
            assert_eq!(
                before,
                Some(false),
                "{}: {anchor} is not open here",
                name(path)
            );
        }
    }
    for (anchor, is_closed) in &is_closed {
        assert!(is_closed, "{}: {anchor} is not closed", name(path));
    }
    is_closed.into_keys().collect()
}

/// What the pages include: file and anchor, with the page that does it.
fn includes() -> Vec<(PathBuf, String, PathBuf)> {
    let mut includes = Vec::new();
    for page in pages::all().unwrap() {
        let text = read(&page);
        for directive in text.split("{{#").skip(1) {
            let directive = directive.split("}}").next().unwrap();
            let target = directive.strip_prefix("include ").unwrap_or_else(|| {
                panic!("{}: {{{{#{directive}}}}} is not an include", name(&page))
            });
            let (file, anchor) = target
                .trim()
                .split_once(':')
                .unwrap_or_else(|| panic!("{}: {target} names no anchor", name(&page)));
            includes.push((page.with_file_name(file), anchor.to_owned(), page.clone()));
        }
    }
    includes
}

#[test]
fn every_snippet_is_an_anchor_of_a_file() {
    let includes = includes();
    assert!(includes.len() > 10);
    for (file, anchor, page) in includes {
        let is_there = anchors(&file).contains(&anchor);
        assert!(
            is_there,
            "{} includes {anchor}, which {} lacks",
            name(&page),
            name(&file)
        );
    }
}

#[test]
fn every_anchor_is_used() {
    let includes = includes().into_iter();
    let used: BTreeSet<_> = includes.map(|(file, anchor, _)| (file, anchor)).collect();
    let of_a_page = |file: &PathBuf| file.with_file_name("README.md").exists();
    for file in files_below("chapters", "rs").into_iter().filter(of_a_page) {
        for anchor in anchors(&file) {
            let place = format!("{anchor} of {}", name(&file));
            assert!(
                used.contains(&(file.clone(), anchor)),
                "no page includes {place}"
            );
        }
    }
}

/// Rust blocks run as tests, unless they are snippets of files that are compiled anyway.
#[test]
fn every_rust_block_runs_or_is_a_snippet() {
    let prose = read(&package::folder().join("src/book/prose.rs"));
    for page in pages::all().unwrap() {
        let text = read(&page);
        let runs = prose.contains(&format!("\"{}\"", name(&page)));
        assert!(
            runs || !text.contains("```rust\n"),
            "{} is not in prose.rs",
            name(&page)
        );
        for block in text.split("```rust,ignore\n").skip(1) {
            assert!(
                block.starts_with("{{#include "),
                "{}: {block:.60}",
                name(&page)
            );
        }
    }
}

#[test]
fn every_relative_link_leads_to_a_file() {
    for page in pages::all().unwrap() {
        for target in link_targets(&read(&page)) {
            if target.contains("://") || target.starts_with('#') {
                continue;
            }
            let file = target.split('#').next().unwrap();
            let exists = page.with_file_name(file).exists();
            assert!(
                exists,
                "{} links to {target}, which is not there",
                name(&page)
            );
        }
    }
}

/// The targets of all links and pictures.
fn link_targets(text: &str) -> Vec<String> {
    let targets = Parser::new_ext(text, Options::all()).filter_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            Some(dest_url.into_string())
        }
        _ => None,
    });
    targets.collect()
}

/// Every picture says in words what it shows, for those who cannot see it.
#[test]
fn every_picture_has_alternative_text() {
    for page in pages::all().unwrap() {
        let text = read(&page);
        assert!(!text.contains("![]("), "{}", name(&page));
        for alternative in text
            .split("![")
            .skip(1)
            .filter_map(|rest| rest.split(']').next())
        {
            assert!(
                alternative.len() >= 20,
                "{}: {alternative:?} says little",
                name(&page)
            );
        }
    }
}

#[test]
fn every_page_is_in_the_summary_once() {
    let summary_path = package::folder().join("chapters/SUMMARY.md");
    let mut listed: Vec<PathBuf> = link_targets(&read(&summary_path))
        .into_iter()
        .map(|target| summary_path.with_file_name(target))
        .collect();
    let mut pages = files_below("chapters", "md");
    pages.retain(|page| *page != summary_path);
    listed.sort();
    pages.sort();
    assert_eq!(listed, pages);
}

/// An unlabelled block would be compiled as Rust by mdBook's own tests, and has no highlighting.
#[test]
fn every_code_block_names_its_language() {
    for page in pages::all().unwrap() {
        let text = read(&page);
        let fences = text
            .lines()
            .filter(|line| line.trim_start().starts_with("```"));
        for opening in fences.step_by(2) {
            assert!(
                opening.trim().len() > 3,
                "{}: a code block without a language",
                name(&page)
            );
        }
    }
}

/// Every chapter's page has the same parts in the same order.
#[test]
fn every_chapter_has_its_parts_in_order() {
    let parts = [
        "The idea",
        "A picture",
        "The code",
        "Predict first",
        "What it counts",
        "What it costs",
        "Why",
        "Your turn",
        "What still hurts",
        "Where it comes from",
    ];
    for chapter in nqueens::catalogue::CHAPTERS {
        let page = format!("chapters/chapter{}/README.md", chapter.number);
        let text = read(&package::folder().join(&page));
        let found: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("## "))
            .collect();
        assert_eq!(found, parts, "{page}");
        assert!(
            text.starts_with(&format!("# {}\n", chapter.title)),
            "{page}"
        );
    }
}
