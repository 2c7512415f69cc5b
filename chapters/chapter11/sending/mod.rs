//! Units sent as lines, their results added up, and the time when the last machine is done.

pub mod ledger;
pub mod result_line;
pub mod schedule;
pub mod unit_line;
