//! Chapter 6's classes at N = 5: every solution, from one completion of each class.

use super::apparatus::solutions;
use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::middle_lines::tint;
use super::palette;
use crate::board::placement::{Placement, Square};
use crate::chapters::chapter6::images::symmetries::image_of_queen;
use crate::chapters::chapter6::middle_lines::classes::{Class, classes};

const N: usize = 5;
const SIDE: f64 = 19.0;
const LEFT: f64 = 22.0;
const BOARDS_BESIDE_EACH_OTHER: usize = 4;
const DISTANCE: f64 = 114.0;
const CAPTION: f64 = 44.0;

/// Each class's images with their completions; the one that is searched has a frame.
pub fn figure() -> Figure {
    let classes = classes(N);
    let lines = |class: &Class| images(class).len().div_ceil(BOARDS_BESIDE_EACH_OTHER) as f64;
    let height = classes
        .iter()
        .map(|class| CAPTION + lines(class) * DISTANCE);
    let mut canvas = Canvas::new(480.0, 8.0 + height.sum::<f64>() + 44.0);

    let mut top = 8.0;
    let mut sum = Vec::new();
    let mut total = 0;
    for (number, class) in (1..).zip(&classes) {
        let found = completions(&class.queens).len() as u64;
        draw_class(&mut canvas, top, number, class, found);
        top += CAPTION + lines(class) * DISTANCE;
        sum.push(format!("{} × {found}", class.weight));
        total += class.weight * found;
    }
    let sum = format!("{} = {total} solutions for N = {N}", sum.join(" + "));
    canvas.label((LEFT, top + 18.0), Label::new(&sum).bold().left_aligned());

    let weights = classes.iter().map(|class| class.weight.to_string());
    let alternative = format!(
        "The classes of placements on the middle lines at N = {N}. They have {} images. Each image \
         is drawn with its completion in grey; the one image of each class that the search completes \
         has a frame. {sum}.",
        weights.collect::<Vec<_>>().join(" and ")
    );
    Figure::new(
        "chapter6/figures/classes.svg",
        "The images of each class, and their completions",
        alternative,
        canvas,
    )
}

/// The different images of a class's queens, the one that is searched first.
fn images(class: &Class) -> Vec<Vec<Square>> {
    let mut images: Vec<Vec<Square>> = Vec::new();
    for symmetry in 0..8 {
        let mut image: Vec<Square> = class
            .queens
            .iter()
            .map(|&queen| image_of_queen(symmetry, N, queen))
            .collect();
        image.sort_unstable();
        if !images.contains(&image) {
            images.push(image);
        }
    }
    images
}

/// The solutions that contain `queens`.
fn completions(queens: &[Square]) -> Vec<Placement> {
    let contains = |solution: &Placement| {
        queens
            .iter()
            .all(|queen| solution.columns()[queen.row] == queen.column)
    };
    solutions("bitmasks", N)
        .into_iter()
        .filter(contains)
        .collect()
}

fn draw_class(canvas: &mut Canvas, top: f64, number: usize, class: &Class, found: u64) {
    let images = images(class);
    let heading = format!("class {number}");
    let caption = (LEFT, top + 24.0);
    canvas.label(caption, Label::new(heading).bold().left_aligned());
    let text = format!("{} images, {found} completion of each", class.weight);
    let beside = (LEFT + 60.0, caption.1);
    canvas.label(beside, Label::new(text).small().muted().left_aligned());
    for (place, image) in images.iter().enumerate() {
        let column = (place % BOARDS_BESIDE_EACH_OTHER) as f64;
        let line = (place / BOARDS_BESIDE_EACH_OTHER) as f64;
        let corner = (LEFT + column * DISTANCE, top + CAPTION + line * DISTANCE);
        draw_image(canvas, corner, image, place == 0);
    }
}

fn draw_image(canvas: &mut Canvas, corner: Point, image: &[Square], is_searched: bool) {
    let board = Grid::board(corner, N, SIDE);
    board.draw(canvas, |square| tint(N, square));
    for completion in completions(image) {
        for queen in completion.queens().filter(|queen| !image.contains(queen)) {
            board.queen(canvas, queen, palette::FAINT);
        }
    }
    for &queen in image {
        board.queen(canvas, queen, palette::INK);
    }
    if is_searched {
        let (x, y) = corner;
        let around = (board.width() + 4.0, board.height() + 4.0);
        canvas.frame((x - 2.0, y - 2.0), around, palette::GOOD, 3.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::known::SOLUTIONS;

    /// The sum below the boards, and the frames: images of one class have equally many completions.
    #[test]
    fn one_completion_of_each_class_stands_for_all_solutions() {
        let mut total = 0;
        for class in classes(N) {
            let images = images(&class);
            assert_eq!(images.len() as u64, class.weight);
            assert_eq!(images[0], class.queens);
            let found = completions(&class.queens).len();
            assert_eq!(found, 1, "the caption says so in the singular");
            for image in &images {
                assert_eq!(completions(image).len(), found);
            }
            total += class.weight * found as u64;
        }
        assert_eq!(total, SOLUTIONS[N]);
    }
}
