#!/usr/bin/env bash
# bench-maedn.sh PROGRAM
exec "$(dirname "$0")/count-instructions.sh" "$1" maedn 320 200
