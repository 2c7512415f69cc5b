//! Text in pictures.

use super::palette;

/// A line of text and its looks: centred and dark, unless said otherwise.
pub struct Label {
    pub(super) text: String,
    pub(super) size: f64,
    pub(super) colour: String,
    pub(super) anchor: &'static str,
    pub(super) is_bold: bool,
    pub(super) is_code: bool,
}

impl Label {
    /// Text of 13 pixels.
    pub fn new(text: impl ToString) -> Self {
        Self {
            text: text.to_string(),
            size: 13.0,
            colour: palette::INK.to_owned(),
            anchor: "middle",
            is_bold: false,
            is_code: false,
        }
    }

    /// The smallest size that pictures have, 12 pixels.
    pub fn small(self) -> Self {
        self.size(12.0)
    }

    /// As high as so many pixels.
    pub fn size(self, size: f64) -> Self {
        Self { size, ..self }
    }

    /// In this colour, or of this class.
    pub fn colour(self, colour: impl ToString) -> Self {
        let colour = colour.to_string();
        Self { colour, ..self }
    }

    /// Less important.
    pub fn muted(self) -> Self {
        self.colour(palette::MUTED)
    }

    /// More important.
    pub fn bold(self) -> Self {
        Self {
            is_bold: true,
            ..self
        }
    }

    /// A name or an expression of the program.
    pub fn code(self) -> Self {
        Self {
            is_code: true,
            ..self
        }
    }

    /// Begins at the point that it is put at.
    pub fn left_aligned(self) -> Self {
        Self {
            anchor: "start",
            ..self
        }
    }

    /// Ends at the point that it is put at.
    pub fn right_aligned(self) -> Self {
        Self {
            anchor: "end",
            ..self
        }
    }
}
