//! The search tree of the stages that fill a row in each call, with a board for each call.

use super::apparatus::{N, tree};
use super::call_tree::CallTree;
use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use super::tree_drawing::{Layout, depths, draw_edges};
use crate::board::placement::Square;

const SIDE: f64 = 14.0;
const BOARD: f64 = N as f64 * SIDE;
const LAYOUT: Layout = Layout {
    corner: (88.0, 104.0),
    leaf_distance: 112.0,
    level_distance: 98.0,
};

/// `row_by_row`'s tree: the queens so far, and what was tried in the next row.
pub fn figure() -> Figure {
    let tree = tree("row_by_row", N);
    let depths = depths(&tree);
    let points = LAYOUT.points(&tree, &depths);
    let lowest = LAYOUT.corner.1 + N as f64 * LAYOUT.level_distance;
    let mut canvas = Canvas::new(740.0, lowest + 66.0);

    let calls = tree.calls.len();
    canvas.label(
        (24.0, 28.0),
        Label::new("row_by_row").code().bold().left_aligned(),
    );
    canvas.label(
        (116.0, 28.0),
        Label::new(format!("{calls} calls")).muted().left_aligned(),
    );
    draw_legend(&mut canvas);

    draw_edges(&mut canvas, &tree, &points, 1.5);
    for (index, &point) in points.iter().enumerate() {
        draw_call(&mut canvas, &tree, index, point);
    }

    let solutions = tree.calls.iter().filter(|call| call.is_solution).count();
    let per_level = (0..=N).map(|level| depths.iter().filter(|&&d| d == level).count());
    let per_level = per_level
        .map(|calls| calls.to_string())
        .collect::<Vec<_>>()
        .join(", ");
    let alternative = format!(
        "The search tree of row_by_row at N = {N}: {calls} calls, on the levels from top to bottom \
         {per_level}. Each call is drawn as its board, with the attacked squares of the next row \
         crossed out. {solutions} branches reach the bottom, the solutions; the others end in a row \
         where every square is attacked."
    );
    Figure::new(
        "chapter2/figures/row-by-row-tree.svg",
        "The search tree of row_by_row at N = 4",
        alternative,
        canvas,
    )
}

fn draw_legend(canvas: &mut Canvas) {
    let queen = Grid::board((24.0, 44.0), 1, SIDE);
    let blocked = Grid::board((110.0, 44.0), 1, SIDE);
    for (sample, text) in [
        (queen, "queen"),
        (blocked, "attacked square of the next row"),
    ] {
        sample.draw_plain(canvas);
        let beside = (sample.right() + 8.0, 51.0);
        canvas.label(beside, Label::new(text).small().left_aligned());
    }
    let only = Square { row: 0, column: 0 };
    queen.queen(canvas, only, palette::INK);
    blocked.cross(canvas, only, palette::MUTED);
}

/// Draws a call's board with its middle at `point`, and says so if the branch ends there.
fn draw_call(canvas: &mut Canvas, tree: &CallTree, index: usize, (x, y): Point) {
    let call = &tree.calls[index];
    let corner = (x - BOARD / 2.0, y - BOARD / 2.0);
    let board = Grid::board(corner, N, SIDE);
    board.draw_plain(canvas);
    for square in tree.blocked_in(index) {
        board.cross(canvas, square, palette::MUTED);
    }
    for &queen in &call.queens {
        board.queen(canvas, queen, palette::INK);
    }

    let below = (x, board.bottom() + 13.0);
    if call.is_solution {
        let (left, top) = corner;
        let around = (BOARD + 4.0, BOARD + 4.0);
        canvas.frame((left - 2.0, top - 2.0), around, palette::GOOD, 3.0);
        canvas.label(
            below,
            Label::new("solution").small().bold().colour(palette::GOOD),
        );
    } else if tree.placed_by(index).is_empty() {
        canvas.label(below, Label::new("dead end").small().muted());
    }
}
