//! A file of results that grows while a count runs, and from which it goes on.
//!
//! Results are lines, as [`ResultLine`] writes them, and are only ever added. So a process
//! that is killed leaves whole lines, and at most the beginning of one more. Everything else that is
//! not a result of this count is an error, and then the file is not touched.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::chapters::chapter11::cutting::unit_list::Grain;
use crate::chapters::chapter11::sending::result_line::{ResultLine, begins_a_result};
use crate::chapters::chapter11::sending::unit_line::beginning;

/// Results are on the disk, not only on their way there, after so long.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// A checkpoint that this process alone writes to.
#[derive(Debug)]
pub struct Checkpoint {
    path: PathBuf,
    file: File,
    /// Of the whole lines in it.
    length: u64,
    synced: Instant,
    is_dirty: bool,
}

impl Checkpoint {
    /// Opens the file at `path`, or makes it, for the count that `n` and `grain` describe. Returns
    /// what it holds, too.
    ///
    /// # Errors
    ///
    /// A line that says what is wrong with the file, which is left as it is.
    pub fn open(path: &Path, n: usize, grain: Grain) -> Result<(Self, Vec<ResultLine>), String> {
        let failure = |what: String| format!("{}: {what}", path.display());
        let io_failure = |error: io::Error| failure(error.to_string());
        // Reading a pipe or a device would not end.
        if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
            return Err(failure("this is not a file".to_owned()));
        }
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(io_failure)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => failure("another process is counting with it".to_owned()),
            TryLockError::Error(error) => io_failure(error),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(io_failure)?;
        let whole = bytes
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |end| end + 1);
        let results = results(&bytes[..whole], n, grain).map_err(failure)?;
        check_torn(&bytes[whole..], n, grain)
            .map_err(|what| failure(format!("line {}: {what}", results.len() + 1)))?;
        file.set_len(whole as u64).map_err(io_failure)?;
        file.seek(SeekFrom::End(0)).map_err(io_failure)?;
        let checkpoint = Self {
            path: path.to_owned(),
            file,
            length: whole as u64,
            synced: Instant::now(),
            is_dirty: false,
        };
        Ok((checkpoint, results))
    }

    /// Adds a result.
    ///
    /// # Errors
    ///
    /// A line that names the file, if it cannot be written. What it held before is still there.
    pub fn add(&mut self, result: ResultLine) -> Result<(), String> {
        let line = format!("{result}\n");
        self.is_dirty = true;
        if let Err(error) = self.file.write_all(line.as_bytes()) {
            // Another result may follow, and must not be glued to a part of this one.
            let removed = self.file.set_len(self.length);
            let removed = removed.and_then(|()| self.file.seek(SeekFrom::Start(self.length)));
            return Err(self.failure(removed.as_ref().err().unwrap_or(&error)));
        }
        self.length += line.len() as u64;
        Ok(())
    }

    /// Sees to it that no result is unsynced for more than about a second. To be called often.
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add).
    pub fn tick(&mut self) -> Result<(), String> {
        if self.is_dirty && self.synced.elapsed() >= SYNC_EVERY {
            return self.sync();
        }
        Ok(())
    }

    /// Waits until all results are on the disk.
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add).
    pub fn sync(&mut self) -> Result<(), String> {
        self.file
            .sync_data()
            .map_err(|error| self.failure(&error))?;
        self.is_dirty = false;
        self.synced = Instant::now();
        Ok(())
    }

    fn failure(&self, error: &io::Error) -> String {
        format!("{}: {error}", self.path.display())
    }
}

/// The results in whole lines.
fn results(bytes: &[u8], n: usize, grain: Grain) -> Result<Vec<ResultLine>, String> {
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let numbered = (1..).zip(lines);
    let results = numbered.map(|(number, line)| {
        let text = String::from_utf8_lossy(line);
        // An editor on Windows may have been there.
        let text = text.trim_end_matches(['\n', '\r']);
        let result: ResultLine = text.parse().map_err(|what| format!("line {number}: {what}"))?;
        if (result.unit.n, result.unit.grain) != (n, grain) {
            return Err(format!(
                "line {number}: this is a {} unit of N = {}, and the count is of {} units of N = {n}",
                result.unit.grain.name(),
                result.unit.n,
                grain.name()
            ));
        }
        Ok(result)
    });
    results.collect()
}

/// A line without an end may only be one of ours that was being written. A file system that lost its
/// power may have put zeros where the rest was to go.
fn check_torn(torn: &[u8], n: usize, grain: Grain) -> Result<(), String> {
    let text = String::from_utf8_lossy(torn);
    if begins_a_result(text.trim_end_matches('\0'), &beginning(n, grain)) {
        return Ok(());
    }
    Err("this is not a result of this count".to_owned())
}
