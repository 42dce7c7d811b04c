#!/usr/bin/env bash
# bench-maedn.sh PROGRAM: instructions for each decision of random maedn races, counted by callgrind on N
# and on 5 N races so that the start leaves no trace, and decisions a second without it.
set -euo pipefail
program=$1
goal=320
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

count() { # RACES: prints "INSTRUCTIONS DECISIONS"
  valgrind --tool=callgrind --callgrind-out-file="$folder/out" "$program" "$1" \
    >"$folder/stdout" 2>"$folder/stderr"
  awk '/Collected/ { print $NF }' "$folder/stderr"
  awk '/^decisions/ { print $2 }' "$folder/stdout"
}

read -r -d '' i1 d1 i5 d5 < <(count 200; count 1000; printf '\0')
awk -v i="$((i5 - i1))" -v d="$((d5 - d1))" -v goal="$goal" 'BEGIN {
  printf "maedn-instructions-per-decision %.1f Ir goal %d %s\n", i / d, goal, i / d <= goal ? "met" : "missed"
}'
"$program" 20000 | awk '/^maedn/ { print $0, "goal none met" }'
