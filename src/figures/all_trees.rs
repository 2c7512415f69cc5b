//! The searches of all stages at N = 4, to the same scale: one sees them shrink.

use super::apparatus::{N, board_size, stages, tree};
use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::label::Label;
use super::palette;
use super::tree_drawing::{Layout, depths, draw_dots, draw_edges, number_of_leaves};
use crate::entry::{Chapter, Stage, Tree};
use crate::text::grouped;

const WIDTH: f64 = 748.0;
const LEFT: f64 = 24.0;

/// The side of the square that stands for one call: 320 for the 65,536 of every subset.
const SIDE_OF_A_CALL: f64 = 1.25;
const AREAS_TOP: f64 = 58.0;
const LIST_LEFT: f64 = 384.0;
const LIST_TOP: f64 = 84.0;
const LINE_HEIGHT: f64 = 30.0;

const TREES_TOP: f64 = 514.0;
const LEAF_DISTANCE: f64 = 3.15;
const LEVEL_DISTANCE: f64 = 13.0;
const TREE_GAP: f64 = 28.0;

/// Above, a square for each stage, whose area is its number of calls; below, the trees of those
/// that backtrack.
pub fn figure() -> Figure {
    let levels = (N * N) as f64;
    let mut canvas = Canvas::new(WIDTH, TREES_TOP + levels * LEVEL_DISTANCE + 28.0);
    draw_areas(&mut canvas);
    draw_trees(&mut canvas);

    let counts = stages().map(|(_, stage)| format!("{} {}", stage.name, calls(stage)));
    let alternative = format!(
        "The searches of all stages of chapters 1 to 5 at N = {N}, to the same scale. Above, a \
         square for each stage whose area is its number of calls: {}. Below, the search trees of \
         cell_by_cell, row_jump and row_by_row with a dot for each call; the third is a small corner \
         beside the other two, and the stages after it have the same tree.",
        counts.collect::<Vec<_>>().join(", ")
    );
    Figure::new(
        "figures/search-trees.svg",
        "The searches of all stages at N = 4, to the same scale",
        alternative,
        canvas,
    )
}

fn calls(stage: &Stage) -> String {
    grouped(stage.tally(board_size(N)).calls)
}

/// The side of a square with an area of so many calls.
fn side(stage: &Stage) -> f64 {
    (stage.tally(board_size(N)).calls as f64).sqrt() * SIDE_OF_A_CALL
}

fn draw_areas(canvas: &mut Canvas) {
    let heading = format!("Calls at N = {N}, as areas");
    canvas.label((LEFT, 28.0), Label::new(heading).bold().left_aligned());

    let mut from_largest = stages();
    if let Some((_, largest)) = from_largest.next() {
        let side = side(largest);
        canvas.rectangle((LEFT, AREAS_TOP), (side, side), palette::PLACED);
        let middle = (LEFT + side / 2.0, AREAS_TOP + side / 2.0);
        let name = Label::new(largest.name)
            .code()
            .bold()
            .colour(palette::SQUARE);
        canvas.label((middle.0, middle.1 - 10.0), name);
        let calls = Label::new(format!("{} calls", calls(largest)));
        canvas.label((middle.0, middle.1 + 10.0), calls.colour(palette::SQUARE));
    }

    for (line, (chapter, stage)) in from_largest.enumerate() {
        draw_area(canvas, LIST_TOP + line as f64 * LINE_HEIGHT, chapter, stage);
    }
}

/// A stage's line in the list: square, name, number, chapter.
fn draw_area(canvas: &mut Canvas, y: f64, chapter: &Chapter, stage: &Stage) {
    let side = side(stage);
    canvas.rectangle((LIST_LEFT, y - side / 2.0), (side, side), palette::PLACED);
    canvas.label(
        (LIST_LEFT + 48.0, y),
        Label::new(stage.name).code().left_aligned(),
    );
    canvas.label(
        (LIST_LEFT + 230.0, y),
        Label::new(calls(stage)).bold().right_aligned(),
    );
    let chapter = Label::new(format!("chapter {}", chapter.number));
    canvas.label((WIDTH - 28.0, y), chapter.small().muted().right_aligned());
}

fn draw_trees(canvas: &mut Canvas) {
    let top = TREES_TOP - 112.0;
    let heading = "The trees, with a dot for each call";
    canvas.label((LEFT, top), Label::new(heading).bold().left_aligned());

    let dots = stages()
        .next()
        .map_or(0, |(_, stage)| stage.tally(board_size(N)).calls);
    let pictures = dots as f64 * LEAF_DISTANCE / WIDTH;
    let text = format!(
        "every_subset has none: it tries boards in a loop. In a row, its {} dots would be \
         {pictures:.0} pictures wide.",
        grouped(dots)
    );
    canvas.label(
        (LEFT, top + 22.0),
        Label::new(text).small().muted().left_aligned(),
    );

    let mut left = LEFT + 8.0;
    for name in ["cell_by_cell", "row_jump", "row_by_row"] {
        let tree = tree(name, N);
        let layout = Layout {
            corner: (left, TREES_TOP),
            leaf_distance: LEAF_DISTANCE,
            level_distance: LEVEL_DISTANCE,
        };
        let points = layout.points(&tree, &depths(&tree));
        draw_edges(canvas, &tree, &points, 0.8);
        draw_dots(canvas, &tree, &points, 1.3, 2.0);
        let calls = grouped(tree.calls.len() as u64);
        draw_name(canvas, (left - 8.0, top + 58.0), name, &calls);
        left += layout.width(number_of_leaves(&tree)) + TREE_GAP;
    }
}

fn draw_name(canvas: &mut Canvas, (x, y): Point, name: &str, calls: &str) {
    canvas.label((x, y), Label::new(name).code().left_aligned());
    let small = |text: String| Label::new(text).small().muted().left_aligned();
    canvas.label((x, y + 19.0), small(format!("{calls} calls")));
    if name == "row_by_row" {
        let by_rows = stages().filter(|(_, stage)| stage.tree == Tree::Rows);
        let others = by_rows.count() - 1;
        canvas.label((x, y + 37.0), small(format!("and {others} more")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture shows one tree for all stages that fill a row in each call.
    #[test]
    fn stages_by_rows_have_the_same_tree() {
        let parents = |name| {
            let calls = tree(name, N).calls;
            calls
                .iter()
                .map(|call| (call.parent, call.queen))
                .collect::<Vec<_>>()
        };
        for (_, stage) in stages().filter(|(_, stage)| stage.tree == Tree::Rows) {
            assert_eq!(parents(stage.name), parents("row_by_row"), "{}", stage.name);
        }
    }
}
