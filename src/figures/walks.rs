//! Chapter 3's picture: three lines walked, and then only two.

use super::candidate::{Candidate, N};
use super::canvas::Canvas;
use super::figure::Figure;
use super::flags::COLUMN_TAKEN;
use super::grid::Grid;
use super::label::Label;
use super::palette;

const SIDE: f64 = 34.0;
const TOP: f64 = 92.0;

/// The same candidate twice, with what is read before and after.
pub fn figure() -> Figure {
    let candidate = Candidate::of_first_solution();
    let walks = candidate.walks();
    let mut canvas = Canvas::new(740.0, TOP + N as f64 * SIDE + 130.0);
    let before = Grid::board((56.0, TOP), N, SIDE);
    let after = Grid::board((418.0, TOP), N, SIDE);

    candidate.draw(&mut canvas, &before, &walks, 1);
    // The first look is the flag's.
    candidate.draw(&mut canvas, &after, &walks[1..], 2);
    let corner = (after.corner.0, after.bottom() + 42.0);
    let array = COLUMN_TAKEN.draw(&mut canvas, corner, SIDE, &candidate, 1);
    let below = (array.middle(), array.bottom() + 20.0);
    canvas.label(below, Label::new(COLUMN_TAKEN.name).code());

    let mut left = before.corner.0;
    for (line, _) in &walks {
        let sample = Grid::board((left, array.corner.1 + 8.0), 1, 18.0);
        sample.draw(&mut canvas, |_| palette::tint_of_line(*line));
        let name = line.to_string();
        left += 38.0 + 6.6 * name.len() as f64;
        let label = Label::new(name)
            .small()
            .left_aligned()
            .colour(palette::of_line(*line));
        canvas.label((sample.right() + 7.0, array.corner.1 + 17.0), label);
    }

    let [looks_before, looks_after] =
        [(&before, "row_by_row"), (&after, "column_array")].map(|(board, stage)| {
            let looks = candidate.looks_of(stage);
            canvas.label((board.middle(), 30.0), Label::new(stage).code().bold());
            let text = format!("{looks} looks at one candidate");
            canvas.label((board.middle(), 52.0), Label::new(text).muted());
            looks
        });

    let alternative = format!(
        "A board with {} queens and a free candidate on row {}, column {}, twice. On the left, \
         row_by_row walks up the column and both diagonals and reads {looks_before} squares. On the \
         right, column_array reads one flag in place of the column and walks up the diagonals: \
         {looks_after} looks. The squares are numbered in the order in which they are read.",
        candidate.queens.len(),
        candidate.square.row,
        candidate.square.column
    );
    Figure::new(
        "chapter3/figures/walks.svg",
        "What is read to decide on one candidate, before and after",
        alternative,
        canvas,
    )
}
