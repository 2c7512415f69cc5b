//! The search trees of the two stages that decide cell after cell.

use super::apparatus::{N, tree};
use super::call_tree::CallTree;
use super::canvas::Canvas;
use super::figure::Figure;
use super::label::Label;
use super::palette;
use super::tree_drawing::{Layout, draw_dots, draw_edges, number_of_leaves};
use crate::board::placement::Square;
use crate::text::grouped;

const LAYOUT: Layout = Layout {
    corner: (92.0, 96.0),
    leaf_distance: 6.6,
    level_distance: 21.0,
};
const WIDTH: f64 = 740.0;
/// The radius of a solution's dot.
const SOLUTION: f64 = 4.5;

/// `cell_by_cell`'s tree.
pub fn cell_by_cell() -> Figure {
    let tree = tree("cell_by_cell", N);
    let levels = levels(&tree, |queen| queen.row * N + queen.column + 1);
    let alternative = format!(
        "The search tree of cell_by_cell at N = {N}: {}. A level is a cell, in {N} bands for the \
         {N} rows. From each call one edge leaves the cell empty; where no queen attacks, a second \
         one places a queen. Hardly any of the branches that reach the bottom have {N} queens.",
        counts(&tree)
    );
    Figure::new(
        "chapter1/figures/cell-by-cell-tree.svg",
        "The search tree of cell_by_cell at N = 4",
        alternative,
        draw("cell_by_cell", &tree, &levels),
    )
}

/// `row_jump`'s tree, to the same scale.
pub fn row_jump() -> Figure {
    let tree = tree("row_jump", N);
    let levels = levels(&tree, |queen| (queen.row + 1) * N);
    let alternative = format!(
        "The search tree of row_jump at N = {N}, to the scale of cell_by_cell's: {}. Below a queen \
         the edge skips the cells that are left in her row; the chains of calls that \
         cell_by_cell spends there are gone. Rows that stay empty are not.",
        counts(&tree)
    );
    Figure::new(
        "chapter2/figures/row-jump-tree.svg",
        "The search tree of row_jump at N = 4",
        alternative,
        draw("row_jump", &tree, &levels),
    )
}

/// The number of the cell that each call decides. `after` is the cell that follows a queen; where
/// none is placed it is the next.
fn levels(tree: &CallTree, after: impl Fn(Square) -> usize) -> Vec<usize> {
    let mut levels: Vec<usize> = Vec::new();
    for call in &tree.calls {
        levels.push(match (call.queen, call.parent) {
            (Some(queen), _) => after(queen),
            (None, Some(parent)) => levels[parent] + 1,
            (None, None) => 0,
        });
    }
    levels
}

fn counts(tree: &CallTree) -> String {
    let solutions = tree.calls.iter().filter(|call| call.is_solution).count();
    format!(
        "{} calls, {} of them with all cells decided, {solutions} of those solutions",
        grouped(tree.calls.len() as u64),
        number_of_leaves(tree)
    )
}

fn draw(name: &str, tree: &CallTree, levels: &[usize]) -> Canvas {
    let mut canvas = Canvas::new(WIDTH, y(N * N) + 34.0);
    canvas.label((24.0, 28.0), Label::new(name).code().bold().left_aligned());
    let counts = Label::new(counts(tree)).muted().left_aligned();
    canvas.label((34.0 + 8.2 * name.len() as f64, 28.0), counts);
    draw_legend(&mut canvas, 54.0);
    draw_bands(&mut canvas);

    let right = LAYOUT.corner.0 + LAYOUT.width(number_of_leaves(tree)) + 50.0;
    let small = |text: String| Label::new(text).small().muted().right_aligned();
    canvas.label((right, y(0) - 20.0), small("calls".to_owned()));
    for level in 0..=N * N {
        let calls = levels.iter().filter(|&&l| l == level).count();
        canvas.label((right, y(level)), small(calls.to_string()));
    }

    let points = LAYOUT.points(tree, levels);
    draw_edges(&mut canvas, tree, &points, 1.2);
    draw_dots(&mut canvas, tree, &points, 1.8, SOLUTION);
    canvas
}

/// The height of a level.
fn y(level: usize) -> f64 {
    LAYOUT.corner.1 + level as f64 * LAYOUT.level_distance
}

fn draw_legend(canvas: &mut Canvas, y: f64) {
    let small = |text| Label::new(text).small().left_aligned();
    let mut x = 24.0;
    for (colour, text) in [
        (palette::PLACED, "place a queen"),
        (palette::FAINT, "leave the cell empty"),
    ] {
        canvas.segments(&[((x, y), (x + 24.0, y))], colour, 2.0);
        canvas.label((x + 32.0, y), small(text));
        x += 56.0 + 7.5 * text.len() as f64;
    }
    canvas.dots(&[(x, y)], SOLUTION, palette::GOOD);
    canvas.label((x + 12.0, y), small("solution"));
}

/// A band for each row of the board, every other one shaded.
fn draw_bands(canvas: &mut Canvas) {
    let name = |text: String| Label::new(text).left_aligned();
    for row in 0..N {
        let (first, last) = (y(row * N), y(row * N + N - 1));
        if row % 2 == 0 {
            let corner = (16.0, first - LAYOUT.level_distance / 2.0);
            let size = (WIDTH - 32.0, N as f64 * LAYOUT.level_distance);
            canvas.rectangle(corner, size, palette::SHADE);
        }
        canvas.label((28.0, (first + last) / 2.0), name(format!("row {row}")));
    }
    canvas.label((28.0, y(N * N)), name("end".to_owned()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_leaf_is_on_the_last_level() {
        let jump = tree("row_jump", N);
        let levels = levels(&jump, |queen| (queen.row + 1) * N);
        let is_leaf = |&index: &usize| jump.children(index).next().is_none();
        let leaves: Vec<usize> = (0..jump.calls.len()).filter(is_leaf).collect();
        assert_eq!(leaves.len(), number_of_leaves(&jump));
        assert!(leaves.iter().all(|&leaf| levels[leaf] == N * N));
    }

    #[test]
    fn solutions_have_all_queens() {
        for name in ["cell_by_cell", "row_jump"] {
            let tree = tree(name, N);
            let solutions = tree.calls.iter().filter(|call| call.is_solution);
            assert!(solutions.clone().all(|call| call.queens.len() == N));
            assert_eq!(solutions.count(), 2);
        }
    }
}
