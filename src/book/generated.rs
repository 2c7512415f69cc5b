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
        let line = |part: &str| 1 + page[..page.len() - part.len()].matches('\n').count();
        let opening = &rest[start..];
        check_no_stray_close(&rest[..start], line(rest))?;
        let unclosed = || format!("line {}: a generated part is not closed", line(opening));
        let words_end = opening.find(OPEN_END).ok_or_else(unclosed)?;
        let after_open = &opening[words_end + OPEN_END.len()..];
        let close = after_open.find(CLOSE).ok_or_else(unclosed)?;
        if after_open[..close].contains(OPEN) {
            return Err(unclosed());
        }
        let words: Vec<&str> = opening[OPEN.len()..words_end].split_whitespace().collect();
        let text = value(&words).map_err(|error| format!("line {}: {error}", line(opening)))?;
        rewritten.push_str(&rest[..start]);
        rewritten.push_str(&opening[..words_end + OPEN_END.len()]);
        rewritten.push_str(&text);
        rewritten.push_str(CLOSE);
        rest = &after_open[close + CLOSE.len()..];
    }
    let line = 1 + page[..page.len() - rest.len()].matches('\n').count();
    check_no_stray_close(rest, line)?;
    rewritten.push_str(rest);
    Ok(rewritten)
}

fn check_no_stray_close(part: &str, first_line: usize) -> Result<(), String> {
    match part.find(CLOSE) {
        None => Ok(()),
        Some(at) => {
            let line = first_line + part[..at].matches('\n').count();
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
            words => Ok(words.join(" ").to_uppercase()),
        }
    }

    #[test]
    fn only_generated_parts_change() {
        let page = "a <!--= b c -->old<!--/--> d\n<!--=e-->\nold\n<!--/-->\nf <!-- g -->";
        let expected = "a <!--= b c -->B C<!--/--> d\n<!--=e-->E<!--/-->\nf <!-- g -->";
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
            error("\n\n<!--= b -->B"),
            "line 3: a generated part is not closed"
        );
        assert_eq!(
            error("<!--= b -->B\n<!--= c -->C<!--/-->"),
            "line 1: a generated part is not closed"
        );
        assert_eq!(
            error("\nb<!--/-->"),
            "line 2: nothing generated is open here"
        );
        assert_eq!(
            error("<!--= b -->B<!--/-->\n<!--/-->"),
            "line 2: nothing generated is open here"
        );
        assert_eq!(error("<!--= fail --><!--/-->"), "line 1: no such value");
    }
}
