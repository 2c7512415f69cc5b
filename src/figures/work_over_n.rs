//! Chapter 9's chart: how much each way of counting does, over N.

use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::label::Label;
use super::palette;
use crate::recordings::tallies::Work;
use crate::text::grouped;

const WIDTH: f64 = 480.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 344.0;
const TOP: f64 = 62.0;
const BOTTOM: f64 = 412.0;
/// Labels stand at least so far apart.
const LINE_HEIGHT: f64 = 18.0;

/// A line of the chart: a stage, and what it does most.
struct Curve {
    stage: &'static str,
    what: &'static str,
    of: fn(&Work) -> u64,
    colour: &'static str,
}

const CALLS: fn(&Work) -> u64 = |work| work.tally.calls;
const LOOKS: fn(&Work) -> u64 = |work| work.tally.looks;

/// The searches, which pay for nodes, and those that compare halves, which pay for looks.
const CURVES: [Curve; 5] = [
    Curve {
        stage: "half_boards",
        what: "looks",
        of: LOOKS,
        colour: palette::QUEENS[1],
    },
    Curve {
        stage: "bitmasks",
        what: "calls",
        of: CALLS,
        colour: palette::INK,
    },
    Curve {
        stage: "bit_slices",
        what: "looks",
        of: LOOKS,
        colour: palette::QUEENS[2],
    },
    Curve {
        stage: "eight_flags",
        what: "looks",
        of: LOOKS,
        colour: palette::GOOD,
    },
    Curve {
        stage: "simd",
        what: "calls",
        of: CALLS,
        colour: palette::QUEENS[0],
    },
];

/// The recorded tallies, as they were when this program was built: some take minutes to count.
fn recorded() -> Vec<Work> {
    let text = include_str!("../../chapters/work.json");
    serde_json::from_str(text).expect("the recorded tallies were written by this program")
}

/// Both axes, and a line for each stage.
pub fn figure() -> Figure {
    let recorded = recorded();
    let sizes = recorded.iter().map(|work| work.n);
    let first = sizes.clone().min().unwrap_or_default();
    let last = sizes.max().unwrap_or_default();
    let decades = CURVES
        .iter()
        .map(|curve| (curve.of)(at(&recorded, curve.stage, last)))
        .max()
        .unwrap_or(1)
        .ilog10()
        + 1;
    let x = |n: usize| LEFT + (n - first) as f64 * (RIGHT - LEFT) / (last - first) as f64;
    let y = |count: f64| BOTTOM - count.log10() * (BOTTOM - TOP) / f64::from(decades);

    let mut canvas = Canvas::new(WIDTH, BOTTOM + 62.0);
    canvas.label(
        (24.0, 28.0),
        Label::new("Nodes visited, and words compared")
            .bold()
            .left_aligned(),
    );
    for decade in 0..=decades {
        let y = y(10f64.powi(decade as i32));
        canvas.segments(&[((LEFT, y), (RIGHT, y))], palette::SHADE, 1.0);
        if decade % 3 == 0 {
            let text = Label::new(power(decade)).small().muted().right_aligned();
            canvas.label((LEFT - 8.0, y), text);
        }
    }
    for n in first..=last {
        canvas.label((x(n), BOTTOM + 18.0), Label::new(n).small().muted());
    }
    canvas.label(((LEFT + RIGHT) / 2.0, BOTTOM + 42.0), Label::new("N"));

    let mut label_y = f64::NEG_INFINITY;
    for curve in &CURVES {
        let points = (first..=last).map(|n| {
            let count = (curve.of)(at(&recorded, curve.stage, n));
            (x(n), y(count as f64))
        });
        let points: Vec<Point> = points.collect();
        let segments: Vec<(Point, Point)> = points.windows(2).map(|two| (two[0], two[1])).collect();
        canvas.segments(&segments, curve.colour, 2.0);
        canvas.dots(&points, 3.0, curve.colour);
        // In the order of the right ends, so that each label stands below the one before.
        let end = points[points.len() - 1].1;
        label_y = end.max(label_y + LINE_HEIGHT);
        let text = format!("{} {}", curve.stage, curve.what);
        let label = Label::new(text).small().colour(curve.colour).left_aligned();
        canvas.label((RIGHT + 10.0, label_y), label);
    }

    let said = CURVES.iter().map(|curve| {
        let [small, large] =
            [first, last].map(|n| grouped((curve.of)(at(&recorded, curve.stage, n))));
        format!("{} of {} {small} and {large}", curve.what, curve.stage)
    });
    let alternative = format!(
        "A chart with a logarithmic scale, from N = {first} to N = {last}: the calls of the searches \
         and the looks of the stages that compare halves. At N = {first} and at N = {last}: {}.",
        said.collect::<Vec<_>>().join(", ")
    );
    Figure::new(
        "chapter9/figures/work-over-n.svg",
        "Nodes visited and words compared, over N",
        alternative,
        canvas,
    )
}

fn at<'a>(recorded: &'a [Work], stage: &str, n: usize) -> &'a Work {
    let work = recorded
        .iter()
        .find(|work| work.stage == stage && work.n == n);
    work.expect("every stage of the chart is tallied on every board")
}

/// A power of ten in words.
fn power(decade: u32) -> String {
    match decade {
        0 => "1".to_owned(),
        3 => "1 000".to_owned(),
        6 => "10⁶".to_owned(),
        9 => "10⁹".to_owned(),
        _ => format!("10^{decade}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_are_in_the_order_of_their_right_ends() {
        let recorded = recorded();
        let last = recorded.iter().map(|work| work.n).max().unwrap();
        let ends = CURVES.map(|curve| (curve.of)(at(&recorded, curve.stage, last)));
        assert!(ends.is_sorted_by(|above, below| above >= below), "{ends:?}");
    }
}
