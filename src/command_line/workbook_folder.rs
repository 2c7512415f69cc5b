//! Which workbook a command works on.

use std::path::Path;

use super::failure::Failure;
use super::standard_error::note;
use crate::system::package::{self, BUILT_IN, By};

/// The folder of the workbook to work on. If it could be taken for another, says which it is.
pub fn workbook_folder() -> Result<&'static Path, Failure> {
    let found = package::find().ok_or_else(|| {
        Failure::BadInput(format!(
            "there is no workbook here, nor above, nor in {BUILT_IN}, where this program was built: \
             change to the folder of a clone, and type it again"
        ))
    })?;
    let folder = found.folder.display();
    match found.by {
        By::Both => {}
        By::CurrentFolder => note(&format!(
            "this is about the workbook in {folder}; the program was built in {BUILT_IN}"
        )),
        By::Build => note(&format!(
            "there is no workbook here or above, so this is about the one in {folder}, where the \
             program was built"
        )),
    }
    Ok(&found.folder)
}
