//! What a thread that counts deals has for itself.

use super::deals::Deals;
use super::halves::Words;
use super::slices::Slices;

/// The lists that counting a deal fills, kept from one deal to the next.
pub struct Workspace {
    /// For comparing the halves.
    pub slices: Slices,
    /// The fillings of the west half.
    pub west: Words,
    /// Those of the east half.
    pub east: Words,
}

impl Workspace {
    /// For counting any of `deals`.
    pub fn new(deals: &Deals) -> Self {
        Self {
            slices: Slices::new(&deals.layout),
            west: Words::default(),
            east: Words::default(),
        }
    }
}
