//! Promise: what a page says that the program can compute is what the program computes.

use std::fs;

use nqueens::book::{self, generated, values};

#[test]
fn generated_parts_are_up_to_date() {
    for path in book::pages().unwrap() {
        let page = fs::read_to_string(&path).unwrap();
        let fresh = generated::rewrite(&page, values::value);
        let fresh = fresh.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(
            page == fresh,
            "{} is out of date: cargo run -- book",
            path.display()
        );
    }
}
