//! Chapter 10's picture: the same units on two cores, dealt out in three ways.

use super::canvas::Canvas;
use super::figure::Figure;
use super::label::Label;
use super::palette;
use crate::chapters::chapter11::cutting::unit_list::Grain;
use crate::chapters::chapter11::sending::schedule::{
    self, Schedule, handed_out, largest_first, lateness, split,
};

const N: usize = 10;
const CORES: usize = 2;
const LEFT: f64 = 70.0;
const WIDTH: f64 = 380.0;
const BAR: f64 = 24.0;

/// Three pairs of rows of bars; a bar is a unit.
pub fn figure() -> Figure {
    let works = schedule::works(N, Grain::Coarse);
    let sorted = largest_first(works.clone());
    let schedules = [
        ("half of the units for each core", split(&works, CORES)),
        (
            "the next unit for whoever is free",
            handed_out(&works, CORES),
        ),
        ("the same, the largest first", handed_out(&sorted, CORES)),
    ];
    let latest = schedules
        .iter()
        .map(|(_, schedule)| schedule::end(schedule))
        .max();
    let scale = WIDTH / latest.unwrap_or(1) as f64;

    let mut canvas = Canvas::new(480.0, 340.0);
    for (place, (name, schedule)) in schedules.iter().enumerate() {
        let top = 20.0 + 106.0 * place as f64;
        canvas.label((20.0, top + 6.0), Label::new(name).bold().left_aligned());
        draw(&mut canvas, schedule, top + 24.0, scale);
    }
    let late = schedules.map(|(_, schedule)| 100.0 * (lateness(&schedule) - 1.0));
    let alternative = format!(
        "The units of N = {N} on two cores, each unit a bar as long as its work, dealt out in three \
         ways. If each core gets half of the units, the last is done {:.0} % later than if both were \
         done together; if whoever is free gets the next, {:.0} % later; if the largest come first, \
         {:.0} % later.",
        late[0], late[1], late[2]
    );
    Figure::new(
        "chapter10/figures/schedules.svg",
        "The same units on two cores, dealt out in three ways",
        alternative,
        canvas,
    )
}

/// A row of bars for each core, from `top` down.
fn draw(canvas: &mut Canvas, schedule: &Schedule, top: f64, scale: f64) {
    for (core, units) in schedule.iter().enumerate() {
        let y = top + core as f64 * (BAR + 8.0);
        let name = Label::new(format!("core {}", core + 1)).small().muted();
        canvas.label((LEFT - 8.0, y + BAR / 2.0), name.right_aligned());
        let mut x = LEFT;
        for &work in units {
            let width = work as f64 * scale;
            canvas.rectangle((x, y), (width, BAR), palette::PLACED);
            canvas.frame((x, y), (width, BAR), palette::PANEL, 1.0);
            x += width;
        }
    }
    let end = LEFT + schedule::end(schedule) as f64 * scale;
    let bottom = top + 2.0 * BAR + 12.0;
    canvas.segments(&[((end, top - 4.0), (end, bottom))], palette::INK, 1.5);
}
