//! Chapter 9's picture of the eight flags: what each shows of a solution, and of an image of it.

mod flag;

use super::apparatus::solutions;
use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::Square;
use crate::chapters::chapter6::images::symmetries::image_of_queen;
use flag::{FLAGS, Flag, HALF, MARK, N, SIDE, leading};

/// A solution, and an image of it whose flag a shows the leading set.
pub fn figure() -> Figure {
    let leads_at_a = |queens: &[Square]| FLAGS[0].0.set(queens) == leading(queens);
    let solution = solutions("bitmasks", N)
        .into_iter()
        .map(|solution| solution.queens().collect::<Vec<_>>())
        .find(|queens| {
            FLAGS[..4]
                .iter()
                .all(|(flag, _)| flag.set(queens) != leading(queens))
        })
        .expect("some solution has the leading set at an unnamed flag");
    let image = images(&solution)
        .into_iter()
        .find(|image| leads_at_a(image))
        .expect("some symmetry brings any flag to a");

    let mut canvas = Canvas::new(480.0, 304.0);
    let boards = [42.0, 278.0].map(|left| Grid::board((left, 78.0), N, SIDE));
    for ((board, queens), title) in boards
        .iter()
        .zip([&solution, &image])
        .zip(["a solution", "one of its images"])
    {
        canvas.label((board.middle(), 22.0), Label::new(title).bold());
        draw(&mut canvas, board, queens);
    }
    let shown_by = |queens: &[Square]| {
        let flags = FLAGS
            .iter()
            .filter(|(flag, _)| flag.set(queens) == leading(queens));
        flags.count()
    };
    let members: Vec<String> = (0..HALF)
        .filter(|line| leading(&solution) >> line & 1 == 1)
        .map(|line| line.to_string())
        .collect();
    let members = members.join(", ");
    let count = shown_by(&solution);
    let flags = if count == 1 { "flag" } else { "flags" };
    let text =
        format!("The leading set, lines {members} from the corner: shown by {count} {flags}");
    canvas.label(
        (240.0, 284.0),
        Label::new(text).colour(palette::of_line(LEADING)),
    );

    let alternative = format!(
        "Two boards with N = {N}: a solution, and the image of it whose flag a, at the top left \
         corner downwards, shows the leading set. Beside each edge, eight marks: the four next to a \
         corner belong to one flag, and a mark is filled if the queen of its row or column stands in \
         the quarter at that corner. The leading set, lines {members} from its corner, is shown by \
         {count} {flags} and travels with its flag. Flags a and b start at the top left corner, c and \
         d at the bottom right."
    );
    Figure::new(
        "chapter9/figures/eight-flags.svg",
        "What the eight flags show",
        alternative,
        canvas,
    )
}

const LEADING: crate::board::placement::Line = crate::board::placement::Line::Diagonal;

fn draw(canvas: &mut Canvas, board: &Grid, queens: &[Square]) {
    board.draw(canvas, |square| {
        match (square.row < HALF) == (square.column < HALF) {
            true => palette::SHADE,
            false => palette::SQUARE,
        }
    });
    for &queen in queens {
        board.queen(canvas, queen, palette::INK);
    }
    for (flag, name) in FLAGS {
        let set = flag.set(queens);
        let colour = match set == leading(queens) {
            true => palette::of_line(LEADING),
            false => palette::MUTED,
        };
        for line in 0..HALF {
            let (x, y) = flag.mark(board, line);
            let (width, height) = match flag.shows_rows {
                true => (MARK, SIDE - 3.0),
                false => (SIDE - 3.0, MARK),
            };
            let corner = match flag.shows_rows {
                true => (x, y + 1.5),
                false => (x + 1.5, y),
            };
            match set >> line & 1 == 1 {
                true => canvas.rectangle(corner, (width, height), colour),
                false => canvas.frame(corner, (width, height), palette::GRID, 1.0),
            }
        }
        draw_name(canvas, board, flag, name);
    }
}

/// Beside the middle of the flag's marks.
fn draw_name(canvas: &mut Canvas, board: &Grid, flag: Flag, name: &str) {
    let (x, y) = flag.mark(board, 0);
    let (last_x, last_y) = flag.mark(board, HALF - 1);
    let beyond = 12.0;
    let point = match flag.shows_rows {
        true => {
            let x = if flag.is_east {
                x + MARK + beyond
            } else {
                x - beyond
            };
            (x, (y + last_y + SIDE) / 2.0)
        }
        false => {
            let y = if flag.is_south {
                y + MARK + beyond
            } else {
                y - beyond
            };
            ((x + last_x + SIDE) / 2.0, y)
        }
    };
    canvas.label(point, Label::new(name).code().bold());
}

/// The eight images of a placement.
fn images(queens: &[Square]) -> Vec<Vec<Square>> {
    let image = |symmetry| {
        queens
            .iter()
            .map(|&queen| image_of_queen(symmetry, N, queen))
            .collect()
    };
    (0..8).map(image).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The promise that the stage's count rests on: images × flags = 8 × images led at a.
    #[test]
    fn the_leading_set_travels_with_its_flags() {
        for solution in solutions("bitmasks", N) {
            let queens: Vec<Square> = solution.queens().collect();
            let shown = |queens: &[Square]| {
                FLAGS
                    .iter()
                    .filter(|(flag, _)| flag.set(queens) == leading(queens))
                    .count()
            };
            let images = images(&queens);
            let led_at_a = images
                .iter()
                .filter(|image| FLAGS[0].0.set(image) == leading(image));
            assert_eq!(led_at_a.count(), shown(&queens), "{solution}");
            for image in &images {
                assert_eq!(leading(image), leading(&queens), "{solution}");
            }
        }
    }
}
