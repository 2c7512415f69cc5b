//! Chapter 8's chart: the recorded time of the search over the size of a pass.

use super::axis::Area;
use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::label::Label;
use super::palette;
use crate::chapters::chapter8::batch::arrays::PASS;
use crate::recordings::pass_sizes::PassSizes;
use crate::recordings::recorded::Recorded;
use crate::text::grouped;

const AREA: Area = Area {
    corner: (68.0, 250.0),
    width: 384.0,
    height: 180.0,
};

/// A line with a dot for each size.
///
/// # Panics
///
/// If the record cannot be read.
pub fn figure() -> Figure {
    let record = PassSizes::read().expect("the times of the passes are in the book's folder");
    let milliseconds = |seconds: f64| seconds * 1000.0;
    let times = record.times.iter().map(|time| milliseconds(time.seconds));
    let most = 1.1 * times.fold(0.0, f64::max);

    let mut canvas = Canvas::new(480.0, 306.0);
    let heading = format!("Time of simd at N = {}, in milliseconds", record.n);
    canvas.label((20.0, 26.0), Label::new(heading).bold().left_aligned());
    AREA.draw_lines(&mut canvas, most, |time| format!("{time}"));

    let width = 1.0 / record.times.len() as f64;
    let points = record.times.iter().enumerate().map(|(place, time)| {
        let up = milliseconds(time.seconds) / most;
        AREA.point((place as f64 + 0.5) * width, up)
    });
    let points: Vec<Point> = points.collect();
    let lines: Vec<(Point, Point)> = points.windows(2).map(|ends| (ends[0], ends[1])).collect();
    canvas.segments(&lines, palette::PLACED, 2.0);
    canvas.dots(&points, 4.0, palette::PLACED);
    for (time, &(x, y)) in record.times.iter().zip(&points) {
        let text = format!("{:.0}", milliseconds(time.seconds));
        canvas.label((x, y - 16.0), Label::new(text).small());
        let size = Label::new(grouped(time.pass as u64)).small();
        let size = if time.pass == PASS { size.bold() } else { size };
        canvas.label((x, AREA.corner.1 + 16.0), size);
    }
    let below = (AREA.point(0.5, 0.0).0, AREA.corner.1 + 38.0);
    let text = "most parents of a pass; the stage's own in bold";
    canvas.label(below, Label::new(text).small().muted());

    let times = record.times.iter().map(|time| {
        let pass = grouped(time.pass as u64);
        format!("{pass}: {:.0}", milliseconds(time.seconds))
    });
    let alternative = format!(
        "A chart of the time that simd takes at N = {}, over the most parents of a pass. In \
         milliseconds, {}.",
        record.n,
        times.collect::<Vec<_>>().join(", ")
    );
    Figure::new(
        "chapter8/figures/pass-sizes.svg",
        "The time of the search over the size of a pass",
        alternative,
        canvas,
    )
}
