//! Wrong answers to the exercises, as a reader might write them: `mistakes rooks count 4`.

mod endings;
mod halves;
mod pairs;
mod returns;
mod rules;
mod stages;
mod states;
mod telling;
mod work;

use std::env;
use std::process::ExitCode;

use nqueens::exercises::Host;
use nqueens::observer::Observer;

type Count = fn(usize, &mut dyn Observer) -> u64;

const MISTAKES: &[(&str, Count)] = &[
    ("rooks", rules::rooks),
    ("one_diagonal", rules::one_diagonal),
    ("neighbours", rules::neighbours),
    ("columns_unchecked", rules::columns_unchecked),
    ("folded_diagonals", rules::folded_diagonals),
    ("row_reused", states::row_reused),
    ("fewer_queens", states::fewer_queens),
    ("not_taken_back", states::not_taken_back),
    ("kept_counter", states::kept_counter),
    ("kept_board", states::kept_board),
    ("empty_board_forgotten", returns::empty_board_forgotten),
    ("not_added_up", returns::not_added_up),
    ("one_too_many", returns::one_too_many),
    ("never_complete", returns::never_complete),
    ("not_doubled", halves::not_doubled),
    ("empty_board_doubled", halves::empty_board_doubled),
    ("middle_dropped", halves::middle_dropped),
    ("middle_doubled", halves::middle_doubled),
    ("table", telling::table),
    ("table_with_events", telling::table_with_events),
    ("no_calls", telling::no_calls),
    ("no_placements", telling::no_placements),
    ("no_removals", telling::no_removals),
    ("no_solutions", telling::no_solutions),
    ("few_calls", telling::few_calls),
    ("few_looks", telling::few_looks),
    ("rooks_untold", telling::rooks_untold),
    ("panics", endings::panics),
    ("endless_loop", endings::endless_loop),
    ("endless_recursion", endings::endless_recursion),
    ("exits", endings::exits),
    ("half_done", endings::half_done),
    ("talks", endings::talks),
    ("cell_by_cell", work::cell_by_cell),
    ("one_call_more", work::one_call_more),
    ("walks_first", work::walks_first),
    ("tells_one_look", work::tells_one_look),
    ("looks_at_all", work::looks_at_all),
    ("all_pairs", pairs::all_pairs),
    ("pairs_forgotten", pairs::pairs_forgotten),
    ("pairs_counted_twice", pairs::pairs_counted_twice),
    ("idle_diagonal", pairs::idle_diagonal),
    ("row_by_row", stages::row_by_row),
    ("eight_fold", stages::eight_fold),
    ("endgame", stages::endgame),
    ("batches", stages::batches),
    ("half_boards", stages::half_boards),
];

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let name = arguments.next().unwrap_or_default();
    let mut mistakes = MISTAKES.iter();
    let Some((_, count)) = mistakes.find(|(known, _)| *known == name) else {
        panic!("no mistake is called {name:?}");
    };
    Host::new().search("count", *count).run_as_asked(arguments)
}
