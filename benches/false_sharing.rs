//! `cargo bench --bench false_sharing`: what it costs two threads to write to one cache line.
//!
//! Each thread counts in a counter of its own, which nobody else reads. Only where the counters lie
//! differs: side by side, or so far apart that they share no cache line.

use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Counters side by side: two of them are in the same cache line.
#[repr(align(128))]
#[derive(Default)]
struct Neighbours([AtomicU64; 2]);

/// A counter with a cache line to itself; two, as processors fetch lines in pairs.
#[repr(align(128))]
#[derive(Default)]
struct Alone(AtomicU64);

const COUNTS: u64 = 10_000_000;
const ROUNDS: usize = 9;

/// How long two threads take to count, each in a counter of its own.
fn time(counters: [&AtomicU64; 2]) -> Duration {
    let start = Instant::now();
    thread::scope(|scope| {
        for counter in counters {
            scope.spawn(move || {
                for _ in 0..COUNTS {
                    // An ordinary addition, but one that is written to memory every time.
                    let count = black_box(counter).load(Ordering::Relaxed);
                    counter.store(count + 1, Ordering::Relaxed);
                }
            });
        }
    });
    start.elapsed()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn main() {
    if thread::available_parallelism().map_or(1, usize::from) < 2 {
        println!("false sharing needs two cores, and this process has one");
        return;
    }
    let neighbours = Neighbours::default();
    let alone = [Alone::default(), Alone::default()];
    // In turns, so that both have the same share of whatever else the machine does.
    let (mut shared, mut apart) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let [one, other] = &neighbours.0;
        shared.push(time([one, other]));
        let [one, other] = &alone;
        apart.push(time([&one.0, &other.0]));
    }
    let each = |time: Duration| time.as_secs_f64() * 1e9 / COUNTS as f64;
    let (shared, apart) = (median(shared), median(apart));
    println!("two threads, {COUNTS} additions each, medians of {ROUNDS} rounds");
    println!(
        "  counters side by side            {:.2} ns an addition",
        each(shared)
    );
    println!(
        "  counters in lines of their own   {:.2} ns an addition",
        each(apart)
    );
    println!(
        "  {:.1} times as long",
        shared.as_secs_f64() / apart.as_secs_f64()
    );
}
