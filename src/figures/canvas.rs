//! A thin layer over the `svg` crate: a panel to draw on, and the few shapes that the pictures use.
//!
//! Lengths are in pixels at natural size, x to the right and y down.

use svg::Document;
use svg::node::element::{Description, Group, Path, Polygon, Rectangle, Text, Title};

use super::label::Label;
use super::palette;

/// x and y.
pub type Point = (f64, f64);

/// A picture in the making.
pub struct Canvas {
    width: f64,
    height: f64,
    shapes: Group,
}

impl Canvas {
    /// An empty panel with rounded corners.
    pub fn new(width: f64, height: f64) -> Self {
        let panel = Rectangle::new()
            .set("x", 0.5)
            .set("y", 0.5)
            .set("width", rounded(width - 1.0))
            .set("height", rounded(height - 1.0))
            .set("rx", 10)
            .set("fill", palette::PANEL)
            .set("stroke", palette::PANEL_EDGE);
        let shapes = Group::new().set("font-family", "sans-serif").add(panel);
        Self {
            width,
            height,
            shapes,
        }
    }

    /// A filled rectangle.
    pub fn rectangle(&mut self, corner: Point, size: Point, fill: &str) {
        self.add(rectangle(corner, size).set("fill", fill));
    }

    /// The outline of a rectangle.
    pub fn frame(&mut self, corner: Point, size: Point, colour: &str, thickness: f64) {
        let frame = rectangle(corner, size)
            .set("fill", "none")
            .set("stroke", colour)
            .set("stroke-width", rounded(thickness));
        self.add(frame);
    }

    /// A filled polygon.
    pub fn polygon(&mut self, corners: &[Point], fill: &str) {
        let points = corners
            .iter()
            .map(|&(x, y)| format!("{},{}", rounded(x), rounded(y)));
        let points = points.collect::<Vec<_>>().join(" ");
        self.add(Polygon::new().set("points", points).set("fill", fill));
    }

    /// Straight lines with round ends, all in one path: a tree has hundreds of them.
    pub fn segments(&mut self, segments: &[(Point, Point)], colour: &str, thickness: f64) {
        let parts = segments.iter().map(|&((x1, y1), (x2, y2))| {
            let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(rounded);
            format!("M{x1} {y1}L{x2} {y2}")
        });
        self.strokes(parts.collect(), colour, thickness);
    }

    /// Filled circles of the same size, all in one path: a line of no length with round ends is a
    /// circle.
    pub fn dots(&mut self, centres: &[Point], radius: f64, colour: &str) {
        let parts = centres
            .iter()
            .map(|&(x, y)| format!("M{} {}h0", rounded(x), rounded(y)));
        self.strokes(parts.collect(), colour, 2.0 * radius);
    }

    fn strokes(&mut self, path: String, colour: &str, thickness: f64) {
        if path.is_empty() {
            return;
        }
        let path = Path::new()
            .set("d", path)
            .set("fill", "none")
            .set("stroke", colour)
            .set("stroke-width", rounded(thickness))
            .set("stroke-linecap", "round");
        self.add(path);
    }

    /// A line that ends in a head.
    pub fn arrow(&mut self, from: Point, to: Point, colour: &str, thickness: f64) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        let (dx, dy) = (dx / length, dy / length);
        let (long, half) = (4.0 * thickness + 2.0, 2.0 * thickness + 1.0);
        let neck = (to.0 - dx * long, to.1 - dy * long);
        let left = (neck.0 - dy * half, neck.1 + dx * half);
        let right = (neck.0 + dy * half, neck.1 - dx * half);
        self.segments(&[(from, neck)], colour, thickness);
        self.polygon(&[to, left, right], colour);
    }

    /// A line of text whose middle height is at `point`.
    pub fn label(&mut self, (x, y): Point, label: Label) {
        // Half the height of a digit below the middle; not every viewer knows dominant-baseline.
        let baseline = y + 0.36 * label.size;
        let mut text = Text::new(label.text)
            .set("x", rounded(x))
            .set("y", rounded(baseline))
            .set("font-size", rounded(label.size))
            .set("text-anchor", label.anchor)
            .set("fill", label.colour);
        if label.is_bold {
            text = text.set("font-weight", "bold");
        }
        if label.is_code {
            text = text.set("font-family", "monospace");
        }
        self.add(text);
    }

    fn add(&mut self, shape: impl Into<Box<dyn svg::Node>>) {
        svg::Node::append(&mut self.shapes, shape);
    }

    /// The text of the SVG file. `title` and `description` are what a screen reader says.
    pub fn finish(self, title: &str, description: &str) -> String {
        let [width, height] = [self.width, self.height].map(rounded);
        let document = Document::new()
            .set("width", width)
            .set("height", height)
            .set("viewBox", (0, 0, width, height))
            .set("role", "img")
            .set("aria-labelledby", "title description")
            .add(Title::new(title).set("id", "title"))
            .add(
                Description::new()
                    .set("id", "description")
                    .add(svg::node::Text::new(description)),
            )
            .add(self.shapes);
        format!("{document}\n")
    }
}

fn rectangle((x, y): Point, (width, height): Point) -> Rectangle {
    Rectangle::new()
        .set("x", rounded(x))
        .set("y", rounded(y))
        .set("width", rounded(width))
        .set("height", rounded(height))
}

/// Two decimals at most, and no negative zero: the same picture is the same text everywhere.
fn rounded(length: f64) -> f64 {
    (length * 100.0).round() / 100.0 + 0.0
}
