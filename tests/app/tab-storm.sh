#!/bin/bash
# tab-storm.sh PROGRAM COUNT SEED DOCUMENT..., inside ui-run.sh: drags, drops, closes and moves tabs of the real program at
# random moments, COUNT rounds, so that it meets every animation of the bar half-way.  Reports in TAP.
#
# What is freed is filled, so that a library that still looks at it dies here, sanitized or not.
set -u
program=$1 RANDOM=$3
. "$(dirname "$0")/drive-lib.sh"
count=$(rounds "$2")
shift 3
for file; do cp "$file" "$work"; done
export ASAN_OPTIONS="detect_leaks=0:max_free_fill_size=65536:free_fill_byte=245:${ASAN_OPTIONS:-}"
export G_SLICE=always-malloc MALLOC_PERTURB_=165

is_alive() { kill -0 $studio 2>/dev/null; }
pause() { sleep "0.$((RANDOM % 4))$((RANDOM % 10))"; } # up to 0.4 s: an animation takes half of that
bar() { # sets the pointer on some tab
  xdotool mousemove $((X + 40 + RANDOM % (W - 120))) $((Y + 65))
}
pull() { # X Y N: the pointer goes by that much, N times
  local i
  for ((i = 0; i < $3; i++)); do xdotool mousemove_relative -- "$1" "$2" sleep 0.01; done
}
sideways() { pull $((RANDOM % 61 - 30)) $((RANDOM % 3 - 1)) $((2 + RANDOM % 8)); }
close() { # one way or another
  if ((RANDOM % 2)); then xdotool key ctrl+w; else xdotool click 2; fi
}

drag_along() { bar; xdotool mousedown 1; sideways; xdotool mouseup 1; }
tear_off() {
  bar
  xdotool mousedown 1
  sideways
  pull $((RANDOM % 9)) $((RANDOM % 2 ? 20 : -8)) 8
  ((RANDOM % 2)) && pull 3 $((RANDOM % 2 ? -20 : 20)) 8
  xdotool mouseup 1
}
close_dragged() {
  bar
  xdotool mousedown 1
  sideways
  xdotool key ctrl+w
  ((RANDOM % 2)) && sideways
  xdotool mouseup 1
}
close_and_drag() { bar; close; ((RANDOM % 2)) && pause; drag_along; }
drag_and_close() { drag_along; ((RANDOM % 2)) && pause; ((RANDOM % 2)) && bar; close; }
close_two() { bar; close; close; }
move_out() { bar; xdotool click 3; settle 6; xdotool key Return; }
drag_and_move_out() { drag_along; move_out; drag_along; }
acts=(drag_along tear_off tear_off close_dragged close_and_drag close_and_drag drag_and_close drag_and_close close_two move_out
  drag_and_move_out)

start() {
  "$program" "$work"/*.xml 2>>"$work/stderr" &
  studio=$!
  until_holds has_window $studio
  xdotool windowsize --sync "$window" 1000 640
  settle
  find_window $studio
}
# Every document is open again, in one window or another.  Who closes the last one at random, and the empty window too, ends
# the program: then it starts anew.
open_all() {
  xdotool key Escape
  settle 10
  if is_alive; then
    timeout 60 "$program" "$work"/*.xml 2>>"$work/stderr"
    settle 20
  else
    wait $studio
    status=$?
    ((status)) || start
  fi
}
# Windows other than the first go: a tab at a time, and then the empty window.
is_first_there() { xdotool search --onlyvisible --pid $studio 2>/dev/null | grep -qx "$window"; }
# Somebody at random may choose Minimize from the menu that a window manager has for windows.
restore() {
  local each
  for each in $(xprop -root _NET_CLIENT_LIST | grep -o '0x[0-9a-f]*'); do xdotool windowactivate "$each"; done
  settle 10
}
leave_others() {
  local i other
  is_alive || return
  has_window $studio || restore
  is_first_there || find_window $studio # it was closed itself
  for ((i = 0; i < 20; i++)); do
    other=$(xdotool search --onlyvisible --pid $studio --name Paddock 2>/dev/null | grep -vx "$window" | tail -1)
    [ -n "$other" ] || return
    xdotool windowactivate --sync "$other" key ctrl+w
    settle 4
  done
}

status=0
start
for ((round = 0; round < count; round++)); do
  ((status == 0)) || break
  for ((i = RANDOM % 3; i >= 0; i--)); do
    ${acts[RANDOM % ${#acts[@]}]}
    ((RANDOM % 3)) || pause
  done
  { has_windows 1 && is_first_there; } || leave_others
  open_all
done 2>/dev/null

echo "# $round rounds, status $status"
check 'lives through it' is_alive
check 'and has a window' has_window $studio
check 'without a word on stderr' is_quiet
sed 's/^/# /' "$work/stderr" | head -n 60
echo "1..$n"
