//! Promise: every chapter keeps the contract of the online judge, BOJ 9663: N on standard input, the
//! number of solutions on standard output, and nothing else; what is no board size is refused.

mod support;

use nqueens::catalogue::CHAPTERS;
use support::{chapter, refusal, run_with_input};

#[test]
fn every_chapter_keeps_the_judges_contract() {
    for number in CHAPTERS.iter().map(|chapter| chapter.number) {
        let ran = run_with_input(chapter(number), &[], b"8");
        assert_eq!(
            (ran.status, ran.stdout.as_str(), ran.stderr.as_str()),
            (0, "92\n", ""),
            "chapter {number}"
        );
    }
}

#[test]
fn the_judge_may_write_blanks_and_line_ends() {
    for input in ["8\n", "8\r\n", "  8  \n\n", "\t8", "\n\n8"] {
        let ran = run_with_input(chapter(5), &[], input.as_bytes());
        assert_eq!((ran.status, ran.stdout.as_str()), (0, "92\n"), "{input:?}");
    }
    assert_eq!(run_with_input(chapter(5), &[], b"0").stdout, "1\n");
}

#[test]
fn a_judges_number_may_come_with_flags() {
    let ran = run_with_input(chapter(4), &["--list"], b"4\n");
    assert_eq!(ran.stdout, "1 [1, 3, 0, 2]\n2 [2, 0, 3, 1]\n");
}

#[test]
fn bad_board_sizes_are_refused_in_one_line() {
    let inputs = [
        " \n",
        "8 9",
        "8\n9\n",
        "+8",
        "-8",
        "8.5",
        "8,5",
        "eight",
        "８",
        "28",
        "18446744073709551616",
        "\u{0}",
    ];
    let mut table = String::new();
    for input in inputs {
        let line = refusal(run_with_input(chapter(4), &[], input.as_bytes()));
        table += &format!("{input:?}\n    {line}\n");
    }
    insta::assert_snapshot!("bad_board_sizes", table);
}

#[test]
fn input_that_is_no_text_or_endless_is_refused() {
    refusal(run_with_input(chapter(4), &[], &[0xff, 0xfe]));
    refusal(run_with_input(chapter(4), &[], &[b'1'; 100_000]));
    // What was cut off after 1,024 bytes would be another number.
    refusal(run_with_input(
        chapter(4),
        &[],
        format!("{:>1025}", "27").as_bytes(),
    ));
    refusal(run_with_input(
        chapter(4),
        &[],
        format!("8{:>1100}", "9").as_bytes(),
    ));
}
