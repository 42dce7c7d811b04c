#!/usr/bin/env bash
# bench-joyride.sh PROGRAM
exec "$(dirname "$0")/count-instructions.sh" "$1" joyride 1000 10
