//! The reader's side: calls the functions of an exercise file, as its program is asked to.

use std::any::Any;
use std::env;
use std::fmt::Debug;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Component, Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread;

use serde::de::DeserializeOwned;

use super::call::call;
use super::protocol::{self, Outcome, Told};
use super::witness::Witness;
use crate::observer::Observer;

/// The first argument of a run whose answers the checker reads.
pub const FOR_CHECKER: &str = "--for-checker";

/// Room for any search here, and little enough that a recursion without end is soon noticed.
const STACK_BYTES: usize = 16 << 20;

type Answer = (String, Option<Told>);
type Call = Box<dyn Fn(&str) -> Result<Answer, serde_json::Error> + Send>;

/// The functions of an exercise file, by name.
///
/// `exercise2 count 4 5` calls `count(4)` and `count(5)`, and prints what they return.
#[derive(Default)]
pub struct Host {
    functions: Vec<(&'static str, Call)>,
}

impl Host {
    /// A host without functions.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a search, which is watched.
    pub fn search(
        self,
        name: &'static str,
        count: impl Fn(usize, &mut dyn Observer) -> u64 + Send + 'static,
    ) -> Self {
        self.add(name, move |n: usize| {
            let mut witness = Witness::new(n);
            let solutions = count(n, &mut witness);
            (format!("{solutions:?}"), Some(witness.told()))
        })
    }

    /// Adds a function of one argument, which is a tuple if several are needed.
    pub fn function<I: DeserializeOwned, A: Debug>(
        self,
        name: &'static str,
        function: impl Fn(I) -> A + Send + 'static,
    ) -> Self {
        self.add(name, move |input: I| {
            (format!("{:?}", function(input)), None)
        })
    }

    fn add<I: DeserializeOwned>(
        mut self,
        name: &'static str,
        function: impl Fn(I) -> Answer + Send + 'static,
    ) -> Self {
        let call = move |arguments: &str| Ok(function(serde_json::from_str(arguments)?));
        self.functions.push((name, Box::new(call)));
        self
    }

    /// Calls what the process's arguments name.
    pub fn run(self) -> ExitCode {
        self.run_as_asked(env::args().skip(1))
    }

    /// Calls the function that `arguments` names first, once with each of those that follow.
    pub fn run_as_asked(self, arguments: impl IntoIterator<Item = String>) -> ExitCode {
        let mut arguments = arguments.into_iter().peekable();
        let for_checker = arguments.next_if(|first| first == FOR_CHECKER).is_some();
        let name = arguments.next().unwrap_or_default();
        let names: Vec<&str> = self.functions.iter().map(|(name, _)| *name).collect();
        let Some(index) = names.iter().position(|&known| known == name) else {
            let names = names.join(", ");
            return fail(&format!(
                "name a function and its arguments, as in `count 4`: there are {names}"
            ));
        };
        let (name, call) = self.functions.into_iter().nth(index).expect("just found");
        let calls: Vec<String> = arguments.collect();

        // The main thread's stack has a size that differs from machine to machine.
        let thread = thread::Builder::new().stack_size(STACK_BYTES);
        let answer_all = move || {
            if for_checker {
                answer_checker(&call, &calls)
            } else {
                print_answers(name, &call, &calls)
            }
        };
        let status = thread.spawn(answer_all).map(|thread| thread.join());
        match status {
            Ok(Ok(status)) => status,
            // The panic has been reported on standard error.
            Ok(Err(_panic)) => ExitCode::FAILURE,
            Err(error) => fail(&format!("cannot start a thread: {error}")),
        }
    }
}

/// Prints what each call returns, for the reader.
fn print_answers(name: &str, function: &Call, calls: &[String]) -> ExitCode {
    for arguments in calls {
        match function(arguments) {
            Ok((answer, told)) => {
                say(&format!("{} = {answer}", call(name, arguments)));
                if let Some(Told {
                    tally, solutions, ..
                }) = told
                {
                    say(&format!(
                        "    calls {}, looks {}, placements {}, removals {}, solutions {solutions}",
                        tally.calls, tally.looks, tally.placements, tally.removals
                    ));
                }
            }
            Err(error) => return fail(&format!("{arguments:?} does not fit {name}: {error}")),
        }
    }
    ExitCode::SUCCESS
}

/// Reports what becomes of each call, for the checker; a panic is the last.
fn answer_checker(function: &Call, calls: &[String]) -> ExitCode {
    static PLACE: Mutex<String> = Mutex::new(String::new());
    panic::set_hook(Box::new(|panic| {
        if let (Some(location), Ok(mut place)) = (panic.location(), PLACE.lock()) {
            let file = without_detours(Path::new(location.file()));
            *place = format!("{}:{}", file.display(), location.line());
        }
    }));
    for arguments in calls {
        // Whatever a panic leaves half-done is not used again.
        let outcome = match panic::catch_unwind(AssertUnwindSafe(|| function(arguments))) {
            Ok(Ok((answer, told))) => Outcome::Returned { answer, told },
            Ok(Err(error)) => return fail(&format!("{arguments} does not fit: {error}")),
            Err(payload) => Outcome::Panicked {
                message: message(payload.as_ref()),
                place: PLACE.lock().map(|place| place.clone()).unwrap_or_default(),
            },
        };
        // The reader's function may have printed a line without an end.
        say(&format!("\n{}", protocol::line(&outcome)));
        if matches!(outcome, Outcome::Panicked { .. }) {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// `path` without any `folder/..` in it, which the chapters' files have in theirs.
fn without_detours(path: &Path) -> PathBuf {
    let mut direct = PathBuf::new();
    for part in path.components() {
        let ends_in_folder = matches!(direct.components().next_back(), Some(Component::Normal(_)));
        if part == Component::ParentDir && ends_in_folder {
            direct.pop();
        } else {
            direct.push(part);
        }
    }
    direct
}

/// What the panic said.
fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned());
    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "no message".to_owned())
}

/// A line on standard output. Nothing is left to be done if it is closed.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

fn fail(line: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "error: {line}");
    ExitCode::from(2)
}
