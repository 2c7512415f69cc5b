//! Chapter 9's picture of buckets: which pairs of them are compared.

use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;
use crate::board::placement::Square;

/// As many as the picture can show.
const BUSY: usize = 2;
const BUCKETS: usize = 1 << BUSY;
const SIDE: f64 = 46.0;
const LEFT: f64 = 190.0;
const TOP: f64 = 112.0;

/// A table of the west's buckets and the east's, those that share a busy diagonal crossed out.
pub fn figure() -> Figure {
    let mut canvas = Canvas::new(440.0, TOP + BUCKETS as f64 * SIDE + 26.0);
    let table = Grid::board((LEFT, TOP), BUCKETS, SIDE);
    let is_compared = |pair: Square| pair.row & pair.column == 0;
    table.draw(&mut canvas, |pair| match is_compared(pair) {
        true => palette::GOOD_TINT,
        false => palette::SQUARE,
    });
    for pair in table.squares().filter(|&pair| !is_compared(pair)) {
        table.cross(&mut canvas, pair, palette::MUTED);
    }
    let heading = "Buckets by two busy diagonals, A and B";
    canvas.label((24.0, 28.0), Label::new(heading).bold().left_aligned());
    canvas.label((table.middle(), 62.0), Label::new("east half holds"));
    canvas.label(
        (24.0, table.middle_y() - 10.0),
        Label::new("west half").left_aligned(),
    );
    canvas.label(
        (24.0, table.middle_y() + 10.0),
        Label::new("holds").left_aligned(),
    );
    for bucket in 0..BUCKETS {
        let (x, _) = table.centre_of(Square {
            row: 0,
            column: bucket,
        });
        canvas.label((x, TOP - 16.0), Label::new(name(bucket)));
        let (_, y) = table.centre_of(Square {
            row: bucket,
            column: 0,
        });
        canvas.label((LEFT - 12.0, y), Label::new(name(bucket)).right_aligned());
    }

    let compared = table.squares().filter(|&pair| is_compared(pair)).count();
    let alternative = format!(
        "A table of {BUCKETS} buckets of the west half by {BUCKETS} of the east half. A bucket holds \
         the fillings with neither of two busy diagonals, with one of them, or with both. Of the {} \
         pairs of buckets those that share a busy diagonal are crossed out, and {compared} are left \
         to be compared.",
        BUCKETS * BUCKETS
    );
    Figure::new(
        "chapter9/figures/buckets.svg",
        "Pairs of buckets that share no busy diagonal",
        alternative,
        canvas,
    )
}

/// What the words of a bucket hold.
fn name(bucket: usize) -> &'static str {
    ["neither", "A", "B", "both"][bucket]
}
