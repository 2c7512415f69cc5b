//! Reading a report that was written.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Deserialize;

use super::model::{FORMAT, Report, SCHEMA};
use super::reading;

/// The name of its file.
pub const JSON: &str = "report.json";

/// What every version of a report begins with.
#[derive(Deserialize)]
struct Header {
    format: String,
    schema: u32,
}

/// Reads the report at `path`: its `report.json`, or the folder that holds it.
///
/// # Errors
///
/// A line that names the file and says why it is no report that this program reads.
pub fn read(path: &Path) -> Result<Report, String> {
    let path = &if path.is_dir() {
        path.join(JSON)
    } else {
        path.to_owned()
    };
    let failure = |what: String| format!("{}: {what}", path.display());
    let text = reading::text(path).map_err(failure)?;
    check_header(&text).map_err(failure)?;
    let report: Report = serde_json::from_str(&text)
        .map_err(|error| failure(format!("this report is damaged: {error}")))?;
    check(&report).map_err(|what| failure(format!("this report is damaged: {what}")))?;
    Ok(reading::escaped(report))
}

/// Whether the file at `path` says that it is a report, of whatever schema.
pub fn is_report(path: &Path) -> bool {
    reading::json(path).is_ok_and(|header: Header| header.format == FORMAT)
}

fn check_header(text: &str) -> Result<(), String> {
    // First whether it is JSON at all, to say where it is not.
    let json: serde_json::Value =
        serde_json::from_str(text).map_err(|error| format!("this is not a report: {error}"))?;
    let header = serde_json::from_value::<Header>(json).ok();
    match header.filter(|header| header.format == FORMAT) {
        None => Err("this is not a report that workbook report wrote".to_owned()),
        Some(Header { schema: SCHEMA, .. }) => Ok(()),
        Some(Header { schema, .. }) => Err(format!(
            "this report has schema {schema}, but this program reads schema {SCHEMA}: \
             write it anew with workbook report"
        )),
    }
}

fn check(report: &Report) -> Result<(), String> {
    if report.measurements.is_empty() {
        return Err("it has no measurements".to_owned());
    }
    if report.run.machine.cores == 0 {
        return Err("run.machine.cores is 0".to_owned());
    }
    let mut seen = BTreeSet::new();
    for measurement in &report.measurements {
        let (n, stage) = (measurement.n, &measurement.stage);
        if let Some(flaw) = measurement.flaw() {
            return Err(format!("{stage} at N = {n}: {flaw}"));
        }
        if !seen.insert((n, stage)) {
            return Err(format!("{stage} stands twice at N = {n}"));
        }
    }
    Ok(())
}
