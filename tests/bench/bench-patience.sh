#!/usr/bin/env bash
# bench-patience.sh PROGRAM: how long people wait for a Champion.  The first decision of a race is the dearest, as the maps of
# the course are made for it: instructions of that on the largest track that ships are counted by callgrind.
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$program"
valgrind --tool=callgrind --toggle-collect=paddock_driver_think --callgrind-out-file="$folder/out" \
  "$program" first tracks/tidewater.track.xml 2>"$folder/stderr"
awk '/Collected/ { print "champion-first-decision-instructions", $NF, "Ir goal 5000000000", $NF <= 5e9 ? "met" : "missed" }' \
  "$folder/stderr"
