//! `workbook units`: the units of a count, for any engine to spread.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::failure::Failure;
use super::standard_input::{is_larger_than, parse_board_size};
use crate::chapters::chapter9;
use crate::chapters::chapter11::cutting::unit_list::Grain;
use crate::chapters::chapter11::cutting::units::Units;
use crate::chapters::chapter11::sending::unit_line::UnitLine;

/// Print the work units of a count, one a line
#[derive(Debug, Args)]
pub struct Arguments {
    /// The side of the board and the number of queens, 0 to 22
    #[arg(value_name = "N", allow_negative_numbers = true)]
    n: String,

    /// How finely to cut
    #[arg(long, value_enum, value_name = "GRAIN", default_value = "coarse")]
    grain: GrainName,
}

/// A grain for clap.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum GrainName {
    /// Hundreds of units
    Coarse,
    /// A hundred times as many, each a hundredth as long
    Fine,
}

/// Prints the units that `arguments` ask for.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    if is_larger_than(&arguments.n, chapter9::LARGEST_N) {
        return Err(Failure::BadInput(format!(
            "there are units for N from 0 to {}, for the lists that they are counted from grow with N",
            chapter9::LARGEST_N
        )));
    }
    let n = parse_board_size(&arguments.n)?.get();
    let grain = match arguments.grain {
        GrainName::Coarse => Grain::Coarse,
        GrainName::Fine => Grain::Fine,
    };
    for number in 0..Units::new(n, grain).how_many() {
        writeln!(out, "{}", UnitLine { n, grain, number })?;
    }
    Ok(())
}
