//! `--threads`.

use std::env;

use super::failure::Failure;

/// With it, the environment sets the number of threads; rayon reads it.
const VARIABLE: &str = "RAYON_NUM_THREADS";

/// More threads than any machine has cores; each of them takes memory.
const MOST: usize = 1024;

/// Parses a number of threads for clap.
pub fn parse(text: &str) -> Result<usize, String> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_number);
    let accepted = number.filter(|threads| (1..=MOST).contains(threads));
    accepted.ok_or_else(|| format!("give a whole number from 1 to {MOST}"))
}

/// Fails if the environment asks for more threads than this program starts. What is no number there,
/// rayon ignores.
pub fn check_environment() -> Result<(), Failure> {
    let Some(text) = env::var_os(VARIABLE) else {
        return Ok(());
    };
    let asked: Option<u128> = text.to_str().and_then(|text| text.parse().ok());
    match asked {
        Some(threads) if threads > MOST as u128 => Err(Failure::BadInput(format!(
            "{VARIABLE} asks for {threads} threads: give a whole number up to {MOST}"
        ))),
        _ => Ok(()),
    }
}

/// From now on, parallel work is done by so many threads; if none are given, by one for each core
/// that the system lets this process use, or as many as [`VARIABLE`] says.
pub fn set(threads: Option<usize>) -> Result<(), Failure> {
    // For rayon, 0 is as many as it would start by itself.
    let builder = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0));
    builder
        .build_global()
        .map_err(|error| Failure::BadInput(format!("the threads cannot be started: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_whole_numbers_from_1() {
        assert_eq!(parse("1"), Ok(1));
        assert_eq!(parse("1024"), Ok(1024));
        for other in ["0", "1025", "-1", "+2", "two", "", "99999999999999999999"] {
            assert!(parse(other).is_err(), "{other}");
        }
    }
}
