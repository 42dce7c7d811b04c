#!/usr/bin/env bash
# bench-drivers.sh PROGRAM: what races of drivers cost.  Instructions are counted by callgrind on a few and on more
# races, so that the start, with the map of the course, leaves no trace.
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

count() { # ARGUMENT...: prints "INSTRUCTIONS DECISIONS"
  valgrind --tool=callgrind --callgrind-out-file="$folder/out" "$program" "$@" >"$folder/stdout" 2>"$folder/stderr"
  echo "$(awk '/Collected/ { print $NF }' "$folder/stderr") $(awk '/^decisions/ { print $2 }' "$folder/stdout")"
}

figure() { # NAME VALUE UNIT GOAL: says whether VALUE is at most GOAL
  awk -v n="$1" -v v="$2" -v u="$3" -v g="$4" 'BEGIN { print n, v, u, "goal", g, g == "none" || v + 0 <= g + 0 ? "met" : "missed" }'
}

read -r i1 d1 < <(count racer 4)
read -r i2 d2 < <(count racer 24)
figure racer-instructions-per-race "$(((i2 - i1) / 20))" Ir 3000000
figure racer-instructions-per-decision "$(((i2 - i1) / (d2 - d1)))" Ir none
figure racer-map-instructions "$((i1 - (i2 - i1) / 5))" Ir none
# Four teams on a short course.
read -r i1 d1 < <(count racer 1 1000000 tracks/market-square.track.xml)
read -r i2 d2 < <(count racer 3 1000000 tracks/market-square.track.xml)
figure rivet-racer-instructions-per-race "$(((i2 - i1) / 2))" Ir 40000000
figure rivet-racer-instructions-per-decision "$(((i2 - i1) / (d2 - d1)))" Ir none
# 200 ms on one core at some 5,000 million instructions of such code a second.
read -r i1 d1 < <(count champion 1 2)
read -r i2 d2 < <(count champion 1 12)
figure champion-instructions-per-decision "$(((i2 - i1) / (d2 - d1)))" Ir 1000000000

"$program" champion 1 >"$folder/champion"
"$program" racer 10000 >"$folder/racer"
value() { awk -v name="$2" '$1 == name { print $2 }' "$folder/$1"; }
figure champion-decision "$(value champion ms-per-decision)" ms 200
figure racer-races-per-second "$(value racer races-per-second)" races/s none
figure racer-memory-growth-in-10000-races "$(value racer growth-kb)" kB 64
