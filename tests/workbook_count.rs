//! Promise: `workbook count` is right with any number of threads, and refuses in one line what it
//! cannot do.

mod support;

use std::fs;
use std::process::Command;

use nqueens::board::known::SOLUTIONS;
use nqueens::chapters::chapter11::sending::result_line::ResultLine;
use support::place::{Place, WORKBOOK, json, lines, refusal, solutions};
use support::{run, run_with_input};

#[test]
fn counts_are_right_with_any_number_of_threads() {
    for n in [0, 1, 2, 3, 8, 13, 14, 15] {
        for threads in ["1", "2", "7"] {
            let n_text = n.to_string();
            let ran = run(
                WORKBOOK,
                &["count", &n_text, "--threads", threads, "--json"],
            );
            assert_eq!(solutions(&ran), SOLUTIONS[n], "N = {n}, {threads} threads");
            assert_eq!(json(&ran)["threads"].to_string(), threads);
        }
    }
}

#[test]
fn what_is_asked_wrongly_is_refused_in_one_line() {
    let place = Place::new();
    let folder = place.0.path().to_str().unwrap();
    let missing = place.file("no/checkpoint");
    let askings: [&[&str]; 7] = [
        &["count", "23"],
        &["count", "28"],
        &["count", "8", "--threads", "0"],
        &["count", "8", "--threads", "two"],
        &["count", "8", "--progress", "loud"],
        &["count", "8", "--checkpoint", folder],
        &["count", "8", "--checkpoint", missing.to_str().unwrap()],
    ];
    let table = askings.map(|asking| place.portable(&refusal(asking, "")));
    insta::assert_snapshot!("asked_wrongly", table.join("\n"));
}

/// The checksum of a wrong result fits. But the total is known.
#[test]
fn a_wrong_total_is_told_in_solutions_and_how_to_find_the_unit() {
    let place = Place::new();
    place.count("8");
    let right = fs::read_to_string(place.checkpoint()).unwrap();
    let first = lines(&right)[0];
    let ResultLine { unit, thirds } = first.trim_end().parse().unwrap();
    for (more, counted) in [(3, "93"), (1, "92 and 1/3")] {
        let thirds = thirds + more;
        let wrong = right.replace(first, &format!("{}\n", ResultLine { unit, thirds }));
        fs::write(place.checkpoint(), &wrong).unwrap();
        let ran = place.count("8");
        assert_eq!((ran.status, ran.stdout.as_str()), (1, ""));
        let line = format!(
            "error: counted {counted} solutions for N = 8, but 92 are known, so some unit is wrong: \
             count into another checkpoint, and workbook sum of it and DIR/checkpoint names the unit"
        );
        assert_eq!(place.portable(&ran.stderr), line);
        let summed = run_with_input(WORKBOOK, &["sum"], format!("{right}{wrong}").as_bytes());
        let named = format!("results disagree: unit {};", unit.number);
        assert!(summed.stderr.contains(&named), "{}", summed.stderr);
    }
}

#[test]
fn progress_is_silent_unless_standard_error_is_a_terminal() {
    for style in ["auto", "plain", "none"] {
        let ran = run(WORKBOOK, &["count", "17", "--progress", style]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{style}");
    }
}

#[test]
fn the_environment_may_not_ask_for_endless_threads_either() {
    let count = |threads| {
        let mut command = Command::new(WORKBOOK);
        command
            .args(["count", "8"])
            .env("RAYON_NUM_THREADS", threads);
        command.output().unwrap()
    };
    let refused = count("1000000");
    assert_eq!(refused.status.code(), Some(2));
    let line =
        "error: RAYON_NUM_THREADS asks for 1000000 threads: give a whole number up to 1024\n";
    assert_eq!(String::from_utf8(refused.stderr).unwrap(), line);
    for accepted in ["1", "0", "-3", "many"] {
        assert!(count(accepted).status.success(), "{accepted}");
    }
}
