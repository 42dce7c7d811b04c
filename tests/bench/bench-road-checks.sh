#!/usr/bin/env bash
# bench-road-checks.sh PROGRAM: instructions for all checks of a course of eight lines; the goal is that of 16 ms.
exec "$(dirname "$0")/count-instructions.sh" "$1" road-checks 48000000 5
