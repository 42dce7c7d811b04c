#!/usr/bin/env bash
# bench-frothy-odds.sh PROGRAM: instructions for the odds of one roll.
exec "$(dirname "$0")/count-instructions.sh" "$1" frothy-odds 1000000 10
