//! The two widths, and the sizes that go with them.

use nqueens::figures::label::Label;

/// How wide a chart is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// For a screen or a slide.
    Wide,
    /// For a phone.
    Narrow,
}

/// Sizes in pixels.
pub struct Layout {
    /// Of the whole chart.
    pub width: f64,
    /// The height of letters.
    pub font: f64,
    /// From one label to the next below it.
    pub line_height: f64,
}

impl Width {
    pub fn layout(self) -> Layout {
        match self {
            Self::Wide => Layout {
                width: 912.0,
                font: 15.0,
                line_height: 19.0,
            },
            Self::Narrow => Layout {
                width: 358.0,
                font: 11.0,
                line_height: 14.0,
            },
        }
    }
}

impl Layout {
    /// A line of text of this class.
    pub fn label(&self, text: &str, class: &str) -> Label {
        Label::new(text).size(self.font).colour(class)
    }

    /// The width of `text` in a monospaced font, which is about the same in all of them.
    pub fn text_width(&self, text: &str) -> f64 {
        const ADVANCE: f64 = 0.61;
        text.chars().count() as f64 * self.font * ADVANCE
    }
}
