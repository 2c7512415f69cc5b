//! Counting units with every thread, while one thread watches.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use rayon::prelude::*;

use crate::chapters::chapter11::cutting::units::{Units, Workspaces};
use crate::observer::Silent;

/// What the watching thread is told.
#[derive(Debug)]
pub enum Event {
    /// The units are about to be counted: their numbers, and how much work each is.
    Begun(Vec<(usize, u64)>),
    /// A unit is counted.
    Counted {
        /// Its number.
        number: usize,
        /// Three times its solutions.
        thirds: u64,
    },
    /// Some time has passed.
    Tick,
}

/// Whoever counts waits when so many events are still to be watched. So after an error no more units
/// are counted than these and those in flight, however busy the watching thread is.
const AHEAD: usize = 64;

/// The watching thread is told of the time so often.
const TICK: Duration = Duration::from_millis(100);

/// Counts the units with these numbers, with all threads of the current pool, the largest first,
/// and tells `watch` of it on this thread. If that returns an error, the units in flight are
/// counted to their end, and no other is begun.
///
/// # Errors
///
/// That of `watch`.
///
/// # Panics
///
/// If there is no unit with one of the numbers.
pub fn run<E: Send>(
    units: &Units,
    numbers: Vec<usize>,
    mut watch: impl FnMut(Event) -> Result<(), E>,
) -> Result<(), E> {
    let is_stopped = AtomicBool::new(false);
    let (sender, events) = mpsc::sync_channel(AHEAD);
    thread::scope(|scope| {
        scope.spawn(|| {
            let sender = sender;
            // If nobody listens any more, there is nobody to tell.
            let tell = |event| sender.send(event).unwrap_or_default();
            units.prepare();
            let with_work = |number| (number, units.work(number));
            let mut by_work: Vec<_> = numbers.into_par_iter().map(with_work).collect();
            by_work.sort_by_key(|&(number, work)| (Reverse(work), number));
            tell(Event::Begun(by_work.clone()));
            let count = |workspaces: &mut Workspaces, (number, _)| {
                if !is_stopped.load(Ordering::Relaxed) {
                    let thirds = units.count(number, workspaces, &mut Silent);
                    tell(Event::Counted { number, thirds });
                }
            };
            by_work
                .into_par_iter()
                .for_each_init(Workspaces::default, count);
        });
        let mut result = Ok(());
        loop {
            let event = match events.recv_timeout(TICK) {
                Ok(event) => event,
                Err(RecvTimeoutError::Timeout) => Event::Tick,
                Err(RecvTimeoutError::Disconnected) => return result,
            };
            // What is counted after an error is still worth keeping, if it can be kept.
            if let Err(error) = watch(event)
                && result.is_ok()
            {
                is_stopped.store(true, Ordering::Relaxed);
                result = Err(error);
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::known::SOLUTIONS;
    use crate::chapters::chapter11::cutting::unit_list::Grain;

    #[test]
    fn every_unit_is_counted_once_and_the_largest_first() {
        let units = Units::new(12, Grain::Fine);
        let (mut total, mut begun) = (0, Vec::new());
        let watch = |event| -> Result<(), ()> {
            match event {
                Event::Begun(units) => begun = units,
                Event::Counted { thirds, .. } => total += thirds,
                Event::Tick => {}
            }
            Ok(())
        };
        run(&units, (0..units.how_many()).collect(), watch).unwrap();
        assert_eq!(total, 3 * SOLUTIONS[12]);
        assert_eq!(begun.len(), units.how_many());
        assert!(begun.is_sorted_by_key(|&(_, work)| Reverse(work)));
    }

    #[test]
    fn an_error_stops_it_and_what_is_counted_is_told_still() {
        let units = Units::new(14, Grain::Fine);
        let mut counted = 0;
        let watch = |event| match event {
            Event::Counted { .. } => {
                counted += 1;
                Err("enough")
            }
            _ => Ok(()),
        };
        assert_eq!(
            run(&units, (0..units.how_many()).collect(), watch),
            Err("enough")
        );
        let in_flight = rayon::current_num_threads();
        assert!((1..=1 + AHEAD + in_flight).contains(&counted), "{counted}");
    }
}
