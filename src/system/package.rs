//! Where the package's files are.

use std::path::Path;

/// The package's folder, as it was when the program was built.
pub fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
