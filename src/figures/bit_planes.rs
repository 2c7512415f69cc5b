//! Chapter 9's picture of a block: words turned into planes, and one look that answers for all.

use super::canvas::Canvas;
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::palette;

/// A small block: eight words of four diagonals.
const WORDS: [u8; 8] = [
    0b0101, 0b0010, 0b1000, 0b0100, 0b0011, 0b0000, 0b1010, 0b0001,
];
const BITS: usize = 4;
/// The word that passes.
const PASSING: u8 = 0b1010;
const SIDE: f64 = 24.0;
const TOP: f64 = 86.0;

/// On the left the words, on the right the planes; below, which words have none of the passing
/// word's bits.
pub fn figure() -> Figure {
    let count = WORDS.len();
    let words = Grid {
        corner: (44.0, TOP),
        rows: count,
        columns: BITS,
        side: SIDE,
    };
    let planes = Grid {
        corner: (232.0, TOP),
        rows: BITS,
        columns: count,
        side: SIDE,
    };
    let answer = Grid::array((232.0, planes.bottom() + 84.0), count, SIDE);
    let mut canvas = Canvas::new(480.0, answer.bottom() + 44.0);
    let has = |word: usize, bit: usize| WORDS[word] >> bit & 1 == 1;
    let passes = |bit: usize| PASSING >> bit & 1 == 1;

    let title = Label::new("a word in each row").bold();
    canvas.label((words.middle(), 28.0), title);
    words.draw(&mut canvas, |bit| {
        tint(passes(bit.column) && has(bit.row, bit.column))
    });
    for bit in words.squares() {
        words.write(&mut canvas, bit, digit(has(bit.row, bit.column)));
    }
    words.number_columns(&mut canvas);
    canvas.label(
        (words.middle(), 54.0),
        Label::new("diagonal").small().muted(),
    );

    let title = Label::new("a plane for each diagonal").bold();
    canvas.label((planes.middle(), 28.0), title);
    planes.draw(&mut canvas, |bit| {
        tint(passes(bit.row) && has(bit.column, bit.row))
    });
    for bit in planes.squares() {
        planes.write(&mut canvas, bit, digit(has(bit.column, bit.row)));
    }
    planes.number_columns(&mut canvas);
    planes.number_rows(&mut canvas);
    canvas.label((planes.middle(), 54.0), Label::new("word").small().muted());
    let y = planes.middle_y();
    canvas.arrow(
        (words.right() + 20.0, y),
        (planes.corner.0 - 32.0, y),
        palette::MUTED,
        2.0,
    );

    let diagonals: Vec<String> = (0..BITS)
        .filter(|&bit| passes(bit))
        .map(|bit| bit.to_string())
        .collect();
    let diagonals = diagonals.join(" and ");
    let y = answer.corner.1;
    let text = format!("a word with diagonals {diagonals} passes:");
    canvas.label((answer.middle(), y - 52.0), Label::new(text));
    canvas.label(
        (answer.middle(), y - 32.0),
        Label::new("1 = in neither of these planes"),
    );
    let is_free = |word: usize| WORDS[word] & PASSING == 0;
    answer.draw(&mut canvas, |word| match is_free(word.column) {
        true => palette::GOOD_TINT,
        false => palette::SQUARE,
    });
    for word in answer.squares() {
        answer.write(&mut canvas, word, digit(is_free(word.column)).bold());
    }
    let free = (0..count).filter(|&word| is_free(word)).count();
    let text = format!("{free} disjoint pairs, by one entry of a table");
    canvas.label((answer.middle(), answer.bottom() + 20.0), Label::new(text));

    let alternative = format!(
        "On the left {count} words of {BITS} bits, a row each. On the right the same bits turned: a \
         plane for each diagonal, with a bit for each word. Below, for a word with the diagonals \
         {diagonals}, a bit for each of the {count} words that is in neither of these two planes: \
         {free} of them, which one entry of a table tells."
    );
    Figure::new(
        "chapter9/figures/bit-planes.svg",
        "Words turned into planes",
        alternative,
        canvas,
    )
}

fn digit(bit: bool) -> Label {
    let digit = Label::new(u8::from(bit));
    if bit { digit } else { digit.muted() }
}

/// The bits that the passing word shares.
fn tint(is_shared: bool) -> &'static str {
    if is_shared {
        palette::tint_of_line(crate::board::placement::Line::Diagonal)
    } else {
        palette::SQUARE
    }
}
