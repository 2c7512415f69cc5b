//! The ladder of speed-ups at one board size: what each stage adds to the one before, or takes from
//! it.

use super::canvas::{Anchor, Canvas};
use super::layout::{Layout, Width};
use super::picture::Chart;
use super::scale::LogScale;
use super::style;
use crate::report::model::{Measurement, Report};
use crate::report::statistics::SpeedUp;
use nqueens::text;

/// A rung: a stage, and how many times as fast it is.
struct Rung<'a> {
    stage: &'a str,
    colour: String,
    /// As the first stage.
    over_first: f64,
    /// As the stage before; none for the first.
    over_before: Option<f64>,
}

impl Rung<'_> {
    fn total(&self) -> String {
        text::times(self.over_first)
    }

    /// A factor to multiply by.
    fn step(&self) -> String {
        self.over_before.map_or(String::new(), |ratio| {
            format!("× {}", text::times(ratio).trim_end_matches(" ×"))
        })
    }
}

/// Where things lie across.
struct Columns {
    names: (Anchor, f64),
    bars: (f64, f64),
    totals_end: f64,
    steps_end: f64,
}

/// Where things lie in a rung, from its top.
struct Rows {
    height: f64,
    text: f64,
    bar: f64,
    bar_height: f64,
}

/// The ladder at `n`, at which something was measured.
pub fn chart(report: &Report, n: usize, width: Width) -> Chart {
    let layout = width.layout();
    let rungs = rungs(report, n);
    let columns = columns(&rungs, width, &layout);
    let rows = rows(width, &layout);
    let x = LogScale::new(range(&rungs), columns.bars);
    let top = 3.5 * layout.font;
    let bottom = top + rows.height * rungs.len() as f64;

    let mut canvas = Canvas::new(layout.font);
    let heading = 0.5 * layout.font;
    canvas.text(
        "muted",
        Anchor::End,
        (columns.totals_end, heading),
        "in all",
    );
    canvas.text("muted", Anchor::End, (columns.steps_end, heading), "step");
    draw_scale(&mut canvas, &x, &layout, (top, bottom));
    let mut before = 1.0;
    for (index, rung) in rungs.iter().enumerate() {
        let rung_top = top + rows.height * index as f64;
        draw_bar(
            &mut canvas,
            &x,
            before,
            rung,
            (rung_top + rows.bar, rows.bar_height),
        );
        write_texts(&mut canvas, &columns, rung_top + rows.text, rung);
        before = rung.over_first;
    }
    Chart {
        title: format!("Speed-up over {} at N = {n}", rungs[0].stage),
        alternative: alternative(&rungs, n),
        width: layout.width,
        height: bottom + 0.5 * layout.font,
        shapes: canvas.shapes,
    }
}

fn rungs(report: &Report, n: usize) -> Vec<Rung<'_>> {
    let measurements = report.at(n);
    let over = |old: &Measurement, new: &Measurement| {
        SpeedUp::new(&old.nanoseconds, &new.nanoseconds).ratio
    };
    let mut before = None;
    let mut rungs = Vec::new();
    for &measurement in &measurements {
        rungs.push(Rung {
            stage: &measurement.stage,
            colour: style::of_chapter(measurement.chapter),
            over_first: over(measurements[0], measurement),
            over_before: before.map(|before| over(before, measurement)),
        });
        before = Some(measurement);
    }
    rungs
}

/// Wide, names and numbers stand beside the bars; narrow, they stand above them.
fn columns(rungs: &[Rung], width: Width, layout: &Layout) -> Columns {
    const SPACE: f64 = 14.0;
    let widest = |texts: Vec<String>| {
        let widths = texts.iter().map(|text| layout.text_width(text));
        widths.fold(0.0, f64::max)
    };
    let names = widest(rungs.iter().map(|rung| rung.stage.to_owned()).collect());
    let totals = widest(rungs.iter().map(Rung::total).collect());
    let steps = widest(rungs.iter().map(Rung::step).collect());
    let steps_end = layout.width;
    let totals_end = steps_end - steps.max(layout.text_width("step")) - SPACE;
    match width {
        Width::Wide => Columns {
            names: (Anchor::End, names),
            bars: (names + SPACE, totals_end - totals - SPACE),
            totals_end,
            steps_end,
        },
        Width::Narrow => Columns {
            names: (Anchor::Start, 0.0),
            bars: (0.0, layout.width),
            totals_end,
            steps_end,
        },
    }
}

fn rows(width: Width, layout: &Layout) -> Rows {
    match width {
        Width::Wide => Rows {
            height: 30.0,
            text: 15.0,
            bar: 6.0,
            bar_height: 18.0,
        },
        Width::Narrow => Rows {
            height: 36.0,
            text: 0.9 * layout.font,
            bar: 1.7 * layout.font,
            bar_height: 11.0,
        },
    }
}

/// From the slowest to the fastest, and never nothing.
fn range(rungs: &[Rung]) -> (f64, f64) {
    let ratios = || rungs.iter().map(|rung| rung.over_first);
    (ratios().fold(1.0, f64::min), ratios().fold(2.0, f64::max))
}

fn draw_scale(canvas: &mut Canvas, x: &LogScale, layout: &Layout, (top, bottom): (f64, f64)) {
    for power in x.powers_of_ten() {
        let place = x.place(power);
        let class = if power == 1.0 { "base" } else { "grid" };
        canvas.line(class, (place, top), (place, bottom));
        // No label may stand out on either side.
        let label = text::times(power).replace(".00", "").replace(".0", "");
        let half = layout.text_width(&label) / 2.0;
        let middle = place.clamp(half, layout.width - half);
        canvas.text("muted", Anchor::Middle, (middle, top - layout.font), &label);
    }
}

/// A pale bar for what there was before, and a full one for what the stage adds. What it takes away
/// is dashed.
fn draw_bar(canvas: &mut Canvas, x: &LogScale, before: f64, rung: &Rung, rows: (f64, f64)) {
    let (top, height) = rows;
    let [start, from, to] = [1.0, before, rung.over_first].map(|ratio| x.place(ratio));
    let kept = from.min(to);
    canvas.bar(&format!("{} tint", rung.colour), (start, kept), top, height);
    let class = if to < from {
        format!("{} loss", rung.colour)
    } else {
        rung.colour.clone()
    };
    canvas.bar(&class, (from, to), top, height);
}

fn write_texts(canvas: &mut Canvas, columns: &Columns, middle: f64, rung: &Rung) {
    let (anchor, names) = columns.names;
    canvas.text(
        &format!("{} code halo", rung.colour),
        anchor,
        (names, middle),
        rung.stage,
    );
    let numbers = [
        ("ink code strong halo", columns.totals_end, rung.total()),
        ("muted code halo", columns.steps_end, rung.step()),
    ];
    for (class, end, number) in numbers {
        canvas.text(class, Anchor::End, (end, middle), &number);
    }
}

fn alternative(rungs: &[Rung], n: usize) -> String {
    let rungs = rungs
        .iter()
        .map(|rung| format!("{} {}", rung.stage, rung.total()));
    let rungs = rungs.collect::<Vec<_>>().join(", ");
    format!("Speed-ups at N = {n}, a bar a stage on a logarithmic scale: {rungs}.")
}
