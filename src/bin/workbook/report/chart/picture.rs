//! A chart, and the file that shows several.

use svg::node::element::{Group, Rectangle, Style, Title};
use svg::{Document, Node};

use super::style::css;
use nqueens::figures::canvas::Canvas;

/// A chart.
pub struct Chart {
    /// What stands over it.
    pub title: String,
    /// What it shows, for those who cannot see it.
    pub alternative: String,
    /// The drawing.
    pub canvas: Canvas,
}

impl Chart {
    /// As an `svg` element for a page that holds the [style](css).
    pub fn element(&self) -> String {
        document(self.canvas.width, self.canvas.height, &self.alternative)
            .add(self.canvas.shapes.clone())
            .to_string()
    }
}

/// The text of an SVG file that shows `charts` below one another.
pub fn file(charts: &[Chart]) -> String {
    const MARGIN: f64 = 24.0;
    const TITLE_HEIGHT: f64 = 44.0;
    let width = charts
        .iter()
        .map(|chart| chart.canvas.width)
        .fold(0.0, f64::max)
        + 2.0 * MARGIN;

    let mut shapes = Group::new();
    let mut top = MARGIN;
    for chart in charts {
        let title = svg::node::element::Text::new(&chart.title)
            .set("class", "ink title")
            .set("x", MARGIN)
            .set("y", top + 20.0);
        let place = format!("translate({MARGIN} {})", top + TITLE_HEIGHT);
        shapes.append(title);
        shapes.append(
            Group::new()
                .set("transform", place)
                .add(chart.canvas.shapes.clone()),
        );
        top += TITLE_HEIGHT + chart.canvas.height + MARGIN;
    }
    let background = Rectangle::new()
        .set("class", "back")
        .set("width", width)
        .set("height", top);
    let document = document(width, top, &alternative(charts))
        .add(Style::new(css()))
        .add(background)
        .add(shapes);
    format!("{document}\n")
}

/// What `charts` show, in one text.
pub fn alternative(charts: &[Chart]) -> String {
    let texts = charts.iter().map(|chart| chart.alternative.as_str());
    texts.collect::<Vec<_>>().join(" ")
}

fn document(width: f64, height: f64, alternative: &str) -> Document {
    Document::new()
        .set("class", "chart")
        .set("viewBox", (0, 0, width, height))
        .set("width", width)
        .set("height", height)
        .set("role", "img")
        .set("aria-label", alternative)
        // Some programs read this one only.
        .add(Title::new(alternative))
}
