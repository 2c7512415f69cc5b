#!/usr/bin/env bash
# Measures three stages at N = 4, makes a report of it and compares it with itself. Reports read
# files that criterion calls its own: here a criterion that writes others is noticed.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly stages='row_by_row|bitmasks|eight_flags'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The results of whoever works here stay as they are.
export CRITERION_HOME=$folder/criterion

fail() {
    echo "error: $1" >&2
    exit 1
}

# Fails unless exactly $2 lines of the file $1 match $3.
expect() {
    local found
    found=$(grep -cE "$3" "$1" || true)
    if [ "$found" != "$2" ]; then
        cat "$1" >&2
        fail "$(basename "$1") has $found lines like $3 instead of $2"
    fi
}

cargo build --locked --bin workbook
workbook=$PWD/target/debug/workbook
cargo bench --locked --bench stages -- --noplot "^(N=4/($stages)|over N/($stages)/4)\$" \
    >"$folder/bench" 2>&1 || { cat "$folder/bench" >&2; fail "cargo bench failed"; }

"$workbook" report --out "$folder/report" >"$folder/said" ||
    fail "no report can be made of what criterion wrote"
expect "$folder/said" 1 '^N = 4 +3 stages: row_by_row, bitmasks, eight_flags$'
# Each stage was timed twice, and both times were found.
expect "$folder/report/report.json" 3 '"again": [0-9]'
expect "$folder/report/report.json" 3 '"samples": 30,'

"$workbook" compare "$folder/report" "$folder/report" --json >"$folder/comparison" ||
    fail "the report cannot be compared with itself"
expect "$folder/comparison" 3 '"verdict": "no_difference"'
echo "criterion's files make a report of 3 stages, which does not differ from itself"
