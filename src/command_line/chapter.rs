//! The command line of a chapter's binary.

use std::io::{self, IsTerminal, Write};

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Args, Command, FromArgMatches};

use super::arguments;
use super::ascii::AsciiWriter;
use super::classes;
use super::failure::Failure;
use super::fitting::for_people;
use super::frames;
use super::limits::{PATIENCE_IN_SECONDS, Purpose, refuse};
use super::listing;
use super::standard_error::note;
use super::standard_input::{parse_board_size, read_board_size};
use super::summary;
use super::threads;
use crate::board::size::BoardSize;
use crate::catalogue;
use crate::entry::{Chapter, Stage};
use crate::system::terminal::{Terminal, is_ascii_only};

/// What a reader can ask of a chapter.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The side of the board and the number of queens, 0 to 27. Without it, a number is read from
    /// standard input if that holds any, and only the count is printed
    #[arg(value_name = "N", allow_negative_numbers = true)]
    n: Option<String>,

    /// Run this stage instead of the chapter's main one
    #[arg(long, value_name = "NAME", conflicts_with = "all")]
    stage: Option<String>,

    /// Run every stage of the chapter, with times and tallies in a table
    #[arg(long, conflicts_with_all = ["list", "boards", "trace"])]
    all: bool,

    /// Print every solution: the column of each row's queen
    #[arg(long, conflicts_with_all = ["boards", "trace"])]
    list: bool,

    /// Draw every solution
    #[arg(long, conflicts_with_all = ["trace", "json"])]
    boards: bool,

    /// Show the search step by step
    #[arg(long)]
    trace: bool,

    /// Play the trace in place, with so many milliseconds a step, if the output is a terminal
    #[arg(
        long,
        value_name = "MS",
        requires = "trace",
        conflicts_with_all = ["all", "list", "boards", "tally", "json"],
        allow_negative_numbers = true
    )]
    #[arg(value_parser = arguments::whole_number)]
    delay: Option<u64>,

    /// Stop the trace after so many steps
    #[arg(
        long,
        value_name = "K",
        requires = "trace",
        conflicts_with_all = ["all", "list", "boards", "tally"],
        allow_negative_numbers = true
    )]
    #[arg(value_parser = arguments::whole_number)]
    steps: Option<u64>,

    /// Count calls, looks, placements and removals
    #[arg(long, conflicts_with_all = ["list", "boards", "trace"])]
    tally: bool,

    /// Print the classes of placements on the middle lines that chapter 6 completes
    #[arg(long, conflicts_with_all = ["stage", "all", "list", "boards", "trace", "tally", "json"])]
    classes: bool,

    /// Count with so many threads instead of one for each core
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    #[arg(value_parser = threads::parse)]
    threads: Option<usize>,

    /// Print JSON, one object a line
    #[arg(long)]
    json: bool,

    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,

    /// Start even if it will take more than about a minute
    #[arg(long)]
    force: bool,
}

impl Arguments {
    /// Whether nothing is asked for but the count.
    fn only_count(&self) -> bool {
        let flags = [
            self.all,
            self.list,
            self.boards,
            self.trace,
            self.tally,
            self.classes,
            self.json,
        ];
        !flags.contains(&true)
    }

    /// Whether a line that is too wide may be broken: neither what programs read nor a drawing.
    fn breaks_lines(&self) -> bool {
        !(self.json || self.list || self.boards || self.trace)
    }

    /// Whether what is printed says for which N it is.
    fn names_n(&self) -> bool {
        !(self.list || self.boards || self.trace)
    }

    /// What the stage is run for.
    fn purpose(&self) -> Purpose {
        // A trace that ends after some steps is no longer than those.
        if self.trace && self.steps.is_none() {
            Purpose::Draw
        } else if self.list || self.boards || self.tally {
            Purpose::Observe
        } else {
            Purpose::Count
        }
    }

    /// For how many seconds the reader is ready to wait.
    fn patience(&self) -> f64 {
        if self.force || self.steps.is_some() {
            f64::INFINITY
        } else {
            PATIENCE_IN_SECONDS
        }
    }
}

/// The command of `chapter`, whose help lists its stages.
fn command(chapter: &Chapter) -> Command {
    let stages = chapter.stages.iter();
    let names = stages.map(|stage| PossibleValue::new(stage.name).help(stage.idea));
    Arguments::augment_args(Command::new(format!("chapter{}", chapter.number)))
        .about(format!("Chapter {}, {}", chapter.number, chapter.title))
        .version(env!("CARGO_PKG_VERSION"))
        .mut_arg("stage", |arg| {
            arg.value_parser(PossibleValuesParser::new(names))
        })
        .mut_arg("classes", |arg| arg.hide(!has_classes(chapter)))
        .mut_arg("threads", |arg| arg.hide(!has_threads(chapter)))
}

/// Whether the chapter is the one about classes.
fn has_classes(chapter: &Chapter) -> bool {
    chapter.stage("eight_fold").is_some()
}

/// Whether the chapter has a stage that uses every core.
fn has_threads(chapter: &Chapter) -> bool {
    chapter.stage("threads").is_some()
}

/// Runs the binary of chapter `number`.
pub fn run(number: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let chapter = catalogue::chapter(number).expect("each binary's chapter is in the catalogue");
    let Some(matches) = arguments::parse(command(chapter), out)? else {
        return Ok(());
    };
    let arguments = Arguments::from_arg_matches(&matches)
        .map_err(|error| Failure::BadInput(error.to_string()))?;
    let ascii = arguments.ascii || is_ascii_only();
    if arguments.breaks_lines() {
        let terminal = Terminal::of_standard_output();
        for_people(out, ascii, terminal, |out| answer(chapter, &arguments, out))
    } else if ascii {
        answer(chapter, &arguments, &mut AsciiWriter::new(out))
    } else {
        answer(chapter, &arguments, out)
    }
}

/// Does what `arguments` ask of `chapter`.
fn answer(chapter: &Chapter, arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let name = arguments.stage.as_deref().unwrap_or(chapter.main_stage);
    let stage = chapter
        .stage(name)
        .expect("only the chapter's stages are accepted");

    let asked = match &arguments.n {
        Some(text) => Some(parse_board_size(text)?),
        None => None,
    };
    let judged = match asked {
        None if !io::stdin().is_terminal() => read_board_size()?,
        _ => None,
    };
    let own = BoardSize::new(chapter.default_n).expect("default sizes are small");
    let n = asked.or(judged).unwrap_or(own);

    if arguments.classes {
        return classes::print(chapter, n, out);
    }
    if arguments.threads.is_some() && !has_threads(chapter) {
        let number = chapter.number;
        return Err(Failure::BadInput(format!(
            "chapter{number} counts with one thread: chapter10 has --threads"
        )));
    }
    if has_threads(chapter) {
        threads::set(arguments.threads)?;
    }
    if arguments.all {
        return summary::print_all(chapter, n, &summary_options(arguments), out);
    }
    refuse_to_list(stage, arguments)?;
    refuse(stage, n, arguments.purpose(), arguments.patience())?;
    if judged.is_some() && arguments.only_count() {
        writeln!(out, "{}", stage.count(n))?;
        return Ok(());
    }
    if asked.or(judged).is_none() && !arguments.names_n() {
        note(&format!("no board size was given, so N = {n}"));
    }
    show(chapter, stage, n, arguments, out)
}

/// Fails if the arguments ask for solutions or steps that `stage` does not meet one by one.
fn refuse_to_list(stage: &Stage, arguments: &Arguments) -> Result<(), Failure> {
    let asks_to_list = arguments.list || arguments.boards;
    let (what, can): (_, fn(&Stage) -> bool) = if asks_to_list && !stage.lists {
        ("list solutions", |stage| stage.lists)
    } else if arguments.trace && !stage.traces {
        ("show its steps", |stage| stage.traces)
    } else {
        return Ok(());
    };
    let last = catalogue::stages().filter(|(_, stage)| can(stage)).last();
    let (chapter, _) = last.expect("most stages can");
    Err(Failure::BadInput(format!(
        "{} cannot {what}, since each that it meets stands for several: chapter{} can",
        stage.name, chapter.number
    )))
}

fn summary_options(arguments: &Arguments) -> summary::Options {
    summary::Options {
        tally: arguments.tally,
        json: arguments.json,
        patience: arguments.patience(),
        terminal: Terminal::of_standard_output(),
    }
}

/// Runs one stage, and shows of it what was asked for.
fn show(
    chapter: &Chapter,
    stage: &Stage,
    n: BoardSize,
    arguments: &Arguments,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let terminal = Terminal::of_standard_output();
    if arguments.list && arguments.json {
        listing::print_json(stage, n, out)
    } else if arguments.list {
        listing::print_list(stage, n, out)
    } else if arguments.boards {
        listing::print_boards(stage, n, terminal, out)
    } else if arguments.trace {
        let options = frames::Options {
            delay_ms: arguments.delay,
            most_steps: arguments.steps.unwrap_or(u64::MAX),
            json: arguments.json,
            terminal,
        };
        frames::print(stage, n, &options, out)
    } else {
        summary::print_one(chapter, stage, n, &summary_options(arguments), out)
    }
}
