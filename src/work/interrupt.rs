//! Ctrl-C, and whatever else asks a process to end.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The status of a process that was asked to end: that of a shell's command after Ctrl-C.
pub const STATUS: u8 = 130;

/// From now on, the first request to end is only noted; the second ends the process.
pub fn watch() {
    // It fails if it is called a second time, and then the first call still holds.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            process::exit(i32::from(STATUS));
        }
    });
}

/// Whether the process was asked to end.
pub fn is_requested() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}
