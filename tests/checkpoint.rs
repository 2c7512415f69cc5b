//! Promise: a count can be stopped, killed and resumed, and nothing that was counted is lost, counted
//! twice, or taken for something else.

mod support;

use std::fs::{self, File};
use std::process::Command;
use std::thread;
use std::time::Duration;

use nqueens::board::known::SOLUTIONS;
use nqueens::chapters::chapter11::sending::result_line::ResultLine;
use support::place::{Place, WORKBOOK, json, lines, solutions};
use support::{run, run_with_input};

#[test]
fn a_count_goes_on_from_its_checkpoint() {
    let place = Place::new();
    let whole = json(&place.count("12"));
    assert_eq!(whole["units_counted"], whole["units"]);
    let text = fs::read_to_string(place.checkpoint()).unwrap();
    let units = lines(&text).len();
    assert_eq!(whole["units"], units);

    let done = json(&place.count("12"));
    assert_eq!(
        (&done["units_counted"], &done["solutions"]),
        (&0.into(), &14_200.into())
    );
    assert_eq!(fs::read_to_string(place.checkpoint()).unwrap(), text);

    // Half of it, and a line that was being written when the power failed.
    let half = lines(&text)[..units / 2].concat();
    for torn in [
        "",
        "q",
        "queens-1 12 fi",
        &lines(&text)[0][..20],
        "queens-1 12 \0\0",
    ] {
        fs::write(place.checkpoint(), format!("{half}{torn}")).unwrap();
        let rest = json(&place.count("12"));
        assert_eq!(rest["units_counted"], units - units / 2, "{torn}");
        assert_eq!(rest["solutions"], 14_200);
    }
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let place = Place::new();
    place.count("8");
    let ours = fs::read_to_string(place.checkpoint()).unwrap();
    let second = lines(&ours)[1];
    let other_n = Place::new();
    other_n.count("9");
    let other_n = fs::read_to_string(other_n.checkpoint()).unwrap();
    let coarse = run_with_input(WORKBOOK, &["run-units"], b"queens-1 8 coarse 0\n").stdout;

    let (number, result) = second.split_once(" = ").unwrap();
    let (thirds, _) = result.split_once(' ').unwrap();
    let result = |unit: &str| {
        let unit = unit.parse().unwrap();
        format!("{}\n", ResultLine { unit, thirds: 1000 })
    };
    let others = [
        other_n,
        coarse,
        ours.replace(second, &second.replace("queens-1", "queens-2")),
        ours.replace(second, &second.replace(number, "queens-1 8 fine 3")),
        ours.replace(second, &second.replace(&format!(" {thirds} "), " 7 ")),
        ours.replace(second, "\n"),
        format!("{ours}a letter to my aunt"),
        "a letter to my aunt".to_owned(),
        "a letter to my aunt\n".to_owned(),
        // Line ends of an old system: all results in one line.
        ours.replace('\n', "\r"),
        "queens-1 8 fine hello my diary".to_owned(),
        "\u{1}".to_owned(),
        // Another result of a unit; and one of a unit that does not exist.
        format!("{ours}{}", result("queens-1 8 fine 0")),
        format!("{ours}{}", result("queens-1 8 fine 777")),
    ];
    let lines: Vec<String> = others
        .iter()
        .map(|other| place.refusal(other.as_bytes()))
        .collect();
    insta::assert_snapshot!("refused_checkpoints", lines.join("\n"));
    place.refusal(b"\xff\xfe\n");
}

#[test]
fn of_two_processes_with_one_checkpoint_the_second_is_refused() {
    let place = Place::new();
    let file = File::create(place.checkpoint()).unwrap();
    file.lock().unwrap();
    let ran = place.count("8");
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
    let line = "error: DIR/checkpoint: another process is counting with it";
    assert_eq!(place.portable(&ran.stderr), line);
    drop(file);
    assert_eq!(solutions(&place.count("8")), 92);
}

/// Starts a count of N = 16 and kills it after some of the time that it takes, then goes on.
fn kill_and_go_on(times: u32) {
    // Too short a time kills it before the first unit, too long a time after the last: both are fine.
    const LONGEST: u32 = 200;
    let mut killed_in_between = 0;
    for time in 0..times {
        let place = Place::new();
        let mut process = place.start("16");
        let milliseconds = LONGEST * time / times;
        thread::sleep(Duration::from_millis(milliseconds.into()));
        process.kill().unwrap();
        process.wait().unwrap();
        let kept = fs::read_to_string(place.checkpoint()).unwrap_or_default();
        let kept = lines(&kept)
            .iter()
            .filter(|line| line.ends_with('\n'))
            .count();

        let ran = place.count("16");
        assert_eq!(solutions(&ran), SOLUTIONS[16], "after {milliseconds} ms");
        let json = json(&ran);
        let units = json["units"].as_u64().unwrap();
        assert_eq!(json["units_counted"], units - kept as u64);
        killed_in_between += u32::from(kept > 0 && (kept as u64) < units);
    }
    assert!(
        killed_in_between > times / 10,
        "{killed_in_between} of {times}"
    );
}

#[test]
fn a_killed_count_goes_on() {
    kill_and_go_on(10);
}

#[test]
#[ignore = "takes half a minute; CI runs it"]
fn a_count_that_is_killed_a_hundred_times_is_right_every_time() {
    kill_and_go_on(100);
}

#[cfg(unix)]
#[test]
fn a_count_that_is_asked_to_end_says_how_to_go_on() {
    use std::io::Read;

    for signal in ["-INT", "-TERM"] {
        let place = Place::new();
        let mut process = place.start("18");
        while !fs::read_to_string(place.checkpoint()).is_ok_and(|text| !text.is_empty()) {
            thread::sleep(Duration::from_millis(10));
        }
        let kill = Command::new("kill")
            .args([signal, &process.id().to_string()])
            .status();
        assert!(kill.unwrap().success());
        assert_eq!(process.wait().unwrap().code(), Some(130));
        let mut said = String::new();
        process.stderr.unwrap().read_to_string(&mut said).unwrap();
        let said = place.portable(&said);
        assert!(said.starts_with("interrupted: stopped with "), "{said}");
        assert!(
            said.ends_with("to go on, workbook count 18 --checkpoint DIR/checkpoint"),
            "{said}"
        );
        // Whole lines only.
        assert!(
            fs::read_to_string(place.checkpoint())
                .unwrap()
                .ends_with('\n')
        );
    }
}

/// A full disk is too slow to make; a file that must not grow any more fails in the same way.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_loses_nothing() {
    let place = Place::new();
    let path = place.checkpoint();
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" count 16 --checkpoint \"$1\"";
    let ran = run("sh", &["-c", script, WORKBOOK, path.to_str().unwrap()]);
    assert_eq!((ran.status, ran.stdout.as_str()), (1, ""), "{}", ran.stderr);
    assert_eq!(
        place.portable(&ran.stderr),
        "error: DIR/checkpoint: File too large (os error 27)"
    );
    let ran = place.count("16");
    assert_eq!(solutions(&ran), SOLUTIONS[16]);
    assert!(json(&ran)["units_counted"].as_u64() < json(&ran)["units"].as_u64());
}
