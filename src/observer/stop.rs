//! Leaving a search early, without the stages knowing of it.
//!
//! A listing that only needs ten solutions, or whose reader closed the pipe, should not wait for
//! the search to end. Threading a "shall I go on?" through every stage would blur the code that
//! the chapters teach. Instead the observer unwinds the stack, silently, to where the search began.

use std::panic::{self, AssertUnwindSafe};

/// What the unwinding carries, so that a true panic is never mistaken for it.
struct Stopped;

/// Leaves the search that is running under [`until_stopped`]. Call it from an observer.
pub fn stop_search() -> ! {
    // Unlike `panic!`, this prints nothing.
    panic::resume_unwind(Box::new(Stopped))
}

/// Runs `search`; `None` if an observer left it by [`stop_search`].
///
/// # Panics
///
/// If `search` panics for any other reason, the panic goes on.
pub fn until_stopped<T>(search: impl FnOnce() -> T) -> Option<T> {
    // What a stopped search leaves half-done is its own board, which is dropped with it.
    match panic::catch_unwind(AssertUnwindSafe(search)) {
        Ok(result) => Some(result),
        Err(payload) if payload.is::<Stopped>() => None,
        Err(payload) => panic::resume_unwind(payload),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_that_ends_gives_its_result() {
        assert_eq!(until_stopped(|| 92), Some(92));
    }

    #[test]
    fn a_stopped_search_gives_nothing() {
        assert_eq!(until_stopped(|| stop_search()), None::<u64>);
    }

    #[test]
    #[should_panic(expected = "a real one")]
    fn a_real_panic_goes_on() {
        until_stopped(|| panic!("a real one"));
    }
}
