//! What a measurement was made on, and with what.

use serde::{Deserialize, Serialize};
use sysinfo::{CpuRefreshKind, MemoryRefreshKind, RefreshKind, System};
use time::OffsetDateTime;

/// The machine that this process runs on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// The processor's name, as it gives it itself.
    pub processor: String,
    /// How many threads it runs at once, as far as the system lends them to us.
    pub cores: usize,
    /// Memory in GiB, rounded.
    pub memory_gib: u64,
    /// The operating system.
    pub os: String,
}

impl Machine {
    /// Asks the system. What it does not tell is `unknown`.
    pub fn this() -> Self {
        const GIB: f64 = (1u64 << 30) as f64;
        let what = RefreshKind::nothing()
            .with_cpu(CpuRefreshKind::nothing())
            .with_memory(MemoryRefreshKind::nothing().with_ram());
        let system = System::new_with_specifics(what).ok();
        let name = |system: &System| Some(system.cpus().first()?.brand().trim().to_owned());
        let processor = system
            .as_ref()
            .and_then(name)
            .filter(|name| !name.is_empty());
        let memory = system.map_or(0, |system| system.total_memory());
        Self {
            processor: processor.unwrap_or_else(|| "unknown".to_owned()),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            memory_gib: (memory as f64 / GIB).round() as u64,
            os: System::long_os_version().unwrap_or_else(|_| "unknown".to_owned()),
        }
    }
}

/// The memory of this machine; without end if the system does not tell.
pub fn memory_bytes() -> u64 {
    let what = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let system = System::new_with_specifics(what).ok();
    system.map_or(u64::MAX, |system| system.total_memory())
}

/// How this program was built.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Build {
    /// The compiler and its version.
    pub compiler: String,
    /// `release`, or `dev` if overflow checks and assertions are compiled in.
    pub profile: String,
    /// The kind of machine that it was built for.
    pub target: String,
    /// How hard the compiler optimizes: `3`. Empty where it was not recorded, as are the next two.
    #[serde(default)]
    pub opt_level: String,
    /// The flags that were given to the compiler by `RUSTFLAGS` or cargo's configuration.
    #[serde(default)]
    pub rustflags: String,
    /// The processor's features that the compiler may use.
    #[serde(default)]
    pub target_features: String,
}

impl Build {
    /// How the running program was built.
    pub fn this() -> Self {
        let profile = if cfg!(debug_assertions) {
            "dev"
        } else {
            "release"
        };
        Self {
            compiler: env!("COMPILER").to_owned(),
            profile: profile.to_owned(),
            target: format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS),
            opt_level: env!("OPT_LEVEL").to_owned(),
            rustflags: env!("COMPILER_FLAGS").to_owned(),
            target_features: env!("TARGET_FEATURES").to_owned(),
        }
    }
}

/// Today's date in UTC: `2026-11-30`.
pub fn today() -> String {
    OffsetDateTime::now_utc().date().to_string()
}
