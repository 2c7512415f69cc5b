#!/bin/sh
# Counts on several hosts, each of which has this program as ~/workbook (or $WORKBOOK):
#
#     hosts.sh N RESULTS HOSTS        for example  hosts.sh 18 results 4/alpha,4/beta
#
# HOSTS is as GNU parallel's --sshlogin has it: 4/alpha means four processes on alpha. Whatever
# fails is tried again elsewhere. Started again, it goes on with what was not done.
# ANCHOR: count
set -eu
n=$1 results=$2 hosts=$3
workbook=${WORKBOOK:-./workbook}

"$workbook" units "$n" > "$results.units"
parallel --will-cite --sshlogin "$hosts" --ssh "${PARALLEL_SSH:-ssh}" --max-args 8 --line-buffer \
    --retries 4 --joblog "$results.log" --resume-failed \
    "printf '%s\n' {} | $workbook run-units" \
    < "$results.units" >> "$results" || true
"$workbook" sum "$results" --again "$results.again"
# ANCHOR_END: count
