//! A thin layer over the `svg` crate: the few shapes that the charts use. Colours come from classes.
//!
//! Lengths are in pixels, x to the right and y down.

use svg::Node;
use svg::node::element::{Circle, Group, Line, Polyline, Rectangle, Text};

/// x and y.
pub type Point = (f64, f64);

/// A chart in the making.
pub struct Canvas {
    pub shapes: Group,
    font: f64,
}

/// Which part of a text is at its point.
#[derive(Clone, Copy)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Canvas {
    /// An empty one, whose letters are `font` high.
    pub fn new(font: f64) -> Self {
        Self {
            shapes: Group::new(),
            font,
        }
    }

    pub fn line(&mut self, class: &str, from: Point, to: Point) {
        let line = Line::new()
            .set("class", class)
            .set("x1", rounded(from.0))
            .set("y1", rounded(from.1))
            .set("x2", rounded(to.0))
            .set("y2", rounded(to.1));
        self.shapes.append(line);
    }

    pub fn polyline(&mut self, class: &str, dashes: &str, points: &[Point]) {
        let points = points
            .iter()
            .map(|&(x, y)| format!("{},{}", rounded(x), rounded(y)));
        let line = Polyline::new()
            .set("class", class)
            .set("stroke-dasharray", dashes)
            .set("points", points.collect::<Vec<_>>().join(" "));
        self.shapes.append(line);
    }

    pub fn dot(&mut self, class: &str, (x, y): Point, radius: f64) {
        let dot = Circle::new()
            .set("class", class)
            .set("cx", rounded(x))
            .set("cy", rounded(y))
            .set("r", rounded(radius));
        self.shapes.append(dot);
    }

    /// A bar between two values of x, whichever is larger.
    pub fn bar(&mut self, class: &str, (from, to): (f64, f64), top: f64, height: f64) {
        let bar = Rectangle::new()
            .set("class", class)
            .set("x", rounded(from.min(to)))
            .set("y", rounded(top))
            // Even no difference can be seen.
            .set("width", rounded((to - from).abs().max(1.5)))
            .set("height", rounded(height));
        self.shapes.append(bar);
    }

    /// A line of text, the middle of whose height is at `point`.
    pub fn text(&mut self, class: &str, anchor: Anchor, (x, y): Point, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = Text::new(text)
            .set("class", class)
            .set("x", rounded(x))
            // Half the height of a digit below; not every viewer knows dominant-baseline.
            .set("y", rounded(y + 0.36 * self.font))
            .set("font-size", rounded(self.font))
            .set("text-anchor", anchor);
        self.shapes.append(text);
    }
}

/// One decimal, and no negative zero: the same chart is the same text everywhere.
fn rounded(length: f64) -> f64 {
    (length * 10.0).round() / 10.0 + 0.0
}
