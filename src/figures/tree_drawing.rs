//! Search trees as dots and lines: callers above those they call, in the order of the calls.

use super::call_tree::CallTree;
use super::canvas::{Canvas, Point};
use super::palette;

/// How a tree is laid on the canvas.
#[derive(Clone, Copy)]
pub struct Layout {
    /// Where the leftmost leaf's column and the root's level meet.
    pub corner: Point,
    /// From a leaf to the next.
    pub leaf_distance: f64,
    /// From a level to the next.
    pub level_distance: f64,
}

impl Layout {
    /// Where each call of `tree` goes. Leaves lie side by side; a caller is midway between its
    /// first and its last call. `levels` holds each call's level, the root's being 0.
    pub fn points(&self, tree: &CallTree, levels: &[usize]) -> Vec<Point> {
        let (left, top) = self.corner;
        let columns = leaf_columns(tree);
        let points = columns.iter().zip(levels).map(|(column, &level)| {
            let x = left + column * self.leaf_distance;
            let y = top + level as f64 * self.level_distance;
            (x, y)
        });
        points.collect()
    }

    /// The width of a tree with so many leaves.
    pub fn width(&self, leaves: usize) -> f64 {
        leaves.saturating_sub(1) as f64 * self.leaf_distance
    }
}

/// How many calls lie above each call.
pub fn depths(tree: &CallTree) -> Vec<usize> {
    let mut depths: Vec<usize> = Vec::new();
    for call in &tree.calls {
        depths.push(call.parent.map_or(0, |parent| depths[parent] + 1));
    }
    depths
}

/// How many calls made no further one.
pub fn number_of_leaves(tree: &CallTree) -> usize {
    let is_leaf = |&index: &usize| tree.children(index).next().is_none();
    (0..tree.calls.len()).filter(is_leaf).count()
}

/// Each call's place from left to right, in leaves.
fn leaf_columns(tree: &CallTree) -> Vec<f64> {
    let mut columns = vec![0.0; tree.calls.len()];
    let mut leaves_to_the_right = number_of_leaves(tree);
    for index in (0..tree.calls.len()).rev() {
        let mut children = tree.children(index);
        columns[index] = match children.next() {
            None => {
                leaves_to_the_right -= 1;
                leaves_to_the_right as f64
            }
            Some(first) => (columns[first] + columns[children.last().unwrap_or(first)]) / 2.0,
        };
    }
    columns
}

/// Draws the lines from callers to the called: coloured where a queen was placed.
pub fn draw_edges(canvas: &mut Canvas, tree: &CallTree, points: &[Point], thickness: f64) {
    let edges = |placed: bool| {
        let chosen = tree
            .calls
            .iter()
            .enumerate()
            .filter(move |(_, call)| call.queen.is_some() == placed);
        let edge = |(index, call): (usize, &super::call_tree::Call)| {
            call.parent.map(|parent| (points[parent], points[index]))
        };
        chosen.filter_map(edge).collect::<Vec<_>>()
    };
    canvas.segments(&edges(false), palette::FAINT, thickness);
    canvas.segments(&edges(true), palette::PLACED, thickness);
}

/// Draws a dot for each call, those that found a solution in a size and colour of their own.
pub fn draw_dots(
    canvas: &mut Canvas,
    tree: &CallTree,
    points: &[Point],
    radius: f64,
    radius_of_solutions: f64,
) {
    let dots = |solutions: bool| {
        tree.calls
            .iter()
            .zip(points)
            .filter(move |(call, _)| call.is_solution == solutions)
            .map(|(_, &point)| point)
            .collect::<Vec<_>>()
    };
    canvas.dots(&dots(false), radius, palette::INK);
    canvas.dots(&dots(true), radius_of_solutions, palette::GOOD);
}
