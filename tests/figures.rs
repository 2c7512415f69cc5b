//! Promise: the pictures of the book are those that the code draws, and each says in words what it
//! shows.

mod support;

use std::fs;
use std::path::PathBuf;

use nqueens::figures::{self, Figure};
use support::files_below;
use svg::node::element::tag::Type;
use svg::parser::Event;

fn file(figure: &Figure) -> PathBuf {
    nqueens::system::package::folder()
        .join("chapters")
        .join(figure.path)
}

#[test]
fn the_committed_pictures_are_up_to_date() {
    for figure in figures::all() {
        let committed = fs::read_to_string(file(&figure)).unwrap_or_default();
        assert!(
            committed == figure.svg,
            "chapters/{} is out of date: cargo run -- figures",
            figure.path
        );
    }
}

#[test]
fn no_other_pictures_are_in_the_book() {
    let mut committed = files_below("chapters", "svg");
    let mut drawn: Vec<PathBuf> = figures::all().iter().map(file).collect();
    committed.sort();
    drawn.sort();
    assert_eq!(committed, drawn);
}

#[test]
fn every_picture_has_a_title_and_its_alternative_text() {
    for figure in figures::all() {
        let title = text_of("title", &figure.svg);
        assert!(!title.is_empty(), "{}", figure.path);
        assert!(figure.alternative.len() > title.len(), "{}", figure.path);
        assert_eq!(text_of("desc", &figure.svg), figure.alternative);
    }
}

/// The text in the first element with this name; nothing if there is none.
fn text_of(name: &str, svg: &str) -> String {
    let mut events = svg::read(svg).unwrap();
    events.find(|event| matches!(event, Event::Tag(tag, ..) if *tag == name));
    match events.next() {
        Some(Event::Text(text)) => text.to_owned(),
        _ => String::new(),
    }
}

#[test]
fn pictures_fit_a_page_and_their_text_can_be_read() {
    for Figure { path, svg, .. } in figures::all() {
        let mut sizes = Vec::new();
        for event in svg::read(&svg).unwrap() {
            let Event::Tag(name, Type::Start | Type::Empty, attributes) = event else {
                continue;
            };
            let number = |key| {
                attributes
                    .get(key)
                    .and_then(|value| value.parse::<f64>().ok())
            };
            match name {
                "svg" => assert!(number("width").unwrap() <= 760.0, "{path}"),
                "text" => sizes.extend(number("font-size")),
                _ => {}
            }
        }
        assert!(!sizes.is_empty(), "{path} has no text");
        assert!(sizes.iter().all(|&size| size >= 12.0), "{path}");
    }
}
