//! What the place that we print to can show.

use std::env;
use std::io::{self, IsTerminal};

use terminal_size::{Height, Width};

/// An output, as far as drawing depends on it.
#[derive(Debug, Clone, Copy)]
pub struct Terminal {
    /// Columns and rows of characters. A file or a pipe has no rows, and is as wide as `COLUMNS` in the
    /// environment says; `None` if nothing says how wide that is.
    pub size: Option<(usize, usize)>,
}

impl Terminal {
    /// Looks at standard output.
    pub fn of_standard_output() -> Self {
        let is_terminal = io::stdout().is_terminal();
        let size = is_terminal.then(|| terminal_size::terminal_size_of(io::stdout()));
        Self::of(size.flatten(), env::var("COLUMNS").ok().as_deref())
    }

    /// Looks at standard error.
    pub fn of_standard_error() -> Self {
        let is_terminal = io::stderr().is_terminal();
        let size = is_terminal.then(|| terminal_size::terminal_size_of(io::stderr()));
        Self::of(size.flatten(), env::var("COLUMNS").ok().as_deref())
    }

    /// That of this size, or of as many columns as the environment says if they are fewer.
    fn of(size: Option<(Width, Height)>, columns: Option<&str>) -> Self {
        let size = size.map(|(Width(columns), Height(rows))| (columns.into(), rows.into()));
        let asked = columns.and_then(|columns| columns.parse().ok());
        let asked = asked.filter(|&columns: &usize| columns > 0);
        let size = match (size, asked) {
            (Some((columns, rows)), Some(asked)) => Some((asked.min(columns), rows)),
            (None, Some(asked)) => Some((asked, 0)),
            (size, None) => size,
        };
        Self { size }
    }

    /// How many characters a line has room for; `None` if there is no limit.
    pub fn columns(self) -> Option<usize> {
        self.size.map(|(columns, _)| columns)
    }

    /// The width that no line may exceed.
    pub fn most_columns(self) -> usize {
        self.columns().unwrap_or(usize::MAX)
    }

    /// How many rows can be drawn over.
    pub fn rows(self) -> usize {
        self.size.map_or(0, |(_, rows)| rows)
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
    fn columns_in_the_environment_narrow_every_output() {
        let terminal = Some((Width(80), Height(24)));
        let size = |size, columns| Terminal::of(size, columns).size;
        assert_eq!(size(terminal, None), Some((80, 24)));
        assert_eq!(size(terminal, Some("40")), Some((40, 24)));
        assert_eq!(size(terminal, Some("100")), Some((80, 24)));
        assert_eq!(size(None, Some("40")), Some((40, 0)));
        for nonsense in [None, Some(""), Some("0"), Some("-1"), Some("x")] {
            assert_eq!(size(None, nonsense), None);
        }
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
