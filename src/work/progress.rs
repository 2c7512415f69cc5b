//! How far a count is, how fast it goes, and how long it will take still.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::system::terminal::{Terminal, is_ascii_only};
use crate::text;

/// How progress is shown on standard error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// A bar, if standard error is a terminal
    Auto,
    /// A line a minute, wherever it goes
    Plain,
    /// Nothing
    None,
}

/// What takes no longer needs no progress.
const PATIENCE: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

/// The progress of a count.
#[derive(Debug)]
pub struct Progress {
    style: Style,
    bar: ProgressBar,
    begun: Instant,
    next_line: Instant,
    done: Amount,
    all: Amount,
    /// What an earlier run had done.
    before: Amount,
}

/// Of units.
#[derive(Debug, Default, Clone, Copy)]
struct Amount {
    units: u64,
    work: u64,
}

impl Progress {
    /// Of a count that is beginning, which has so many units, of which so many are done already.
    pub fn new(style: Style, all_units: usize, done_units: usize) -> Self {
        let now = Instant::now();
        let before = Amount {
            units: done_units as u64,
            work: 0,
        };
        Self {
            style,
            bar: ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()),
            begun: now,
            next_line: now + MINUTE,
            done: before,
            all: Amount {
                units: all_units as u64,
                work: 0,
            },
            before,
        }
    }

    /// The count begins: this is the work of all units that are still to be counted.
    pub fn begin(&mut self, work: u64) {
        self.begun = Instant::now();
        self.all.work = work;
    }

    /// A unit of so much work is counted.
    pub fn advance(&mut self, work: u64) {
        self.done.units += 1;
        self.done.work += work;
        self.tick();
    }

    /// Shows the progress, if it is time to. To be called often.
    pub fn tick(&mut self) {
        match self.style {
            Style::Auto if self.begun.elapsed() >= PATIENCE => self.draw(),
            Style::Plain if Instant::now() >= self.next_line => {
                self.next_line += MINUTE;
                // Whoever closed standard error does not want to know.
                let _ = writeln!(io::stderr(), "{}", self.line());
            }
            _ => {}
        }
    }

    /// Removes the bar.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }

    /// How much is done, in words: `31 %, 3,812 of 12,283 units, 350 a second, about 24 seconds left`.
    pub fn line(&self) -> String {
        let seconds = self.begun.elapsed().as_secs_f64();
        self.line_after(seconds)
    }

    fn line_after(&self, seconds: f64) -> String {
        let units = format!(
            "{} of {} units",
            text::grouped(self.done.units),
            text::grouped(self.all.units)
        );
        let Some(share) = self.share() else {
            return format!("{units}, filling the quarters");
        };
        let here = self.done.units - self.before.units;
        if here == 0 {
            return units;
        }
        let rate = here as f64 / seconds;
        let rate = if rate < 10.0 {
            format!("{rate:.1} a second")
        } else {
            format!("{} a second", text::grouped(rate as u64))
        };
        let left = text::about(seconds * (1.0 - share) / share);
        format!("{}, {units}, {rate}, {left} left", text::percent(share))
    }

    /// How much of this run's work is done; `None` before it begins.
    fn share(&self) -> Option<f64> {
        (self.all.work > 0).then(|| self.done.work as f64 / self.all.work as f64)
    }

    fn draw(&self) {
        if self.bar.is_hidden() {
            // It stays hidden if standard error is no terminal.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        let width = Terminal::of_standard_error().width();
        let line: String = self.line().chars().take(width).collect();
        self.bar.set_style(style(&line, width, is_ascii_only()));
        self.bar.set_length(self.all.work);
        self.bar.set_position(self.done.work);
    }
}

/// A bar and `line` behind it, `width` columns together; no bar if few are left for it. The line is no
/// message, which would be drawn a step before or after the bar that suits it.
fn style(line: &str, width: usize, ascii: bool) -> ProgressStyle {
    const FEW: usize = 10;
    let template = match width - line.len() {
        0..FEW => line.to_owned(),
        columns => format!("{{bar:{}}} {line}", columns - 1),
    };
    let style = ProgressStyle::with_template(&template).expect("the template is right");
    style.progress_chars(if ascii { "#-" } else { "█░" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_told_from_this_runs_work() {
        // Half of the units were done by an earlier run.
        let mut progress = Progress::new(Style::None, 2000, 1000);
        assert_eq!(
            progress.line_after(1.0),
            "1,000 of 2,000 units, filling the quarters"
        );
        progress.begin(400);
        assert_eq!(progress.line_after(1.0), "1,000 of 2,000 units");
        // The largest unit is a quarter of the work that is left.
        progress.advance(100);
        let line = "25 %, 1,001 of 2,000 units, 0.1 a second, about 30 seconds left";
        assert_eq!(progress.line_after(10.0), line);
    }
}
