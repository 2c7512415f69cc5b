//! Lets `cargo test` compile and run the Rust examples in the pages.

/// Makes a page's text the documentation of an empty item, where rustdoc looks for examples.
macro_rules! pages {
    ($($name:ident: $path:literal)*) => {$(
        #[doc = include_str!(concat!("../../", $path))]
        struct $name;
    )*};
}

pages! {
    Readme: "README.md"
    Introduction: "chapters/introduction.md"
    Chapter1: "chapters/chapter1/README.md"
    Chapter2: "chapters/chapter2/README.md"
    Chapter3: "chapters/chapter3/README.md"
    Chapter4: "chapters/chapter4/README.md"
    Chapter5: "chapters/chapter5/README.md"
}
