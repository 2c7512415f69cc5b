//! What the place that we print to can show.

use std::env;
use std::io::{self, IsTerminal};

use terminal_size::{Height, Width};

/// Standard output, as far as drawing depends on it.
#[derive(Debug, Clone, Copy)]
pub struct Terminal {
    /// Columns and rows of characters; `None` if the output is a file or a pipe.
    pub size: Option<(usize, usize)>,
}

impl Terminal {
    /// Looks at standard output.
    pub fn of_standard_output() -> Self {
        let size = io::stdout()
            .is_terminal()
            .then(|| terminal_size::terminal_size_of(io::stdout()))
            .flatten()
            .map(|(Width(columns), Height(rows))| (usize::from(columns), usize::from(rows)));
        Self { size }
    }

    /// How many characters a line has room for; `None` if there is no limit.
    pub fn columns(self) -> Option<usize> {
        self.size.map(|(columns, _)| columns)
    }

    /// The width to fill with drawings: the terminal's, or 80.
    pub fn width(self) -> usize {
        self.columns().unwrap_or(80)
    }
}

/// Whether to print ASCII only, because of the environment.
pub fn is_ascii_only() -> bool {
    asks_for_ascii(|name| env::var(name).ok())
}

/// Whether the environment says that the terminal shows ASCII only: a dumb terminal, or a locale
/// that names another character set than UTF-8. The first of the locale variables that is set counts.
fn asks_for_ascii(variable: impl Fn(&str) -> Option<String>) -> bool {
    if variable("TERM").is_some_and(|term| term == "dumb") {
        return true;
    }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"];
    let locale = names
        .into_iter()
        .filter_map(&variable)
        .find(|value| !value.is_empty());
    locale.is_some_and(|locale| {
        let locale = locale.to_lowercase();
        !locale.contains("utf-8") && !locale.contains("utf8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ascii_under(variables: &[(&str, &str)]) -> bool {
        asks_for_ascii(|name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_may_ask_for_ascii() {
        assert!(ascii_under(&[("TERM", "dumb"), ("LANG", "en_US.UTF-8")]));
        assert!(ascii_under(&[("LC_ALL", "C"), ("LANG", "en_US.UTF-8")]));
        assert!(ascii_under(&[("LANG", "ko_KR.eucKR")]));
    }

    #[test]
    fn otherwise_boards_are_drawn_in_unicode() {
        assert!(!ascii_under(&[]));
        assert!(!ascii_under(&[("TERM", "xterm"), ("LANG", "ko_KR.UTF-8")]));
        assert!(!ascii_under(&[("LC_ALL", ""), ("LANG", "C.utf8")]));
    }
}
