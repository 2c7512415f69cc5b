//! Parts of a page that the program writes.
//!
//! In a page, `<!--= calls row_by_row 8 -->2,057<!--/-->` is a generated part: what stands between
//! the two markers is whatever the program computes for the words in the first. Readers of the
//! rendered page see the number alone.

/// The start of an opening marker; the words follow.
const OPEN: &str = "<!--=";
/// The end of an opening marker.
const OPEN_END: &str = "-->";
/// The closing marker.
const CLOSE: &str = "<!--/-->";

/// `page` with every generated part written anew by `value`, which gets the words of its marker.
///
/// # Errors
///
/// A line that names the line number and what is wrong: a marker that is not closed, a closing one
/// without an opening one, or what `value` has to say.
pub fn rewrite(
    page: &str,
    value: impl Fn(&[&str]) -> Result<String, String>,
) -> Result<String, String> {
    let mut rewritten = String::new();
    let mut rest = page;
    while let Some(start) = rest.find(OPEN) {
        let (before, opening) = rest.split_at(start);
        check_no_stray_close(page, before)?;
        let error = |what: &str| Err(format!("line {}: {what}", line_of(page, opening)));
        let Some((opener, after_opener)) = split_after(opening, OPEN_END) else {
            return error(UNCLOSED);
        };
        let Some((old, after)) = after_opener.split_once(CLOSE) else {
            return error(UNCLOSED);
        };
        if old.contains(OPEN) {
            return error(UNCLOSED);
        }
        let words = opener[OPEN.len()..opener.len() - OPEN_END.len()].split_whitespace();
        let new = match value(&words.collect::<Vec<_>>()) {
            Ok(new) => new,
            Err(what) => return error(&what),
        };
        rewritten.push_str(before);
        if !new.starts_with('\n') && begins_a_line(&rewritten) {
            return error(
                "a comment at the start of a line would end the paragraph: wrap it otherwise",
            );
        }
        rewritten.extend([opener, &new, CLOSE]);
        rest = after;
    }
    check_no_stray_close(page, rest)?;
    rewritten.push_str(rest);
    Ok(rewritten)
}

const UNCLOSED: &str = "a generated part is not closed";

/// `text` in two, the first ending with the first `separator`.
fn split_after<'a>(text: &'a str, separator: &str) -> Option<(&'a str, &'a str)> {
    let at = text.find(separator)?;
    Some(text.split_at(at + separator.len()))
}

/// The line of `page` on which `part`, a slice of it, begins.
fn line_of(page: &str, part: &str) -> usize {
    let offset = part.as_ptr().addr() - page.as_ptr().addr();
    1 + page[..offset].matches('\n').count()
}

/// Whether what comes after `text` is the first on its line.
fn begins_a_line(text: &str) -> bool {
    let line = text.rsplit('\n').next().unwrap_or(text);
    line.trim().is_empty()
}

fn check_no_stray_close(page: &str, part: &str) -> Result<(), String> {
    match part.find(CLOSE) {
        None => Ok(()),
        Some(at) => {
            let line = line_of(page, &part[at..]);
            Err(format!("line {line}: nothing generated is open here"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shout(words: &[&str]) -> Result<String, String> {
        match words {
            ["fail"] => Err("no such value".to_owned()),
            ["table"] => Ok("\nTABLE\n".to_owned()),
            words => Ok(words.join(" ").to_uppercase()),
        }
    }

    #[test]
    fn only_generated_parts_change() {
        let page = "a <!--= b c -->old<!--/--> d\n<!--=table-->old<!--/-->\nf <!-- g -->";
        let expected = "a <!--= b c -->B C<!--/--> d\n<!--=table-->\nTABLE\n<!--/-->\nf <!-- g -->";
        assert_eq!(rewrite(page, shout).unwrap(), expected);
    }

    #[test]
    fn what_is_up_to_date_stays_as_it_is() {
        let page = "a <!--= b -->B<!--/--> c";
        assert_eq!(rewrite(page, shout).unwrap(), page);
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        let error = |page| rewrite(page, shout).unwrap_err();
        assert_eq!(
            error("\n<!--= b "),
            "line 2: a generated part is not closed"
        );
        assert_eq!(
            error("\n\na <!--= b -->B"),
            "line 3: a generated part is not closed"
        );
        let unclosed = "a <!--= b -->B\n<!--= c -->C<!--/-->";
        assert_eq!(error(unclosed), "line 1: a generated part is not closed");
        assert_eq!(
            error("\nb<!--/-->"),
            "line 2: nothing generated is open here"
        );
        let closed_twice = "a <!--= b -->B<!--/-->\n<!--/-->";
        assert_eq!(
            error(closed_twice),
            "line 2: nothing generated is open here"
        );
        assert_eq!(error("a <!--= fail --><!--/-->"), "line 1: no such value");
        let at_start = "a\n <!--= b -->B<!--/--> c";
        assert!(error(at_start).starts_with("line 2: a comment at the start of a line"));
    }
}
