#!/usr/bin/env bash
# bench-canvas.sh PROGRAM: on a screen of its own
exec env GSK_RENDERER=cairo SCREEN=1400x1000 "$(dirname "$0")/../app/ui-run.sh" "$@"
