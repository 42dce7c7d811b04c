#!/usr/bin/env bash
# bench-frothy.sh PROGRAM
exec "$(dirname "$0")/count-instructions.sh" "$1" frothy 1500 10
