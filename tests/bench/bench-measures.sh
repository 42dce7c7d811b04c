#!/usr/bin/env bash
# bench-measures.sh PROGRAM: instructions for what a keystroke changes in a comparison.
exec "$(dirname "$0")/count-instructions.sh" "$1" measures 10000000 2
