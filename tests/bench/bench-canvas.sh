#!/usr/bin/env bash
# bench-canvas.sh PROGRAM: on a screen of its own; then the same frames with instructions, counted by callgrind, instead of
# time.  A frame has 1200 x 800 pixels, and 40 frames are counted.
set -euo pipefail
export GSK_RENDERER=cairo SCREEN=1400x1000
screen=$(dirname "$0")/../app/ui-run.sh
program=$1

# One instruction that fills a whole page would count as thousands.
whole_pages=glibc.cpu.x86_rep_stosb_threshold=1000000000:glibc.cpu.x86_rep_movsb_threshold=1000000000

count() { # CASE GOAL
  GLIBC_TUNABLES=$whole_pages "$screen" valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file=/dev/null \
    "$program" "$1" 2>&1 | awk -v name="$1" -v goal="$2" '/Collected/ {
      value = $NF / (40 * 1200 * 800)
      printf "canvas-%s-instructions-per-pixel %.1f Ir goal %s %s\n", name, value, goal,
        goal == "none" || value <= goal ? "met" : "missed"
    }'
}

"$screen" "$program"
count empty none
count pan 10
count zoom 17
count brush 8
