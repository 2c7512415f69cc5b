//! What a recorded run was made on.

use crate::system::machine::{Build, Machine};

pub fn made_on(date: &str, machine: &Machine, build: &Build) -> String {
    format!(
        "That run was made on {date} with {} (profile {}), on {}, {} cores, {} GiB, {}.",
        build.compiler,
        build.profile,
        machine.processor,
        machine.cores,
        machine.memory_gib,
        machine.os
    )
}

/// The machine.
pub fn on(machine: &Machine) -> String {
    let Machine {
        processor,
        cores,
        memory_gib,
        os,
    } = machine;
    format!("on {processor}, {cores} cores, {memory_gib} GiB, {os}")
}
