//! What watches a stage work.
//!
//! Every stage tells an [`Observer`] what it does while it does it. The observer decides what
//! becomes of that: nothing ([`Silent`]), exact counts ([`Tally`]), or the events in order
//! ([`Recorder`]). So the function that is timed, the one that is counted and the one that is
//! drawn are the same function. Where several threads work, each has a tally of its own, and an
//! observer is told of their sum: see [`ParallelObserver`].

mod counting;
mod depths;
mod events;
mod parallel;
mod placements;
mod recorder;
pub mod stop;
mod tally;
pub mod trace;

pub use depths::Depths;
pub use events::{Observer, Silent};
pub use parallel::ParallelObserver;
pub use placements::Placements;
pub use recorder::{Event, Recorder};
pub use tally::Tally;
