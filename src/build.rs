//! Notes which compiler builds the package and with what flags, for reports of measurements.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=src/build.rs");
    let compiler = env::var_os("RUSTC").expect("cargo sets RUSTC");
    let output = Command::new(compiler).arg("--version").output();
    let version = output
        .expect("the compiler that builds this can be run")
        .stdout;
    let version = String::from_utf8_lossy(&version);
    println!("cargo::rustc-env=COMPILER={}", version.trim());

    // What cargo tells build scripts, under the names that the package uses.
    let told = |name| env::var(name).unwrap_or_default();
    // Cargo sets the flags apart by this character, as each may contain blanks.
    let flags = told("CARGO_ENCODED_RUSTFLAGS").replace('\u{1f}', " ");
    println!("cargo::rustc-env=COMPILER_FLAGS={flags}");
    println!("cargo::rustc-env=OPT_LEVEL={}", told("OPT_LEVEL"));
    let features = told("CARGO_CFG_TARGET_FEATURE");
    println!("cargo::rustc-env=TARGET_FEATURES={features}");
}
