//! Chapter 5's three masks, row by row on the way to a solution.

use super::apparatus::{N, first_solution};
use super::canvas::{Canvas, Point};
use super::figure::Figure;
use super::grid::Grid;
use super::label::Label;
use super::mask_bits::{COLUMNS, MASKS, Mask, free_columns, is_attacked};
use super::palette;
use crate::board::placement::{Line, Square};

const SIDE: f64 = 22.0;
const WIDTH: f64 = 748.0;
const BOARD_LEFT: f64 = 72.0;
const STRIPS_LEFT: f64 = 192.0;
const STRIP_DISTANCE: f64 = 112.0;
const TOP: f64 = 96.0;
const CALL_DISTANCE: f64 = 122.0;

/// Beside each row's board its masks, and between the rows where each bit goes.
pub fn figure() -> Figure {
    let queens = first_solution(N);
    let end = strip(N, 0).corner.1;
    let mut canvas = Canvas::new(WIDTH, end + SIDE + 26.0);
    draw_headings(&mut canvas);

    for row in 0..N {
        draw_band(&mut canvas, row);
        draw_board(&mut canvas, row, &queens);
        draw_masks(&mut canvas, row, &queens);
    }
    draw_end(&mut canvas, &queens);
    for row in 0..N {
        draw_moves(&mut canvas, row, &queens);
    }

    let columns = queens.iter().map(|queen| queen.column.to_string());
    let alternative = format!(
        "The masks of bitmasks at N = {N}, row by row on the way to the solution [{}]. Beside the \
         board of each row stand three masks with a bit for each column, their OR, and the free \
         columns, one of which takes a queen. Arrows lead to the next row: bits of the columns stay \
         in place, bits of the diagonals move one column to the right, bits of the anti-diagonals \
         one to the left, and grey ones leave the board.",
        columns.collect::<Vec<_>>().join(", ")
    );
    Figure::new(
        "chapter5/figures/masks.svg",
        "Three masks, shifted from row to row",
        alternative,
        canvas,
    )
}

/// The board of the call that fills `row`.
fn board(row: usize) -> Grid {
    let corner = (BOARD_LEFT, TOP + row as f64 * CALL_DISTANCE);
    Grid::board(corner, N, SIDE)
}

/// The mask number `place` of that call, in line with the row that it is about.
fn strip(row: usize, place: usize) -> Grid {
    let x = STRIPS_LEFT + place as f64 * STRIP_DISTANCE;
    let y = board(row).corner.1 + row.min(N - 1) as f64 * SIDE;
    Grid::array((x, y), N, SIDE)
}

fn draw_headings(canvas: &mut Canvas) {
    canvas.label((board(0).middle(), 28.0), Label::new("board").bold());
    for (place, mask) in MASKS.iter().enumerate() {
        let x = strip(0, place).middle();
        canvas.label(
            (x, 28.0),
            Label::new(mask.name)
                .bold()
                .colour(palette::of_line(mask.line)),
        );
        canvas.label((x, 48.0), Label::new(mask.shift_in_words).small().muted());
    }
    let others = [(3, "OR", "attacked"), (4, "free", "not attacked")];
    for (place, name, meaning) in others {
        let x = strip(0, place).middle();
        canvas.label((x, 28.0), Label::new(name).bold());
        canvas.label((x, 48.0), Label::new(meaning).small().muted());
    }
    board(0).number_columns(canvas);
    for place in 0..5 {
        strip(0, place).number_columns(canvas);
    }
}

fn draw_band(canvas: &mut Canvas, row: usize) {
    let y = strip(row, 0).corner.1;
    canvas.rectangle((12.0, y - 4.0), (WIDTH - 24.0, SIDE + 8.0), palette::SHADE);
    let middle = y + SIDE / 2.0;
    canvas.label(
        (22.0, middle),
        Label::new(format!("row {row}")).left_aligned(),
    );
}

/// The queens above `row`, and how they reach it.
fn draw_board(canvas: &mut Canvas, row: usize, queens: &[Square]) {
    let board = board(row);
    let free = free_columns(queens, row);
    board.draw(canvas, |square| {
        match square.row == row && free.contains(&square.column) {
            true => palette::GOOD_TINT,
            false => palette::SQUARE,
        }
    });
    for queen in &queens[..row] {
        for square in board.squares().filter(|square| square.row == row) {
            if let Some(line) = queen.attacks(square) {
                let ray = (board.centre_of(*queen), board.centre_of(square));
                canvas.segments(&[ray], palette::of_line(line), 2.0);
            }
        }
    }
    for &queen in &queens[..row] {
        canvas.dots(&[board.centre_of(queen)], 0.4 * SIDE, palette::SQUARE);
        board.queen(canvas, queen, palette::INK);
    }
    board.queen(canvas, queens[row], palette::GOOD);
}

fn draw_masks(canvas: &mut Canvas, row: usize, queens: &[Square]) {
    let queen = queens[row].column;
    for (place, &Mask { line, .. }) in MASKS.iter().enumerate() {
        let strip = strip(row, place);
        let is_set = |column| is_attacked(queens, Square { row, column }, line);
        draw_bits(
            canvas,
            &strip,
            is_set,
            palette::tint_of_line(line),
            Some(queen),
        );
        let new = Square {
            row: 0,
            column: queen,
        };
        strip.queen(canvas, new, palette::of_line(line));
    }

    let free = free_columns(queens, row);
    let is_free = |column| free.contains(&column);
    draw_bits(
        canvas,
        &strip(row, 3),
        |column| !is_free(column),
        palette::GRID,
        None,
    );
    let free_strip = strip(row, 4);
    draw_bits(
        canvas,
        &free_strip,
        is_free,
        palette::GOOD_TINT,
        Some(queen),
    );
    let chosen = Square {
        row: 0,
        column: queen,
    };
    free_strip.queen(canvas, chosen, palette::GOOD);
}

/// A mask: 1 where a bit is set, 0 where it is not; nothing is written where a queen will stand.
fn draw_bits(
    canvas: &mut Canvas,
    strip: &Grid,
    is_set: impl Fn(usize) -> bool,
    tint: &'static str,
    queen: Option<usize>,
) {
    strip.draw(canvas, |bit| match is_set(bit.column) {
        true => tint,
        false => palette::SQUARE,
    });
    for bit in strip.squares().filter(|bit| queen != Some(bit.column)) {
        let label = match is_set(bit.column) {
            true => Label::new(1).small().bold(),
            false => Label::new(0).small().muted(),
        };
        strip.write(canvas, bit, label);
    }
}

/// Where the bits of `row`'s masks, and its queen's, go in the next row.
fn draw_moves(canvas: &mut Canvas, row: usize, queens: &[Square]) {
    for (place, &Mask { line, shift, .. }) in MASKS.iter().enumerate() {
        if row + 1 == N && line != Line::Column {
            continue;
        }
        let (from, to) = (strip(row, place), strip(row + 1, place));
        for bit in from.squares() {
            let square = Square {
                row,
                column: bit.column,
            };
            if square != queens[row] && !is_attacked(queens, square, line) {
                continue;
            }
            let target = bit.column as isize + shift;
            let x = to.corner.0 + (target as f64 + 0.5) * SIDE;
            let stays_on_board = (0..N as isize).contains(&target);
            let colour = if stays_on_board {
                palette::of_line(line)
            } else {
                palette::FAINT
            };
            let start = (from.centre_of(bit).0, from.bottom() + 5.0);
            canvas.arrow(start, (x, to.corner.1 - 5.0), colour, 1.5);
        }
    }
}

/// After the last row every column is taken, by which the stage knows a solution.
fn draw_end(canvas: &mut Canvas, queens: &[Square]) {
    let columns = strip(N, COLUMNS);
    let taken = |column| queens.iter().any(|queen| queen.column == column);
    draw_bits(
        canvas,
        &columns,
        taken,
        palette::tint_of_line(Line::Column),
        None,
    );
    let beside = (columns.right() + 22.0, columns.corner.1 + SIDE / 2.0);
    let text = Label::new("all columns are taken: a solution").bold();
    canvas.label(beside, text.colour(palette::GOOD).left_aligned());
    draw_legend(canvas, (beside.0, beside.1 - 72.0));
}

fn draw_legend(canvas: &mut Canvas, (x, y): Point) {
    let sample = Grid::board((x - 4.0, y - SIDE / 2.0), 1, SIDE);
    sample.queen(canvas, Square { row: 0, column: 0 }, palette::MUTED);
    let text = Label::new("the row's queen: her bit joins each mask").small();
    canvas.label((x + 26.0, y), text.muted().left_aligned());

    let below = y + 24.0;
    canvas.arrow(
        (x + 3.0, below - 9.0),
        (x + 11.0, below + 9.0),
        palette::FAINT,
        1.5,
    );
    let text = Label::new("leaves the board").small();
    canvas.label((x + 26.0, below), text.muted().left_aligned());
}
