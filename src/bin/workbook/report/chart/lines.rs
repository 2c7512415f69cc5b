//! Time over board size, a line a stage.

use super::layout::{Layout, Width};
use super::names::spread;
use super::picture::Chart;
use super::scale::LogScale;
use super::style;
use crate::report::model::{Measurement, Report};
use nqueens::figures::canvas::{Canvas, Point};
use nqueens::text;

/// From the end of a line to its name.
const NAME_DISTANCE: f64 = 14.0;

/// The line of a stage.
struct Line<'a> {
    measurements: Vec<&'a Measurement>,
    points: Vec<Point>,
    /// The dashes that tell it from the other lines of its chapter.
    dashes: &'static str,
}

impl Line<'_> {
    fn stage(&self) -> &str {
        &self.measurements[0].stage
    }

    fn colour(&self) -> String {
        style::of_chapter(self.measurements[0].chapter)
    }

    fn end(&self) -> Point {
        self.points[self.points.len() - 1]
    }
}

/// The area that the lines fill.
struct Area {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

pub fn chart(report: &Report, width: Width) -> Chart {
    let layout = width.layout();
    let area = area(report, width, &layout);
    let board_sizes = report.board_sizes();
    let x = |n: usize| {
        let (first, last) = (board_sizes[0], board_sizes[board_sizes.len() - 1]);
        let share = (n - first) as f64 / (last - first).max(1) as f64;
        area.left + share * (area.right - area.left)
    };
    let y = LogScale::new(time_range(report), (area.bottom, area.top));

    let mut canvas = Canvas::styled(layout.width, area.bottom + 3.2 * layout.font);
    draw_axes(
        &mut canvas,
        &area,
        &y,
        &layout,
        board_sizes.iter().map(|&n| (n, x(n))),
    );
    let lines = lines(report, |m| (x(m.n), y.place(m.nanoseconds.median)));
    for line in &lines {
        let colour = line.colour();
        canvas.polyline(&line.points, &format!("{colour} line"), line.dashes);
        for &point in &line.points {
            canvas.circle(point, layout.font / 5.0, &colour);
        }
    }
    name(&mut canvas, &lines, &area, &layout);

    Chart {
        title: "Time over board size".to_owned(),
        alternative: alternative(report),
        canvas,
    }
}

fn area(report: &Report, width: Width, layout: &Layout) -> Area {
    let stages = report.stages();
    let name_widths = stages.iter().map(|stage| layout.text_width(stage));
    let longest_name = name_widths.fold(0.0, f64::max);
    let usual_height: f64 = match width {
        Width::Wide => 520.0,
        Width::Narrow => 420.0,
    };
    // Every name must find room, even if all lines end at the same board size.
    let height = usual_height.max(stages.len() as f64 * layout.line_height);
    Area {
        left: layout.text_width("100 ms") + 12.0,
        right: layout.width - longest_name - NAME_DISTANCE - 2.0,
        top: layout.font,
        bottom: layout.font + height,
    }
}

/// Somewhat more than the times, so that no line runs along an axis.
fn time_range(report: &Report) -> (f64, f64) {
    let medians = || report.measurements.iter().map(|m| m.nanoseconds.median);
    let shortest = medians().fold(f64::INFINITY, f64::min);
    let longest = medians().fold(0.0, f64::max);
    (shortest / 1.6, longest * 1.6)
}

fn lines<'a>(report: &'a Report, place: impl Fn(&Measurement) -> Point) -> Vec<Line<'a>> {
    let mut lines: Vec<Line> = Vec::new();
    for stage in report.stages() {
        let measurements = report.of_stage(stage);
        let chapter = measurements[0].chapter;
        let of_same_chapter = lines
            .iter()
            .filter(|line| line.measurements[0].chapter == chapter);
        let dashes = style::dashes(of_same_chapter.count());
        let points = measurements.iter().map(|m| place(m)).collect();
        lines.push(Line {
            measurements,
            points,
            dashes,
        });
    }
    lines
}

fn draw_axes(
    canvas: &mut Canvas,
    area: &Area,
    y: &LogScale,
    layout: &Layout,
    board_sizes: impl Iterator<Item = (usize, f64)>,
) {
    for nanoseconds in y.powers_of_ten() {
        let height = y.place(nanoseconds);
        canvas.line((area.left, height), (area.right, height), "grid");
        let label = layout.label(&round_time(nanoseconds), "muted");
        canvas.label((area.left - 8.0, height), label.right_aligned());
    }
    let below = area.bottom + layout.font;
    for (n, x) in board_sizes {
        canvas.line((x, area.top), (x, area.bottom), "grid");
        canvas.label((x, below), layout.label(&n.to_string(), "muted"));
    }
    let middle = (area.left + area.right) / 2.0;
    let room = 2.0 * middle.min(layout.width - middle);
    let labels = [
        "board size N; the scale of times is logarithmic",
        "board size N",
    ];
    let fits = |label: &&str| layout.text_width(label) < room;
    if let Some(label) = labels.into_iter().find(fits) {
        let place = (middle, below + 1.4 * layout.font);
        canvas.label(place, layout.label(label, "muted"));
    }
}

/// A power of ten of nanoseconds: `10 µs`.
fn round_time(nanoseconds: f64) -> String {
    text::seconds(nanoseconds * 1e-9)
        .replace(".00 ", " ")
        .replace(".0 ", " ")
}

/// Writes the names of the lines beside their ends, over whatever lies there.
fn name(canvas: &mut Canvas, lines: &[Line], area: &Area, layout: &Layout) {
    let limits = (area.top, area.bottom);
    let mut places = Vec::new();
    for column in columns(lines, layout) {
        let ends: Vec<f64> = column.iter().map(|line| line.end().1).collect();
        let heights = spread(&ends, layout.line_height, limits);
        for (line, height) in column.into_iter().zip(heights) {
            places.push((line, (line.end().0 + NAME_DISTANCE, height)));
        }
    }
    for (line, (x, y)) in &places {
        let class = format!("{} thin", line.colour());
        canvas.line(line.end(), (x - 3.0, *y), &class);
    }
    for (line, place) in places {
        let class = format!("{} code halo", line.colour());
        canvas.label(place, layout.label(line.stage(), &class).left_aligned());
    }
}

/// Lines whose names could touch: those that end at the same board size, or so close to it that a
/// name reaches the next ones.
fn columns<'a, 'b>(lines: &'b [Line<'a>], layout: &Layout) -> Vec<Vec<&'b Line<'a>>> {
    let mut by_end: Vec<&Line> = lines.iter().collect();
    by_end.sort_by(|a, b| a.end().0.total_cmp(&b.end().0));
    let mut columns: Vec<Vec<&Line>> = Vec::new();
    let mut reach = f64::NEG_INFINITY;
    for line in by_end {
        let start = line.end().0;
        match columns.last_mut().filter(|_| start < reach) {
            Some(column) => column.push(line),
            None => columns.push(vec![line]),
        }
        reach = reach.max(start + layout.text_width(line.stage()));
    }
    columns
}

fn alternative(report: &Report) -> String {
    let time = |m: &Measurement| {
        let time = text::seconds(m.nanoseconds.median * 1e-9);
        format!("{time} at N = {}", m.n)
    };
    let stages = report.stages().into_iter().map(|stage| {
        let measurements = report.of_stage(stage);
        match measurements.as_slice() {
            [first, .., last] => format!("{stage} from {} to {}", time(first), time(last)),
            [only] => format!("{stage} {}", time(only)),
            [] => unreachable!("a report's stages are those that were measured"),
        }
    });
    let stages = stages.collect::<Vec<_>>().join(", ");
    format!("Time over board size on a logarithmic scale, a line a stage: {stages}.")
}
