//! What shrinks where the search tree no longer does: the looks of each call.

use super::apparatus::{N, board_size, stages};
use super::call_tree::{Call, CallTree};
use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::label::Label;
use super::palette;
use super::tree_drawing::{Layout, depths, draw_edges};
use crate::entry::{Stage, Tree};
use crate::text::grouped;

const TREES_BESIDE_EACH_OTHER: usize = 4;
const TREE_WIDTH: f64 = 180.0;
const TREE_HEIGHT: f64 = 268.0;
const LEAF_DISTANCE: f64 = 25.0;
const LEVEL_DISTANCE: f64 = 38.0;
/// Where the trees stay small enough to draw, some savings do not show yet.
const LARGER_N: usize = 8;
/// The radius of a call that looks once.
const RADIUS: f64 = 3.0;
/// The radius of a call that does not look.
const NO_LOOK: f64 = 2.2;

/// The tree of every stage that fills a row in each call; a call's area is how often it looks.
pub fn figure() -> Figure {
    let stages: Vec<&Stage> = stages()
        .map(|(_, stage)| stage)
        .filter(|stage| stage.tree == Tree::Rows)
        .collect();
    let lines = stages.len().div_ceil(TREES_BESIDE_EACH_OTHER);
    let mut canvas = Canvas::new(748.0, 58.0 + lines as f64 * TREE_HEIGHT);
    let heading = format!("Looks of each call at N = {N}, as areas");
    canvas.label((24.0, 28.0), Label::new(heading).bold().left_aligned());

    let corner = |place: usize| {
        let column = place % TREES_BESIDE_EACH_OTHER;
        let line = place / TREES_BESIDE_EACH_OTHER;
        (
            14.0 + column as f64 * TREE_WIDTH,
            66.0 + line as f64 * TREE_HEIGHT,
        )
    };
    for (place, stage) in stages.iter().enumerate() {
        draw_stage(&mut canvas, corner(place), stage);
    }
    draw_legend(&mut canvas, corner(stages.len()));

    let totals = stages.iter().map(|stage| {
        let [small, large] = [N, LARGER_N].map(|n| looks(stage, n));
        format!("{} {small} and {large}", stage.name)
    });
    let alternative = format!(
        "The search tree at N = {N}, once for each stage that fills a row in each call. The tree is \
         the same; the area of a call is the number of its looks. All looks together, at N = {N} and at \
         N = {LARGER_N}: {}.",
        totals.collect::<Vec<_>>().join(", ")
    );
    Figure::new(
        "figures/looks-per-call.svg",
        "The looks of each call at N = 4",
        alternative,
        canvas,
    )
}

fn looks(stage: &Stage, n: usize) -> String {
    grouped(stage.tally(board_size(n)).looks)
}

fn draw_stage(canvas: &mut Canvas, (left, top): Point, stage: &Stage) {
    let tree = CallTree::of(stage, board_size(N));
    let layout = Layout {
        corner: (left + 26.0, top + 70.0),
        leaf_distance: LEAF_DISTANCE,
        level_distance: LEVEL_DISTANCE,
    };
    let points = layout.points(&tree, &depths(&tree));
    let middle = points[0].0;
    canvas.label((middle, top), Label::new(stage.name).code().bold());
    let text = format!("{} looks", looks(stage, N));
    canvas.label((middle, top + 20.0), Label::new(text));
    let text = format!("{} at N = {LARGER_N}", looks(stage, LARGER_N));
    canvas.label((middle, top + 38.0), Label::new(text).small().muted());

    draw_edges(canvas, &tree, &points, 1.2);
    for (call, &point) in tree.calls.iter().zip(&points) {
        draw_call(canvas, call, point);
    }
}

/// A circle for the looks of a call; a small dot for a call that needs none.
fn draw_call(canvas: &mut Canvas, call: &Call, point: Point) {
    let looks = call.number_of_looks() as f64;
    let colour = if call.is_solution {
        palette::GOOD
    } else {
        palette::INK
    };
    canvas.dots(&[point], (looks.sqrt() * RADIUS).max(NO_LOOK), colour);
}

fn draw_legend(canvas: &mut Canvas, (left, top): Point) {
    let x = left + 58.0;
    let mut y = top + 58.0;
    canvas.label(
        (left + 40.0, top + 20.0),
        Label::new("one call:").left_aligned(),
    );
    for looks in [1, 4, 16] {
        canvas.dots(&[(x, y)], f64::from(looks).sqrt() * RADIUS, palette::INK);
        let plural = if looks == 1 { "" } else { "s" };
        let text = Label::new(format!("{looks} look{plural}"));
        canvas.label((x + 24.0, y), text.small().left_aligned());
        y += 32.0;
    }
    canvas.dots(&[(x, y)], NO_LOOK, palette::INK);
    canvas.label((x + 24.0, y), Label::new("no look").small().left_aligned());
    y += 28.0;
    canvas.dots(&[(x, y)], NO_LOOK, palette::GOOD);
    canvas.label((x + 24.0, y), Label::new("solution").small().left_aligned());
}
