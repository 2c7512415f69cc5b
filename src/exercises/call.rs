//! How a call is shown to the reader.

/// A call as it would stand in the reader's file: `squares_read(4, 0, 3)`.
pub fn call(function: &str, arguments: &str) -> String {
    let inner = arguments
        .strip_prefix('[')
        .and_then(|a| a.strip_suffix(']'));
    let inner = inner.unwrap_or(arguments).replace(',', ", ");
    format!("{function}({inner})")
}
