//! What document 004 says of the number of operations, beside the tallies.

use nqueens::board::size::BoardSize;
use nqueens::catalogue;
use nqueens::observer::Tally;

fn tally(stage: &str, n: usize) -> Tally {
    let (_, stage) = catalogue::stage(stage).expect("a stage of the catalogue");
    stage.tally(BoardSize::new(n).expect("a board size"))
}

/// §1: even with the check, N = 4 is said to need tens of thousands of operations.
#[test]
fn cell_by_cell_needs_no_tens_of_thousands_of_operations_at_4() {
    let Tally {
        calls,
        looks,
        placements,
        removals,
        ..
    } = tally("cell_by_cell", 4);
    insta::assert_snapshot!(calls + looks + placements + removals, @"2013");
    // Nor with a check that reads all of row, column and both diagonals, 16 squares at the most.
    assert!(calls + 16 * calls < 10_000);
}

/// §2: the row jump is said to leave overwhelmingly fewer cases. The tally of calls is not halved.
#[test]
fn the_row_jump_does_not_halve_the_calls() {
    for n in 1..=7 {
        let (before, after) = (tally("cell_by_cell", n).calls, tally("row_jump", n).calls);
        assert!(before < 2 * after, "N = {n}: {before} calls, then {after}");
    }
}
