//! Promise: a trace shows what the search does, step by step, and every stage that lists finds the
//! same boards in the same order.

mod support;

use std::ops::ControlFlow;

use nqueens::board::placement::Placement;
use nqueens::catalogue;
use nqueens::observer::trace::Tracer;
use nqueens::observer::{Event, Placements, Recorder};
use support::size;

/// The trace of `stage` as numbered lines.
fn trace(stage: &str, n: usize) -> String {
    let (_, stage) = catalogue::stage(stage).unwrap();
    let mut lines = Vec::new();
    let mut tracer = Tracer::new(size(n), |step, _queens| {
        lines.push(format!("{:>3}  {step}", lines.len() + 1));
        ControlFlow::Continue(())
    });
    stage.observe(size(n), &mut tracer);
    lines.join("\n")
}

macro_rules! trace_in_full {
    ($($stage:ident at $n:literal)*) => {$(
        #[test]
        fn $stage() {
            insta::assert_snapshot!(stringify!($stage), trace(stringify!($stage), $n));
        }
    )*};
}

trace_in_full! {
    every_subset at 2 // at N = 4, its 65,536 boards would fill a book
    cell_by_cell at 4
    row_jump at 4
    row_by_row at 4
    attack_map at 4
    answer_array at 4
    candidate_list at 4
    column_array at 4
    diagonal_arrays at 4
    bitmasks at 4
}

#[test]
fn every_traceable_stage_has_its_trace_here() {
    let here = include_str!("traces.rs");
    for (_, stage) in catalogue::stages().filter(|(_, stage)| stage.traces) {
        assert!(
            here.contains(&format!("    {} at ", stage.name)),
            "{} is missing",
            stage.name
        );
    }
}

#[test]
fn every_stage_that_lists_finds_the_same_boards_in_lexicographic_order() {
    for n in 0..=8 {
        let mut expected: Option<Vec<Placement>> = None;
        let stages = catalogue::stages().map(|(_, stage)| stage);
        for stage in stages.filter(|stage| stage.lists && n <= stage.n_in_a_second) {
            let mut found = Vec::new();
            let mut observer = Placements::new(|placement| {
                found.push(placement);
                ControlFlow::Continue(())
            });
            stage.observe(size(n), &mut observer);
            assert!(found.is_sorted(), "{} at N = {n}", stage.name);
            let expected = expected.get_or_insert_with(|| found.clone());
            assert_eq!(&found, expected, "{} at N = {n}", stage.name);
        }
    }
}

/// Only the last queen placed is ever taken back, and no queen is placed under attack except by
/// `every_subset`, which prunes nothing.
#[test]
fn events_are_those_of_a_backtracking_search() {
    for (_, stage) in catalogue::stages().filter(|(_, stage)| stage.traces) {
        let n = 6.min(stage.n_in_a_second);
        let mut recorder = Recorder::default();
        stage.observe(size(n), &mut recorder);
        let mut queens = Vec::new();
        for event in recorder.events {
            match event {
                Event::Place { row, column } => queens.push((row, column)),
                Event::Remove { row, column } => {
                    assert_eq!(queens.pop(), Some((row, column)), "{}", stage.name);
                }
                Event::Solution => assert_eq!(queens.len(), n, "{}", stage.name),
                Event::Call | Event::Look { .. } | Event::LookMask => {}
            }
        }
        assert!(queens.is_empty(), "{}", stage.name);
    }
}

#[test]
fn a_trace_can_be_left_early() {
    let (_, stage) = catalogue::stage("diagonal_arrays").unwrap();
    let mut steps = 0;
    let mut tracer = Tracer::new(size(27), |_, _| {
        steps += 1;
        if steps == 5 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let ended = nqueens::observer::stop::until_stopped(|| stage.observe(size(27), &mut tracer));
    assert_eq!((ended, steps), (None, 5));
}
