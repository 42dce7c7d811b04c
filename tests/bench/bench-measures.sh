#!/usr/bin/env bash
# bench-measures.sh PROGRAM: instructions for what a keystroke changes in a comparison, of a licence and of a car.
set -euo pipefail
count=$(dirname "$0")/count-instructions.sh
"$count" "$1" measures 10000000 2 measures gossamer basic-chariot
"$count" "$1" car-measures 10000000 2 car-measures stunt-buggy red-comet
