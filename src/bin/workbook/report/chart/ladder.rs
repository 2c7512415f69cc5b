//! The ladder of speed-ups at one board size: what each stage adds to the one before, or takes from
//! it.

use super::layout::{Layout, Width};
use super::picture::Chart;
use super::scale::LogScale;
use super::style;
use crate::report::model::{Measurement, Report};
use crate::report::statistics::SpeedUp;
use nqueens::figures::canvas::Canvas;
use nqueens::figures::label::Label;
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
    names: (fn(Label) -> Label, f64),
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

    let mut canvas = Canvas::styled(layout.width, bottom + 0.5 * layout.font);
    for (title, end) in [("in all", columns.totals_end), ("step", columns.steps_end)] {
        let label = layout.label(title, "muted").right_aligned();
        canvas.label((end, 0.5 * layout.font), label);
    }
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
        write_texts(&mut canvas, &layout, &columns, rung_top + rows.text, rung);
        before = rung.over_first;
    }
    Chart {
        title: format!("Speed-up over {} at N = {n}", rungs[0].stage),
        alternative: alternative(&rungs, n),
        canvas,
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
            names: (Label::right_aligned, names),
            bars: (names + SPACE, totals_end - totals - SPACE),
            totals_end,
            steps_end,
        },
        Width::Narrow => Columns {
            names: (Label::left_aligned, 0.0),
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
        canvas.line((place, top), (place, bottom), class);
        // No label may stand out on either side.
        let label = text::times(power).replace(".00", "").replace(".0", "");
        let half = layout.text_width(&label) / 2.0;
        let middle = place.clamp(half, layout.width - half);
        canvas.label((middle, top - layout.font), layout.label(&label, "muted"));
    }
}

/// A pale bar for what there was before, and a full one for what the stage adds. What it takes away
/// is dashed.
fn draw_bar(canvas: &mut Canvas, x: &LogScale, before: f64, rung: &Rung, rows: (f64, f64)) {
    let (top, height) = rows;
    let mut bar = |from: f64, to: f64, class: &str| {
        // Even no difference can be seen.
        let size = ((to - from).abs().max(1.5), height);
        canvas.rectangle((from.min(to), top), size, class);
    };
    let [start, from, to] = [1.0, before, rung.over_first].map(|ratio| x.place(ratio));
    bar(start, from.min(to), &format!("{} tint", rung.colour));
    let loss = if to < from { " loss" } else { "" };
    bar(from, to, &format!("{}{loss}", rung.colour));
}

fn write_texts(canvas: &mut Canvas, layout: &Layout, columns: &Columns, middle: f64, rung: &Rung) {
    let (aligned, names) = columns.names;
    let class = format!("{} code halo", rung.colour);
    canvas.label((names, middle), aligned(layout.label(rung.stage, &class)));
    let numbers = [
        ("ink code strong halo", columns.totals_end, rung.total()),
        ("muted code halo", columns.steps_end, rung.step()),
    ];
    for (class, end, number) in numbers {
        let label = layout.label(&number, class).right_aligned();
        canvas.label((end, middle), label);
    }
}

fn alternative(rungs: &[Rung], n: usize) -> String {
    let rungs = rungs
        .iter()
        .map(|rung| format!("{} {}", rung.stage, rung.total()));
    let rungs = rungs.collect::<Vec<_>>().join(", ");
    format!("Speed-ups at N = {n}, a bar a stage on a logarithmic scale: {rungs}.")
}
