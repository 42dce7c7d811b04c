#!/usr/bin/env bash
# count-instructions.sh PROGRAM NAME GOAL RACES [ARG...]: instructions for each decision of random races, counted by
# callgrind on RACES and on five times as many, so that the start leaves no trace; then what the program
# prints of itself without callgrind.  The program prints "decisions N".
set -euo pipefail
program=$1 name=$2 goal=$3 races=$4
shift 4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

count() { # RACES ARG...: prints "INSTRUCTIONS DECISIONS"
  valgrind --tool=callgrind --callgrind-out-file="$folder/out" "$program" "$@" \
    >"$folder/stdout" 2>"$folder/stderr"
  awk '/Collected/ { print $NF }' "$folder/stderr"
  awk '/^decisions/ { print $2 }' "$folder/stdout"
}

read -r -d '' i1 d1 i5 d5 < <(count "$races" "$@"; count "$((5 * races))" "$@"; printf '\0')
awk -v i="$((i5 - i1))" -v d="$((d5 - d1))" -v name="$name" -v goal="$goal" 'BEGIN {
  printf "%s-instructions-per-decision %.1f Ir goal %d %s\n", name, i / d, goal, i / d <= goal ? "met" : "missed"
}'
"$program" "$((100 * races))" "$@" | awk -v name="$name" 'index($0, name) == 1'
