#!/usr/bin/env bash
# bench-rivet.sh PROGRAM: random races dawdle, so few of them are enough
exec "$(dirname "$0")/count-instructions.sh" "$1" rivet 3000 1
