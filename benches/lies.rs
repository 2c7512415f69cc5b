//! `cargo bench --bench lies`: five ways to lie with a benchmark, each beside the honest figure.
//!
//! The page "Measuring" of the book tells what goes wrong in each.

use std::hint::black_box;
use std::time::{Duration, Instant};

use nqueens::board::placement::Placement;
use nqueens::board::size::BoardSize;
use nqueens::catalogue;
use nqueens::entry::Stage;
use nqueens::text;

fn main() {
    throw_the_result_away();
    let_the_compiler_know_the_input();
    time_the_first_run();
    compare_a_bad_moment_with_a_good_one();
    choose_the_size_that_suits();
}

fn stage(name: &str) -> &'static Stage {
    catalogue::stage(name).expect("a stage of the catalogue").1
}

fn size(n: usize) -> BoardSize {
    BoardSize::new(n).expect("a small board")
}

fn time(run: impl FnOnce()) -> Duration {
    let start = Instant::now();
    run();
    start.elapsed()
}

/// Sorted times of many runs.
fn times(stage: &Stage, n: usize) -> Vec<Duration> {
    let mut times: Vec<Duration> = (0..201)
        .map(|_| time(|| _ = stage.count(size(n))))
        .collect();
    times.sort();
    times
}

fn median(times: &[Duration]) -> Duration {
    times[times.len() / 2]
}

fn print(lie: &str, told: &str, honest: &str) {
    println!("{lie}\n  told    {told}\n  honest  {honest}\n");
}

// ANCHOR: throw_away
fn throw_the_result_away() {
    const RUNS: u64 = 1_000_000;
    /// Some arithmetic without any effect but its result.
    fn mix(mut x: u64) -> u64 {
        for _ in 0..10 {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
        }
        x
    }
    let told = time(|| (0..RUNS).for_each(|x| _ = mix(x)));
    let honest = time(|| (0..RUNS).for_each(|x| _ = black_box(mix(x))));
    let of = |time| format!("a million calls in {}", text::time(time));
    print("Throw the result away", &of(told), &of(honest));
}
// ANCHOR_END: throw_away

// ANCHOR: known_input
fn let_the_compiler_know_the_input() {
    const RUNS: u64 = 1_000_000;
    /// Whether queens in these columns of four rows attack each other.
    fn is_solution(answer: [usize; 4]) -> bool {
        (0..4).all(|i| {
            (0..i).all(|j| answer[i] != answer[j] && answer[i].abs_diff(answer[j]) != i - j)
        })
    }
    let told = time(|| (0..RUNS).for_each(|_| _ = black_box(is_solution([2, 0, 3, 1]))));
    let honest = time(|| {
        (0..RUNS).for_each(|_| _ = black_box(is_solution(black_box([2, 0, 3, 1]))));
    });
    assert!(Placement::new(vec![2, 0, 3, 1]).is_solution());
    let of = |time| format!("a million checks in {}", text::time(time));
    print("Let the compiler know the input", &of(told), &of(honest));
}
// ANCHOR_END: known_input

// ANCHOR: first_run
fn time_the_first_run() {
    let stage = stage("candidate_list");
    let first = time(|| _ = stage.count(size(6)));
    let later = median(&times(stage, 6));
    let of = |when, time| format!("{when} {} of {} at N = 6", text::time(time), stage.name);
    let (told, honest) = (of("the first run:", first), of("the median run:", later));
    print("Time the first run", &told, &honest);
}
// ANCHOR_END: first_run

// ANCHOR: bad_moment
fn compare_a_bad_moment_with_a_good_one() {
    let (before, after) = (stage("bitmasks"), stage("bitmasks")); // nothing was changed
    let (before, after) = (times(before, 8), times(after, 8));
    let (worst, best) = (before[before.len() - 1], after[0]);
    let told = format!("{} faster", text::speed_up(worst, best));
    let honest = format!("{} faster", text::speed_up(median(&before), median(&after)));
    print("Compare a bad moment with a good one", &told, &honest);
}
// ANCHOR_END: bad_moment

// ANCHOR: size_that_suits
fn choose_the_size_that_suits() {
    let (attack_map, bitmasks) = (stage("attack_map"), stage("bitmasks"));
    let speed_up = |n| text::speed_up(median(&times(attack_map, n)), median(&times(bitmasks, n)));
    let of = |n| {
        format!(
            "bitmasks is {} as fast as attack_map at N = {n}",
            speed_up(n)
        )
    };
    print("Choose the size that suits", &of(3), &of(11));
}
// ANCHOR_END: size_that_suits
