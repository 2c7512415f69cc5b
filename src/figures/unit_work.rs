//! Chapter 11's chart: how much work each unit is.

use super::axis::Area;
use super::canvas::Canvas;
use super::figure::Figure;
use super::label::Label;
use super::palette;
use crate::chapters::chapter11::cutting::unit_list::Grain;
use crate::chapters::chapter11::sending::schedule::{largest_first, works};
use crate::text::grouped;

const N: usize = 14;
const AREA: Area = Area {
    corner: (72.0, 266.0),
    width: 390.0,
    height: 200.0,
};

/// A bar for each coarse unit, the largest first.
pub fn figure() -> Figure {
    let works = largest_first(works(N, Grain::Coarse));
    let mean = works.iter().sum::<u64>() as f64 / works.len() as f64;
    let most = works[0] as f64;

    let mut canvas = Canvas::new(480.0, 314.0);
    let heading = format!("The work of each coarse unit at N = {N}");
    canvas.label((20.0, 26.0), Label::new(heading).bold().left_aligned());
    AREA.draw_lines(&mut canvas, most, |work| grouped(work as u64));
    let width = AREA.width / works.len() as f64;
    for (place, &work) in works.iter().enumerate() {
        let height = work as f64 / most * AREA.height;
        let (x, y) = AREA.point(place as f64 / works.len() as f64, 0.0);
        canvas.rectangle((x, y - height), (0.8 * width, height), palette::PLACED);
    }
    let [left, right] = [0.0, 1.0].map(|right| AREA.point(right, mean / most));
    canvas.segments(&[(left, right)], palette::INK, 1.5);
    let label = Label::new("the mean").small().right_aligned();
    canvas.label((right.0, right.1 - 10.0), label);
    let below = (AREA.point(0.5, 0.0).0, AREA.corner.1 + 24.0);
    let text = format!("{} units; work in pairs of quarters tried", works.len());
    canvas.label(below, Label::new(text).small().muted());

    let alternative = format!(
        "A chart of the work of the {} coarse units at N = {N}, the largest first. The largest is \
         {:.1} times as much as the mean, and the smallest {:.2} times.",
        works.len(),
        most / mean,
        works[works.len() - 1] as f64 / mean
    );
    Figure::new(
        "chapter11/figures/unit-work.svg",
        "The work of each unit",
        alternative,
        canvas,
    )
}
