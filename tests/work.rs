//! Promise: a count can be stopped, killed, resumed and spread over processes, and nothing that was
//! counted is lost, counted twice, or taken for something else.

mod support;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use nqueens::board::known::SOLUTIONS;
use support::{Ran, run, run_with_input};
use tempfile::TempDir;

const WORKBOOK: &str = env!("CARGO_BIN_EXE_workbook");

/// A folder with a checkpoint in it, perhaps.
struct Place(TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn checkpoint(&self) -> PathBuf {
        self.file("checkpoint")
    }

    /// The arguments of a count with a checkpoint.
    fn arguments(&self, n: &str) -> Vec<String> {
        let path = self.checkpoint().to_str().unwrap().to_owned();
        [
            "count",
            n,
            "--checkpoint",
            &path,
            "--threads",
            "2",
            "--json",
        ]
        .map(str::to_owned)
        .to_vec()
    }

    fn count(&self, n: &str) -> Ran {
        let arguments = self.arguments(n);
        run(
            WORKBOOK,
            &arguments.iter().map(String::as_str).collect::<Vec<_>>(),
        )
    }

    /// A count in the background.
    fn start(&self, n: &str) -> Child {
        Command::new(WORKBOOK)
            .args(self.arguments(n))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    /// The one line with which a checkpoint that holds `contents` is refused. It stays as it is.
    fn refusal(&self, contents: &[u8]) -> String {
        fs::write(self.checkpoint(), contents).unwrap();
        let ran = self.count("8");
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{}", ran.stderr);
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        assert_eq!(fs::read(self.checkpoint()).unwrap(), contents);
        self.portable(&ran.stderr)
    }

    /// `text` without the name of the folder.
    fn portable(&self, text: &str) -> String {
        let folder = self.0.path().to_str().unwrap();
        text.replace(folder, "DIR")
            .replace('\\', "/")
            .trim_end()
            .to_owned()
    }
}

/// The JSON that a successful count printed.
fn json(ran: &Ran) -> serde_json::Value {
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    serde_json::from_str(&ran.stdout).unwrap()
}

fn solutions(ran: &Ran) -> u64 {
    json(ran)["solutions"].as_u64().unwrap()
}

/// The lines of `text`, each with its end.
fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

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
    let askings: [&[&str]; 8] = [
        &["count", "23"],
        &["count", "28"],
        &["count", "8", "--threads", "0"],
        &["count", "8", "--threads", "two"],
        &["count", "8", "--progress", "loud"],
        &["count", "8", "--checkpoint", folder],
        &["count", "8", "--checkpoint", missing.to_str().unwrap()],
        &["units", "23"],
    ];
    let mut table = String::new();
    for asking in askings {
        let ran = run(WORKBOOK, asking);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{asking:?}");
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        table += &format!("{}\n", place.portable(&ran.stderr));
    }
    // The system's own words differ.
    let table = table.replace(
        "The system cannot find the path specified. (os error 3)",
        "No such file or directory (os error 2)",
    );
    insta::assert_snapshot!("asked_wrongly", table);
}

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

#[test]
fn progress_is_silent_unless_standard_error_is_a_terminal() {
    for style in ["auto", "plain", "none"] {
        let ran = run(WORKBOOK, &["count", "17", "--progress", style]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{style}");
    }
}

/// The units of N = 12, their results, and a place for files.
struct Spread {
    results: String,
    place: Place,
}

impl Spread {
    fn new() -> Self {
        let units = run(WORKBOOK, &["units", "12"]).stdout;
        let results = run_with_input(WORKBOOK, &["run-units"], units.as_bytes());
        assert_eq!((results.status, results.stderr.as_str()), (0, ""));
        assert_eq!(lines(&units).len(), lines(&results.stdout).len());
        Self {
            results: results.stdout,
            place: Place::new(),
        }
    }

    /// What `workbook sum` says of these results.
    fn sum(&self, results: &str) -> Ran {
        let again = self.place.file("again");
        let arguments = ["sum", "--again", again.to_str().unwrap()];
        run_with_input(WORKBOOK, &arguments, results.as_bytes())
    }

    /// Why there is no total, and what is to be run again.
    fn no_total(&self, results: &str) -> (String, String) {
        let ran = self.sum(results);
        assert_eq!((ran.status, ran.stdout.as_str()), (1, ""), "{}", ran.stderr);
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        let again = fs::read_to_string(self.place.file("again")).unwrap();
        (self.place.portable(&ran.stderr), again)
    }
}

#[test]
fn units_in_any_order_and_from_any_process_add_up() {
    let spread = Spread::new();
    let mut results = lines(&spread.results);
    results.reverse();
    // Twice the same, and line ends of another system.
    let results = format!("{}{}", results.concat(), results[0]).replace('\n', "\r\n");
    let ran = spread.sum(&results);
    assert_eq!(
        (ran.status, ran.stdout.as_str(), ran.stderr.as_str()),
        (0, "14200\n", "")
    );
    assert!(!spread.place.file("again").exists());
}

#[test]
fn threads_and_grains_change_no_total() {
    for grain in ["coarse", "fine"] {
        let units = run(WORKBOOK, &["units", "11", "--grain", grain]).stdout;
        let ran = run_with_input(WORKBOOK, &["run-units", "--threads", "3"], units.as_bytes());
        let ran = run_with_input(WORKBOOK, &["sum"], ran.stdout.as_bytes());
        assert_eq!(
            (ran.stdout.as_str(), ran.stderr.as_str()),
            ("2680\n", ""),
            "{grain}"
        );
    }
}

#[test]
fn what_is_missing_damaged_or_disputed_is_named_and_can_be_run_again() {
    let spread = Spread::new();
    let all = lines(&spread.results);
    let missing = [&all[..5], &all[6..]].concat().concat();
    let (said, again) = spread.no_total(&missing);
    let line = "error: no total for N = 12: missing: unit 5; to run again: DIR/again";
    assert_eq!(
        (said.as_str(), again.as_str()),
        (line, "queens-1 12 coarse 5\n")
    );

    let damaged = spread
        .results
        .replace(all[5], &all[5].replace(" = ", " = 1"));
    let (said, again) = spread.no_total(&damaged);
    let line = "error: no total for N = 12: missing: unit 5; line 6 of standard input: the line is \
                damaged: its checksum does not fit; to run again: DIR/again";
    assert_eq!(
        (said.as_str(), again.as_str()),
        (line, "queens-1 12 coarse 5\n")
    );

    // What came back of another machine, whose memory is broken.
    let wrong = nqueens::chapters::chapter11::sending::result_line::ResultLine {
        unit: "queens-1 12 coarse 5".parse().unwrap(),
        thirds: 1,
    };
    let disputed = format!("{}{wrong}\n", spread.results);
    let (said, again) = spread.no_total(&disputed);
    let line = "error: no total for N = 12: results disagree: unit 5; to run again: DIR/again";
    assert_eq!(
        (said.as_str(), again.as_str()),
        (line, "queens-1 12 coarse 5\n")
    );

    // Run again, it is two to one.
    let again = run_with_input(WORKBOOK, &["run-units"], again.as_bytes()).stdout;
    let ran = spread.sum(&format!("{disputed}{again}"));
    assert_eq!((ran.status, ran.stdout.as_str()), (0, "14200\n"));
    assert_eq!(ran.stderr, "note: the majority was followed for unit 5\n");

    // Alone, it is believed; but the total is known.
    let wrong = spread.results.replace(all[5], &format!("{wrong}\n"));
    let ran = spread.sum(&wrong);
    assert_eq!((ran.status, ran.stdout.as_str()), (1, ""));
}

#[test]
fn results_are_never_overwritten() {
    let spread = Spread::new();
    let file = spread.place.file("results");
    fs::write(&file, lines(&spread.results)[0]).unwrap();
    let ran = run(
        WORKBOOK,
        &["sum", path_text(&file), "--again", path_text(&file)],
    );
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
    let line = "error: DIR/results holds results: write what to run again to another file";
    assert_eq!(spread.place.portable(&ran.stderr), line);
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        lines(&spread.results)[0]
    );
}

#[test]
fn what_makes_no_sense_to_sum_or_run_is_refused_in_one_line() {
    let spread = Spread::new();
    let other = run_with_input(WORKBOOK, &["run-units"], b"queens-1 8 coarse 0\n").stdout;
    let mixed = format!("{}{other}", lines(&spread.results)[0]);
    let other_version = checked(&lines(&spread.results)[0].replace("queens-1", "queens-2"));
    let endless = "9".repeat(2000);
    let askings: [(&[&str], &str); 11] = [
        (&["sum"], &other_version),
        (&["sum"], &endless),
        (&["sum"], ""),
        (&["sum"], "hello\n"),
        (&["sum"], &mixed),
        (&["sum", "no/such/file"], ""),
        (&["run-units"], "hello\n"),
        (&["run-units"], &spread.results),
        (&["run-units"], "queens-1 8 coarse 8\n"),
        (&["run-units"], "queens-2 8 coarse 0\n"),
        (&["run-units", "--threads", "0"], ""),
    ];
    let mut table = String::new();
    for (asking, input) in askings {
        let ran = run_with_input(WORKBOOK, asking, input.as_bytes());
        assert_eq!(
            (ran.status, ran.stdout.as_str()),
            (2, ""),
            "{asking:?} {input}"
        );
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        table += &ran.stderr;
    }
    let table = table.replace(
        "The system cannot find the path specified. (os error 3)",
        "No such file or directory (os error 2)",
    );
    insta::assert_snapshot!("makes_no_sense", table.trim_end());

    // What came before a bad line is not lost.
    let ran = run_with_input(WORKBOOK, &["run-units"], b"queens-1 8 coarse 0\nhello\n");
    assert_eq!((ran.status, ran.stdout), (2, other));
    let nothing = run(WORKBOOK, &["run-units"]);
    assert_eq!((nothing.status, nothing.stdout.as_str()), (0, ""));
}

/// The result in `line` with a checksum that fits.
fn checked(line: &str) -> String {
    let (said, _) = line.trim_end().rsplit_once(' ').unwrap();
    format!("{said} {:08x}\n", crc32fast::hash(said.as_bytes()))
}

/// A checkpoint is results, and can be summed.
#[test]
fn a_checkpoint_can_be_summed() {
    let place = Place::new();
    place.count("10");
    let path = place.checkpoint();
    let ran = run(WORKBOOK, &["sum", path_text(&path)]);
    assert_eq!((ran.stdout.as_str(), ran.stderr.as_str()), ("724\n", ""));
}

fn path_text(path: &Path) -> &str {
    path.to_str().unwrap()
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
