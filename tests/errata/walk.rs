//! Document 001's walk through N = 4.

use std::ops::ControlFlow;

use nqueens::board::placement::Square;
use nqueens::board::size::BoardSize;
use nqueens::catalogue;
use nqueens::observer::trace::{Step, Tracer};

/// With a queen on (0, 0), the text puts row 1's into column 3, finds row 2 without a place, and
/// goes back to row 0. It is column 2, (1, 2), that leaves row 2 without a place. Column 3 comes
/// after it, and row 2 then has column 1; row 3 ends that branch.
#[test]
fn row_1_tries_column_2_first_and_column_3_leaves_row_2_a_place() {
    let (_, stage) = catalogue::stage("diagonal_arrays").expect("chapter 4's stage");
    let n = BoardSize::new(4).expect("a board size");
    let mut steps = Vec::new();
    let mut tracer = Tracer::new(n, |step: Step, _: &[Square]| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    stage.observe(n, &mut tracer);

    let first_corner = Square { row: 0, column: 0 };
    let back = Step::TakenBack {
        square: first_corner,
    };
    let end = steps
        .iter()
        .position(|step| *step == back)
        .expect("the corner is left");
    let lines: Vec<String> = steps[..=end].iter().map(Step::to_string).collect();
    insta::assert_snapshot!(lines.join("\n"), @"
    queen placed on (0, 0)
    (1, 0) is blocked by the queen on (0, 0): same column
    (1, 1) is blocked by the queen on (0, 0): same diagonal
    queen placed on (1, 2)
    (2, 0) is blocked by the queen on (0, 0): same column
    (2, 1) is blocked by the queen on (1, 2): same anti-diagonal
    (2, 2) is blocked by the queen on (0, 0): same diagonal
    (2, 3) is blocked by the queen on (1, 2): same diagonal
    queen taken back from (1, 2)
    queen placed on (1, 3)
    (2, 0) is blocked by the queen on (0, 0): same column
    queen placed on (2, 1)
    (3, 0) is blocked by the queen on (0, 0): same column
    (3, 1) is blocked by the queen on (1, 3): same anti-diagonal
    (3, 2) is blocked by the queen on (2, 1): same diagonal
    (3, 3) is blocked by the queen on (0, 0): same diagonal
    queen taken back from (2, 1)
    (2, 2) is blocked by the queen on (0, 0): same diagonal
    (2, 3) is blocked by the queen on (1, 3): same column
    queen taken back from (1, 3)
    queen taken back from (0, 0)
    ");
}
