#!/usr/bin/env bash
# Counts N = 16 through GNU parallel: on two local slots, then on two hosts, one of which is
# killed half-way. The hosts are two ssh servers on this machine. What is not installed is
# installed, by root on Debian; others are told what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly solutions=14772512

for program in parallel:parallel sshd:openssh-server; do
    PATH=$PATH:/usr/sbin
    if ! command -v "${program%%:*}" >/dev/null; then
        if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
            echo "error: ${program%%:*} is needed: apt-get install ${program##*:}" >&2
            exit 2
        fi
        apt-get install -y "${program##*:}" >/dev/null ||
            { apt-get update && apt-get install -y "${program##*:}" >/dev/null; }
    fi
done

cargo build --locked --bin workbook
WORKBOOK=$PWD/target/debug/workbook
export WORKBOOK
folder=$(mktemp -d)
servers=()
end() {
    for server in "${servers[@]}"; do
        kill "$server" 2>/dev/null || true
    done
    rm -rf "$folder"
}
trap end EXIT

total() {
    if [ "$2" != "$solutions" ]; then
        echo "error: $1 counts $2 instead of $solutions" >&2
        exit 1
    fi
    echo "$1: $2"
}

# As the chapter has it, with the path of a workbook that is not installed.
total "two local slots" "$("$WORKBOOK" units 16 |
    parallel --will-cite --jobs 2 --pipe -N 8 "$WORKBOOK" run-units | "$WORKBOOK" sum)"

total "two local slots in turns" "$("$WORKBOOK" units 16 |
    parallel --will-cite --jobs 2 --pipe --round-robin -N 1 "$WORKBOOK" run-units |
    "$WORKBOOK" sum)"

ssh-keygen -q -t ed25519 -N '' -f "$folder/host_key"
ssh-keygen -q -t ed25519 -N '' -f "$folder/key"
cp "$folder/key.pub" "$folder/authorized_keys"
mkdir -p /run/sshd 2>/dev/null || true
for host in alpha:22201 beta:22202; do
    cat >"$folder/${host%%:*}.conf" <<CONF
Port ${host##*:}
ListenAddress 127.0.0.1
HostKey $folder/host_key
AuthorizedKeysFile $folder/authorized_keys
PidFile $folder/${host%%:*}.pid
StrictModes no
UsePAM no
CONF
    "$(command -v sshd)" -D -f "$folder/${host%%:*}.conf" -E "$folder/${host%%:*}.log" &
    servers+=($!)
    # So that the shell does not report its end.
    disown
    cat >>"$folder/ssh_config" <<CONF
Host ${host%%:*}
    HostName 127.0.0.1
    Port ${host##*:}
    IdentityFile $folder/key
    IdentitiesOnly yes
    UserKnownHostsFile /dev/null
    StrictHostKeyChecking no
    LogLevel ERROR
CONF
done
export PARALLEL_SSH="ssh -F $folder/ssh_config"
for host in alpha beta; do
    for _ in $(seq 50); do
        $PARALLEL_SSH $host true 2>/dev/null && break
        sleep 0.1
    done
done

results=$folder/results
touch "$results"
chapters/chapter11/hosts.sh 16 "$results" 1/alpha,1/beta >"$folder/total" 2>"$folder/errors" &
counting=$!
# Half-way: some results are there.
until [ "$(wc -l <"$results")" -ge 32 ]; do
    kill -0 "$counting" 2>/dev/null || break
    sleep 0.02
done
# With its sessions: a host that is gone answers nobody.
pkill -KILL -P "${servers[1]}" 2>/dev/null || true
kill -KILL "${servers[1]}"
echo "beta is killed after $(wc -l <"$results") results of 128"
if ! wait "$counting"; then
    # What beta had in hand is run again, as somebody would who finds it missing.
    cat "$folder/errors"
    chapters/chapter11/hosts.sh 16 "$results" 1/alpha >"$folder/total"
fi
total "two hosts, one of them killed" "$(cat "$folder/total")"
