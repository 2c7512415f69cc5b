//! Which charts a report has.

use super::layout::Width;
use super::picture::Chart;
use super::{ladder, lines};
use crate::report::model::Report;

/// All charts of `report`: ladders for its main board size and for the largest, where the later
/// stages come into their own, and lines if there are several board sizes.
pub fn all(report: &Report, width: Width) -> Vec<Chart> {
    let (main, board_sizes) = (report.main_board_size(), report.board_sizes());
    let mut charts = vec![ladder::chart(report, main, width)];
    let larger = board_sizes.last().filter(|&&largest| largest > main);
    charts.extend(larger.map(|&largest| ladder::chart(report, largest, width)));
    if board_sizes.len() > 1 {
        charts.push(lines::chart(report, width));
    }
    charts
}

#[cfg(test)]
mod tests {
    use svg::parser::Event;

    use super::*;
    use crate::report::examples;

    /// The box that a text fills: left, right, top and bottom.
    fn boxes(chart: &Chart) -> Vec<(String, [f64; 4])> {
        let svg = chart.element();
        let mut boxes = Vec::new();
        let mut attributes = None;
        for event in svg::read(&svg).unwrap() {
            match event {
                Event::Tag("text", svg::node::element::tag::Type::Start, found) => {
                    attributes = Some(found);
                }
                Event::Text(text) => {
                    if let Some(found) = attributes.take() {
                        boxes.push((text.trim().to_owned(), text_box(&found, text.trim())));
                    }
                }
                _ => {}
            }
        }
        boxes
    }

    fn text_box(attributes: &svg::node::Attributes, text: &str) -> [f64; 4] {
        let number = |name: &str| attributes[name].parse::<f64>().unwrap();
        let (x, y, size) = (number("x"), number("y"), number("font-size"));
        let width = text.chars().count() as f64 * size * 0.6;
        let left = match &*attributes["text-anchor"] {
            "start" => x,
            "middle" => x - width / 2.0,
            _ => x - width,
        };
        [left, left + width, y - 0.75 * size, y + 0.2 * size]
    }

    #[test]
    fn there_are_charts_of_what_there_is_to_see() {
        let titles = |report: &Report| -> Vec<String> {
            let charts = all(report, Width::Wide).into_iter();
            charts.map(|chart| chart.title).collect()
        };
        let mut report = examples::many_stages(10);
        let (ladder, lines) = (
            "Speed-up over stage_number_0 at N = 10",
            "Time over board size",
        );
        let larger = "Speed-up over stage_number_3 at N = 12";
        assert_eq!(titles(&report), [ladder, larger, lines]);
        report.measurements.retain(|m| m.n <= 10);
        assert_eq!(titles(&report), [ladder, lines]);
        report.measurements.retain(|m| m.n == 10);
        assert_eq!(titles(&report), [ladder]);
    }

    #[test]
    fn no_text_covers_another_or_stands_out() {
        for (stages, width) in [
            (1, Width::Wide),
            (10, Width::Wide),
            (25, Width::Wide),
            (10, Width::Narrow),
            (25, Width::Narrow),
        ] {
            for chart in all(&examples::many_stages(stages), width) {
                let boxes = boxes(&chart);
                assert!(boxes.len() > stages);
                for (index, (text, a)) in boxes.iter().enumerate() {
                    let what = format!("{}, {stages} stages, {width:?}: {text}", chart.title);
                    assert!(
                        a[0] >= -1.0 && a[1] <= chart.canvas.width + 1.0,
                        "{what} {a:?}"
                    );
                    assert!(
                        a[2] >= -1.0 && a[3] <= chart.canvas.height + 1.0,
                        "{what} {a:?}"
                    );
                    for (other, b) in &boxes[index + 1..] {
                        let is_apart = a[1] <= b[0] || b[1] <= a[0] || a[3] <= b[2] || b[3] <= a[2];
                        assert!(is_apart, "{what} and {other}: {a:?} {b:?}");
                    }
                }
            }
        }
    }
}
