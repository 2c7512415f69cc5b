//! Axes of charts: round numbers beside lines across the chart.

use super::canvas::{Canvas, Point};
use super::label::Label;
use super::palette;

/// A chart's area, from its lower left corner.
#[derive(Clone, Copy)]
pub struct Area {
    /// Where both axes meet.
    pub corner: Point,
    /// To the right.
    pub width: f64,
    /// Up.
    pub height: f64,
}

impl Area {
    /// Where the share `right` of the width and the share `up` of the height is.
    pub fn point(&self, right: f64, up: f64) -> Point {
        let (x, y) = self.corner;
        (x + right * self.width, y - up * self.height)
    }

    /// Draws a line across for each round number from 0 to `most`, with its text to the left.
    pub fn draw_lines(&self, canvas: &mut Canvas, most: f64, text: impl Fn(f64) -> String) {
        for number in round_numbers(most) {
            let left = self.point(0.0, number / most);
            let colour = match number {
                0.0 => palette::INK,
                _ => palette::PANEL_EDGE,
            };
            canvas.segments(&[(left, self.point(1.0, number / most))], colour, 1.0);
            let label = Label::new(text(number)).small().muted();
            canvas.label((left.0 - 8.0, left.1), label.right_aligned());
        }
    }
}

/// From 0 in equal steps of 1, 2 or 5 and zeros: 4 to 9 numbers up to `most`, which is positive.
fn round_numbers(most: f64) -> Vec<f64> {
    let power = 10f64.powf((most / 4.0).log10().floor());
    let factors = [5.0, 2.0, 1.0];
    let step = factors
        .into_iter()
        .find(|factor| factor * power * 3.0 <= most);
    let step = step.unwrap_or(1.0) * power;
    let steps = (most / step) as u32;
    (0..=steps).map(|number| f64::from(number) * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_round_and_not_too_many() {
        assert_eq!(round_numbers(7.0), [0.0, 2.0, 4.0, 6.0]);
        assert_eq!(round_numbers(29.0), [0.0, 5.0, 10.0, 15.0, 20.0, 25.0]);
        for most in 3..2000 {
            let numbers = round_numbers(f64::from(most));
            assert!((4..=9).contains(&numbers.len()), "{most}: {numbers:?}");
        }
    }
}
