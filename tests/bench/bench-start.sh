#!/usr/bin/env bash
# bench-start.sh PROGRAM: on a screen of its own; then the same with instructions, counted by callgrind, instead of time
set -euo pipefail
export GSK_RENDERER=cairo SCREEN=1400x1000
screen=$(dirname "$0")/../app/ui-run.sh

count() { # empty | studio
  "$screen" valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" 2>&1 | awk '/Collected/ { print $NF }'
}

program=$1
"$screen" "$program"
awk -v empty="$(count empty)" -v studio="$(count studio)" 'BEGIN {
  ratio = studio / empty
  printf "start-instructions-against-empty-window %.2f times goal 1.3 %s\n", ratio, ratio <= 1.3 ? "met" : "missed"
}'
