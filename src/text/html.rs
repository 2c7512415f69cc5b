//! Text as HTML.

/// `text` without markup: what it says is shown, whatever it is.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// The same with `` `code` `` marked as such.
pub fn marked(text: &str) -> String {
    let parts = text.split('`').enumerate().map(|(index, part)| {
        let part = escaped(part);
        let is_code = index % 2 == 1;
        if is_code {
            format!("<code>{part}</code>")
        } else {
            part
        }
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_taken_for_markup() {
        assert_eq!(marked("a < `b & c`"), "a &lt; <code>b &amp; c</code>");
    }
}
