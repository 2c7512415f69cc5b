//! Numbers as the pages write them.

use super::lookup::size;
use crate::measuring::estimate::Mean;
use crate::text::grouped;

/// 2^(N²).
pub fn subsets(n: &str) -> Result<String, String> {
    let n = size(n)?.get() as u32;
    let subsets = 2u128.checked_pow(n * n);
    let too_long = || format!("2^({n}²) has too many digits");
    Ok(grouped(subsets.ok_or_else(too_long)?))
}

/// The estimate with two digits, and its standard error in percent.
pub fn scientific(mean: Mean) -> String {
    let percent = 100.0 * mean.standard_error / mean.value;
    let exponent = mean.value.log10().floor();
    let digits = mean.value / 10f64.powf(exponent);
    format!("{digits:.2} × 10<sup>{exponent}</sup> ± {percent:.1} %")
}

/// `many - few`.
pub fn fewer(few: u64, many: u64) -> Result<String, String> {
    let difference = many.checked_sub(few);
    let difference = difference.ok_or_else(|| format!("{few} is not fewer than {many}"))?;
    Ok(grouped(difference))
}

/// `many / few` with two significant digits below 10, and whole numbers above.
pub fn ratio(many: u64, few: u64) -> String {
    let ratio = many as f64 / few as f64;
    if ratio < 9.95 {
        format!("{ratio:.1}")
    } else {
        grouped(ratio.round() as u64)
    }
}
