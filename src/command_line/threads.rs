//! `--threads`.

use super::failure::Failure;

/// More threads than any machine has cores; each of them takes memory.
const MOST: usize = 1024;

/// Parses a number of threads for clap.
pub fn parse(text: &str) -> Result<usize, String> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_number);
    let accepted = number.filter(|threads| (1..=MOST).contains(threads));
    accepted.ok_or_else(|| format!("give a whole number from 1 to {MOST}"))
}

/// From now on, parallel work is done by so many threads; if none are given, by one for each core
/// that the system lets this process use, or as many as `RAYON_NUM_THREADS` says.
pub fn set(threads: Option<usize>) -> Result<(), Failure> {
    let Some(threads) = threads else {
        return Ok(());
    };
    let builder = rayon::ThreadPoolBuilder::new().num_threads(threads);
    builder
        .build_global()
        .map_err(|error| Failure::BadInput(format!("{threads} threads cannot be started: {error}")))
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
