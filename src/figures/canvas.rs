//! A thin layer over the `svg` crate: the few shapes that pictures and charts use.
//!
//! Lengths are in pixels at natural size, x to the right and y down.

use svg::Document;
use svg::node::element::{
    Circle, Description, Group, Line, Path, Polygon, Polyline, Rectangle, Text, Title,
};

use super::label::Label;
use super::palette;

/// x and y.
pub type Point = (f64, f64);

/// A picture in the making.
pub struct Canvas {
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// What was drawn on it.
    pub shapes: Group,
    /// The attribute that says how a shape is filled: `fill`, a colour; or `class`, whose colour a
    /// style sheet says.
    fill: &'static str,
    /// Lengths are rounded to one of so many parts of a pixel: the same picture is the same text
    /// everywhere.
    parts: f64,
}

impl Canvas {
    /// An empty panel with rounded corners, on which shapes have colours of their own.
    pub fn new(width: f64, height: f64) -> Self {
        let shapes = Group::new().set("font-family", "sans-serif");
        let mut canvas = Self {
            width,
            height,
            shapes,
            fill: "fill",
            parts: 100.0,
        };
        let panel = canvas
            .outlined((0.5, 0.5), (width - 1.0, height - 1.0))
            .set("rx", 10)
            .set("fill", palette::PANEL)
            .set("stroke", palette::PANEL_EDGE);
        canvas.add(panel);
        canvas
    }

    /// An empty one whose shapes are filled by classes of a style sheet.
    pub fn styled(width: f64, height: f64) -> Self {
        Self {
            width,
            height,
            shapes: Group::new(),
            fill: "class",
            parts: 10.0,
        }
    }

    /// A filled rectangle.
    pub fn rectangle(&mut self, corner: Point, size: Point, fill: &str) {
        self.add(self.outlined(corner, size).set(self.fill, fill));
    }

    /// The outline of a rectangle.
    pub fn frame(&mut self, corner: Point, size: Point, colour: &str, thickness: f64) {
        let frame = self
            .outlined(corner, size)
            .set("fill", "none")
            .set("stroke", colour)
            .set("stroke-width", self.rounded(thickness));
        self.add(frame);
    }

    /// A filled polygon.
    pub fn polygon(&mut self, corners: &[Point], fill: &str) {
        let points = self.points(corners);
        self.add(Polygon::new().set("points", points).set(self.fill, fill));
    }

    /// A filled circle.
    pub fn circle(&mut self, (x, y): Point, radius: f64, fill: &str) {
        let circle = Circle::new()
            .set(self.fill, fill)
            .set("cx", self.rounded(x))
            .set("cy", self.rounded(y))
            .set("r", self.rounded(radius));
        self.add(circle);
    }

    /// A straight line that a class draws.
    pub fn line(&mut self, from: Point, to: Point, class: &str) {
        let line = Line::new()
            .set("class", class)
            .set("x1", self.rounded(from.0))
            .set("y1", self.rounded(from.1))
            .set("x2", self.rounded(to.0))
            .set("y2", self.rounded(to.1));
        self.add(line);
    }

    /// A line through all `points` that a class draws, with these dashes and gaps.
    pub fn polyline(&mut self, points: &[Point], class: &str, dashes: &str) {
        let line = Polyline::new()
            .set("class", class)
            .set("stroke-dasharray", dashes)
            .set("points", self.points(points));
        self.add(line);
    }

    /// Straight lines with round ends, all in one path: a tree has hundreds of them.
    pub fn segments(&mut self, segments: &[(Point, Point)], colour: &str, thickness: f64) {
        let parts = segments.iter().map(|&((x1, y1), (x2, y2))| {
            let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(|length| self.rounded(length));
            format!("M{x1} {y1}L{x2} {y2}")
        });
        self.strokes(parts.collect(), colour, thickness);
    }

    /// Filled circles of the same size, all in one path: a line of no length with round ends is a
    /// circle.
    pub fn dots(&mut self, centres: &[Point], radius: f64, colour: &str) {
        let parts = centres
            .iter()
            .map(|&(x, y)| format!("M{} {}h0", self.rounded(x), self.rounded(y)));
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
            .set("stroke-width", self.rounded(thickness))
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
            .set("x", self.rounded(x))
            .set("y", self.rounded(baseline))
            .set("font-size", self.rounded(label.size))
            .set("text-anchor", label.anchor)
            .set(self.fill, label.colour);
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
        let [width, height] = [self.width, self.height].map(|length| self.rounded(length));
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

    fn outlined(&self, (x, y): Point, (width, height): Point) -> Rectangle {
        Rectangle::new()
            .set("x", self.rounded(x))
            .set("y", self.rounded(y))
            .set("width", self.rounded(width))
            .set("height", self.rounded(height))
    }

    fn points(&self, points: &[Point]) -> String {
        let points = points
            .iter()
            .map(|&(x, y)| format!("{},{}", self.rounded(x), self.rounded(y)));
        points.collect::<Vec<_>>().join(" ")
    }

    /// Without a negative zero.
    fn rounded(&self, length: f64) -> f64 {
        (length * self.parts).round() / self.parts + 0.0
    }
}
