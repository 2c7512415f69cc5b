//! Chapter 7's chart: the nodes of each depth, with and without looking ahead.

use super::axis::Area;
use super::canvas::Canvas;
use super::figure::Figure;
use super::label::Label;
use super::palette;
use crate::chapters::chapter7::ahead::watched::{NOWHERE, everywhere, watched};
use crate::observer::Depths;
use crate::text::grouped;

const N: usize = 13;
const AREA: Area = Area {
    corner: (72.0, 278.0),
    width: 390.0,
    height: 200.0,
};
const BAR: f64 = 14.0;

/// Two bars for each number of rows left.
pub fn figure() -> Figure {
    let without: Depths = watched(NOWHERE, N);
    let with: Depths = watched(everywhere(N), N);
    let nodes = |depths: &Depths, rows| depths.with_rows_left(N, rows);
    let rows: Vec<usize> = (0..N).rev().filter(|&r| nodes(&without, r) > 0).collect();
    let most = without.calls.iter().copied().max().unwrap_or(1) as f64;

    let mut canvas = Canvas::new(480.0, 326.0);
    let heading = format!("Nodes of each depth at N = {N}");
    canvas.label((20.0, 26.0), Label::new(heading).bold().left_aligned());
    draw_legend(&mut canvas);
    AREA.draw_lines(&mut canvas, most, |nodes| grouped(nodes as u64));
    let width = 1.0 / rows.len() as f64;
    for (place, &rows) in rows.iter().enumerate() {
        let (middle, y) = AREA.point((place as f64 + 0.5) * width, 0.0);
        let bars = [
            (middle - BAR, nodes(&without, rows), palette::FAINT),
            (middle, nodes(&with, rows), palette::PLACED),
        ];
        for (left, nodes, colour) in bars {
            let height = nodes as f64 / most * AREA.height;
            canvas.rectangle((left, y - height), (BAR, height), colour);
        }
        canvas.label((middle, y + 14.0), Label::new(rows).small());
    }
    let below = (AREA.point(0.5, 0.0).0, AREA.corner.1 + 34.0);
    canvas.label(below, Label::new("rows left to fill").small().muted());

    let all = |depths: &Depths| grouped(depths.calls.iter().sum::<u64>());
    let alternative = format!(
        "A chart of the nodes of each depth at N = {N}: two bars for each number of rows left, from \
         {} down to {}. Without looking ahead there are {} nodes, and most of them have two to five \
         rows left. Looking ahead everywhere leaves {}: as many as before while many rows are left, \
         and few of those in the middle.",
        rows[0],
        rows[rows.len() - 1],
        all(&without),
        all(&with)
    );
    Figure::new(
        "chapter7/figures/nodes-per-depth.svg",
        "The nodes of each depth, with and without looking ahead",
        alternative,
        canvas,
    )
}

fn draw_legend(canvas: &mut Canvas) {
    let samples = [
        (20.0, "without looking ahead", palette::FAINT),
        (200.0, "looking ahead everywhere", palette::PLACED),
    ];
    for (left, text, colour) in samples {
        canvas.rectangle((left, 46.0), (BAR, BAR), colour);
        let label = Label::new(text).small().left_aligned();
        canvas.label((left + 22.0, 53.0), label);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the alternative text says in words.
    #[test]
    fn most_nodes_have_two_to_five_rows_left_and_few_of_them_stay() {
        let without: Depths = watched(NOWHERE, N);
        let with: Depths = watched(everywhere(N), N);
        let all: u64 = without.calls.iter().sum();
        let middle =
            |depths: &Depths| -> u64 { (2..=5).map(|rows| depths.with_rows_left(N, rows)).sum() };
        assert!(middle(&without) * 2 > all);
        assert!(middle(&with) * 3 < middle(&without));
        for rows in 8..N {
            let [before, after] = [&without, &with].map(|depths| depths.with_rows_left(N, rows));
            assert_eq!(before, after, "{rows} rows left");
        }
    }
}
