//! Numbers and times as a person reads them, and tables of them.

pub mod html;
pub mod table;

use std::fmt::Display;
use std::time::Duration;

/// A count with its thousands set apart: `35,539`.
pub fn grouped(count: impl Into<u128>) -> String {
    let digits = count.into().to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A measured time with three significant digits and the unit that suits it: `61.3 µs`.
pub fn time(time: Duration) -> String {
    seconds(time.as_secs_f64())
}

/// The same for seconds that may be parts of a nanosecond: `0.35 ns`.
pub fn seconds(seconds: f64) -> String {
    let (value, unit) = match seconds {
        s if s < 1e-6 => (s * 1e9, "ns"),
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    let decimals = match value {
        v if v < 9.995 => 2,
        v if v < 99.95 => 1,
        _ => 0,
    };
    format!("{value:.decimals$} {unit}")
}

/// An estimated time, in words that do not claim more than an estimate can: `about 9 minutes`.
pub fn about(seconds: f64) -> String {
    const MINUTE: f64 = 60.0;
    const HOUR: f64 = 60.0 * MINUTE;
    const DAY: f64 = 24.0 * HOUR;
    const YEAR: f64 = 365.25 * DAY;
    let (value, unit) = match seconds {
        s if s < 2.0 * MINUTE => (s, "second"),
        s if s < 2.0 * HOUR => (s / MINUTE, "minute"),
        s if s < 2.0 * DAY => (s / HOUR, "hour"),
        s if s < 2.0 * YEAR => (s / DAY, "day"),
        s => (s / YEAR, "year"),
    };
    match value.round() {
        0.0 => "under a second".to_owned(),
        1.0 => format!("about 1 {unit}"),
        large if large >= 1e6 => format!("about {large:.0e} {unit}s"),
        value => format!("about {} {unit}s", grouped(value as u64)),
    }
}

/// How many times `new` is as fast as `old`: `12.3 ×`.
pub fn speed_up(old: Duration, new: Duration) -> String {
    // A coarse clock may not have seen the shorter one.
    let seconds = |time: Duration| time.as_secs_f64().max(1e-9);
    times(seconds(old) / seconds(new))
}

/// A ratio with three significant digits: `12.3 ×`, `1,234 ×`.
pub fn times(ratio: f64) -> String {
    match ratio {
        r if r < 9.995 => format!("{r:.2} ×"),
        r if r < 99.95 => format!("{r:.1} ×"),
        r => format!("{} ×", grouped(r.round() as u128)),
    }
}

/// An amount of memory or data: `9.09 kB`, `1.21 GB`.
pub fn bytes(bytes: u64) -> String {
    let (value, unit) = match bytes as f64 {
        b if b < 1e3 => return format!("{bytes} bytes"),
        b if b < 1e6 => (b / 1e3, "kB"),
        b if b < 1e9 => (b / 1e6, "MB"),
        b if b < 1e12 => (b / 1e9, "GB"),
        b => (b / 1e12, "TB"),
    };
    let decimals = match value {
        v if v < 9.995 => 2,
        v if v < 99.95 => 1,
        _ => 0,
    };
    format!("{value:.decimals$} {unit}")
}

/// An amount of memory, in MiB without decimals, or in GiB with one.
pub fn memory(bytes: f64) -> String {
    let mib = bytes / f64::from(1 << 20);
    if mib < 1024.0 {
        format!("{mib:.0} MiB")
    } else {
        format!("{:.1} GiB", mib / 1024.0)
    }
}

/// Several things in a row: `4, 6 and 8`.
pub fn listed(things: &[impl Display]) -> String {
    let texts: Vec<String> = things.iter().map(|thing| thing.to_string()).collect();
    match texts.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => texts.concat(),
    }
}

/// A share in percent: `0.4 %`, `12 %`.
pub fn percent(share: f64) -> String {
    let percent = share * 100.0;
    let decimals = if percent < 9.95 { 1 } else { 0 };
    format!("{percent:.decimals$} %")
}

/// `text` with all escaped that would steer a terminal, or hide: control characters, line ends among
/// them, and what turns the direction of writing.
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            // Marks of width 0, line separators, and directions.
            '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}' => {
                shown.extend(character.escape_unicode());
            }
            _ if character.is_control() => shown.extend(character.escape_default()),
            _ => shown.push(character),
        }
    }
    shown
}

/// Enough of a reader's `text` to recognize it in a one-line message.
pub fn shortened(text: &str) -> String {
    const ENOUGH: usize = 30;
    match text.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A word that is `one` for a count of 1, and `many` for others.
pub fn plural(count: u64, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(grouped(0u64), "0");
        assert_eq!(grouped(999u64), "999");
        assert_eq!(grouped(1_000u64), "1,000");
        assert_eq!(grouped(27_358_553u64), "27,358,553");
    }

    #[test]
    fn times_have_three_digits() {
        let texts = [0.0, 9.1e-8, 6.134e-5, 0.02, 0.9996, 1.6, 68.0, 612.0]
            .map(|seconds| time(Duration::from_secs_f64(seconds)));
        let expected = [
            "0.00 ns", "91.0 ns", "61.3 µs", "20.0 ms", "1000 ms", "1.60 s", "68.0 s", "612 s",
        ];
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_speed_up_is_above_1_if_the_new_time_is_shorter() {
        let micros = Duration::from_micros;
        assert_eq!(speed_up(micros(208), micros(61)), "3.41 ×");
        assert_eq!(speed_up(micros(61), micros(208)), "0.29 ×");
        assert_eq!(speed_up(micros(5000), micros(2)), "2,500 ×");
        assert_eq!(speed_up(micros(1), Duration::ZERO), "1,000 ×");
    }

    #[test]
    fn parts_of_a_nanosecond_are_kept() {
        assert_eq!([3.47e-10, 9.14e-8].map(seconds), ["0.35 ns", "91.4 ns"]);
    }

    #[test]
    fn ratios_have_three_digits() {
        let texts = [0.5, 9.994, 9.996, 99.94, 99.96, 1234.4].map(times);
        let expected = ["0.50 ×", "9.99 ×", "10.0 ×", "99.9 ×", "100 ×", "1,234 ×"];
        assert_eq!(texts, expected);
    }

    #[test]
    fn bytes_have_three_digits() {
        let texts = [
            0,
            999,
            1_234,
            99_949,
            1_500_000,
            2_000_000_000,
            3_000_000_000_000,
        ]
        .map(bytes);
        let expected = [
            "0 bytes",
            "999 bytes",
            "1.23 kB",
            "99.9 kB",
            "1.50 MB",
            "2.00 GB",
            "3.00 TB",
        ];
        assert_eq!(texts, expected);
    }

    #[test]
    fn memory_has_the_unit_that_suits_it() {
        let mib = f64::from(1 << 20);
        let texts = [50.4, 1023.0, 2683.0].map(|size| memory(size * mib));
        assert_eq!(texts, ["50 MiB", "1023 MiB", "2.6 GiB"]);
    }

    #[test]
    fn the_last_of_several_comes_after_an_and() {
        assert_eq!(listed(&[0; 0]), "");
        assert_eq!(listed(&[4]), "4");
        assert_eq!(listed(&[4, 6]), "4 and 6");
        assert_eq!(listed(&[4, 6, 8]), "4, 6 and 8");
    }

    #[test]
    fn what_would_steer_a_terminal_is_escaped() {
        let texts = [
            "red \u{1b}[31m",
            "a\r\nb\tc",
            "\u{9b}2J",
            "\u{202e}gpj.exe",
            "\u{7f}\u{0}",
        ];
        let expected = [
            r"red \u{1b}[31m",
            r"a\r\nb\tc",
            r"\u{9b}2J",
            r"\u{202e}gpj.exe",
            r"\u{7f}\u{0}",
        ];
        assert_eq!(texts.map(printable), expected);
        let harmless = "C:\\a \"b\" 'c' é 한글 ♛ 8.25 µs";
        assert_eq!(printable(harmless), harmless);
    }

    #[test]
    fn shares_are_percents() {
        assert_eq!(
            [0.0041, 0.0996, 0.5].map(percent),
            ["0.4 %", "10 %", "50 %"]
        );
    }

    #[test]
    fn estimates_are_round() {
        let texts = [0.2, 1.2, 70.0, 500.0, 7000.0, 1e5, 1e6, 1e9, 1e16, 1e60].map(about);
        let expected = [
            "under a second",
            "about 1 second",
            "about 70 seconds",
            "about 8 minutes",
            "about 117 minutes",
            "about 28 hours",
            "about 12 days",
            "about 32 years",
            "about 3e8 years",
            "about 3e52 years",
        ];
        assert_eq!(texts, expected);
    }
}
