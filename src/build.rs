//! Notes which compiler builds the package, for reports of measurements.

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
}
