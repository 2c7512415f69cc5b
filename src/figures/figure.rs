//! A picture of the book.

use super::canvas::Canvas;

/// A picture.
pub struct Figure {
    /// Where it lies in the book's folder, `chapters/`; its parts are joined by `/`.
    pub path: &'static str,
    /// What it shows, for those who cannot see it. The SVG's `desc` is the same.
    pub alternative: String,
    /// The text of the file.
    pub svg: String,
}

impl Figure {
    /// What was drawn on `canvas`, under `title`.
    pub fn new(path: &'static str, title: &str, alternative: String, canvas: Canvas) -> Self {
        Self {
            path,
            svg: canvas.finish(title, &alternative),
            alternative,
        }
    }
}
