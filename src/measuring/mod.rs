//! How long a stage takes: estimated, timed, judged by the clock, and noted for a benchmark's report.

pub mod bench_run;
pub mod estimate;
pub mod judge;
pub mod timing;
