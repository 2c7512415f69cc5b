//! A count cut into units that depend on nothing but their number.

pub mod unit_list;
pub mod units;
