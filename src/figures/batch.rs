//! Chapter 8's picture: one pass over a vector of parents.

use super::batch_of_placements::{Entry, LANES, N, QUEENS, Step};
use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::label::Label;
use super::palette;

const CELL: f64 = 5.5;
const STRIP: f64 = 11.0;
const LANE: f64 = 46.0;
const LEFT: f64 = 104.0;
const ARRAYS: [(&str, &str); 4] = [
    ("columns", "#2b6cb0"),
    ("diagonals", "#c05a12"),
    ("anti-diagonals", "#a8337d"),
    ("free", palette::GOOD),
];
const HEIGHT: f64 = STRIP * ARRAYS.len() as f64;

/// The parents, a child of each, and what is packed into both batches.
pub fn figure() -> Figure {
    let step = Step::after_queens();
    let living: Vec<usize> = places(&step.living, &step.children);
    let more = |lane: &usize| step.parents[*lane][3].count_ones() > 1;
    let left: Vec<usize> = (0..LANES).filter(more).collect();
    let mut canvas = Canvas::new(480.0, 446.0);

    let tops = [44.0, 146.0, 282.0, 384.0];
    let headings = [
        "parents: a column of the arrays is one placement",
        "a child of each, with a queen on the lowest free square",
        "children's batch: the living, packed",
        "parents' batch: those with squares left to try, packed",
    ];
    for (top, heading) in tops.into_iter().zip(headings) {
        let label = Label::new(heading).small().bold().left_aligned();
        canvas.label((16.0, top - 26.0), label);
        draw_names(&mut canvas, top);
    }
    for lane in 0..LANES {
        let dead = !living.contains(&lane);
        draw_entry(
            &mut canvas,
            corner(lane, tops[0]),
            lane,
            &step.parents[lane],
            false,
        );
        draw_entry(
            &mut canvas,
            corner(lane, tops[1]),
            lane,
            &step.children[lane],
            dead,
        );
        outline_lowest(&mut canvas, corner(lane, tops[0]), step.parents[lane][3]);
    }
    for (place, (&lane, entry)) in living.iter().zip(&step.living).enumerate() {
        draw_entry(&mut canvas, corner(place, tops[2]), lane, entry, false);
        let from = corner(lane, tops[1] + HEIGHT + 3.0);
        let to = corner(place, tops[2] - 40.0);
        let middle = N as f64 * CELL / 2.0;
        let ends = ((from.0 + middle, from.1), (to.0 + middle, to.1));
        canvas.arrow(ends.0, ends.1, palette::PLACED, 1.2);
    }
    for (place, (&lane, entry)) in left.iter().zip(&step.left).enumerate() {
        draw_entry(&mut canvas, corner(place, tops[3]), lane, entry, false);
    }

    let alternative = format!(
        "One pass over {LANES} partial placements with {QUEENS} queens each at N = {N}, side by side in \
         four arrays: columns, diagonals, anti-diagonals, and the free squares of the next row. Each \
         gets one child, with a queen on its lowest free square. {} of the {LANES} children live and \
         are packed together into the children's batch. {} parents have squares left to try and are \
         packed back into their own batch.",
        living.len(),
        left.len()
    );
    Figure::new(
        "chapter8/figures/batch.svg",
        "One pass over a batch of parents",
        alternative,
        canvas,
    )
}

/// Where each of `packed` stood in `all`, both being in the same order.
fn places(packed: &[Entry], all: &[Entry]) -> Vec<usize> {
    let mut all = all.iter();
    let mut next = 0;
    let places = packed.iter().map(|entry| {
        let skipped = all.position(|other| other == entry);
        next += skipped.expect("what is packed was there") + 1;
        next - 1
    });
    places.collect()
}

fn corner(place: usize, top: f64) -> Point {
    (LEFT + place as f64 * LANE, top)
}

fn draw_names(canvas: &mut Canvas, top: f64) {
    for (index, (name, colour)) in ARRAYS.into_iter().enumerate() {
        let y = top + (index as f64 + 0.5) * STRIP;
        let label = Label::new(name).small().colour(colour);
        canvas.label((LEFT - 8.0, y), label.right_aligned());
    }
}

/// A lane: its letter, and a strip of bits for each array. A dead one is grey.
fn draw_entry(canvas: &mut Canvas, corner: Point, lane: usize, entry: &Entry, is_dead: bool) {
    let letter = (b'a' + lane as u8) as char;
    let text = if is_dead {
        "dead".to_owned()
    } else {
        letter.to_string()
    };
    let above = (corner.0 + N as f64 * CELL / 2.0, corner.1 - 9.0);
    canvas.label(above, Label::new(text).small().muted());
    for (index, (word, (_, colour))) in entry.iter().zip(ARRAYS).enumerate() {
        let top = corner.1 + index as f64 * STRIP;
        for column in 0..N {
            let is_set = word >> column & 1 == 1;
            let colour = match (is_set, is_dead) {
                (false, _) => palette::SHADE,
                (true, true) => palette::FAINT,
                (true, false) => colour,
            };
            let left = corner.0 + column as f64 * CELL;
            canvas.rectangle((left, top), (CELL - 1.0, STRIP - 2.0), colour);
        }
    }
}

/// Draws a frame around the lowest free square.
fn outline_lowest(canvas: &mut Canvas, corner: Point, free: u16) {
    let left = corner.0 + f64::from(free.trailing_zeros()) * CELL;
    let top = corner.1 + (ARRAYS.len() - 1) as f64 * STRIP;
    let size = (CELL + 0.5, STRIP - 0.5);
    canvas.frame((left - 0.75, top - 0.75), size, palette::INK, 1.5);
}
