#!/bin/bash
# tabs.sh PROGRAM DOCUMENT..., inside ui-run.sh: drags, drops and closes tabs of the real program in every way that might go
# wrong, and reports in TAP.  No document may ever be in no window.
set -u
program=$1
shift
. "$(dirname "$0")/drive-lib.sh"
for file; do cp "$file" "$work"; done

name() { xdotool getwindowname "$window" 2>/dev/null; }
is_active_titled() { xdotool getactivewindow getwindowname 2>/dev/null | grep -qx "$1"; }
is_active() { [ "$(xdotool getactivewindow 2>/dev/null)" = "$1" ]; }
# documents N: going through all tabs shows that many names.
documents() {
  local i names=''
  kill -0 "$studio" || return 1
  for ((i = 0; i < 6; i++)); do
    names+=$(name)$'\n'
    xdotool key ctrl+Tab
    settle 20
  done
  [ "$(sort -u <<<"$names" | grep -c Paddock)" = "$1" ]
}

bar() { echo $((X + W * $1 / 100)) $((Y + 65)); } # PERCENT: a place in the bar of tabs
pull() { # X Y N: the pointer goes by that much, N times
  local i
  for ((i = 0; i < $3; i++)); do xdotool mousemove_relative -- "$1" "$2" sleep 0.04; done
}

"$program" "$work"/*.xml 2>"$work/stderr" &
studio=$!
find_window $studio
xdotool windowsize --sync "$window" 1000 640
until_holds documents 4
find_window $studio
check 'four documents are open' documents 4

xdotool mousemove $(bar 40) mousedown 1
pull 10 30 10
xdotool mousemove 5 5
pull 1 1 6
xdotool mouseup 1
check 'a tab that is dropped on the desktop stays' documents 4
check 'in its window' has_windows 1

xdotool mousemove $(bar 40) mousedown 1
pull 8 0 6
xdotool key ctrl+w
settle
pull 8 0 6
xdotool mouseup 1
check 'a tab that is dragged can be closed' documents 3

# A tab takes a fifth of a second to go, from the moment at which the window has another name.
is_first_shown() { [ "$(name)" = 'Harbour Loop – Paddock' ]; }
is_first_gone() { ! is_first_shown; }
close_first() {
  xdotool mousemove $((X + 30)) $((Y + 65)) click 1
  until_holds is_first_shown
  settle
  xdotool click 2
  holds_soon is_first_gone
}
until_holds close_first
xdotool mousedown 1 mousemove_relative 9 0 sleep 0.01 mousemove_relative 9 0
settle
pull 12 0 3
xdotool mouseup 1
check 'a tab that goes can be dragged' documents 2
check 'which says nothing' is_quiet

xdotool mousemove $(bar 20) click 3
settle
xdotool key Return
check 'a document moves to a window of its own' has_windows 2
is_own_active() { is_active_titled '.* – Paddock' && ! is_active "$window"; }
until_holds is_own_active
own=$(xdotool getactivewindow)
title=$(xdotool getwindowname "$own")
ln -s "$(grep -l "title=\"${title% – Paddock}\"" "$work"/*.xml)" "$work/link.xml"
xdotool windowactivate --sync "$window"
"$program" "$work/link.xml"
check 'a file that is open is shown where it is' is_active "$own"
check 'and not opened once more' is_active_titled "$title"
xdotool key ctrl+w
check 'which is empty without it' is_active_titled Paddock
xdotool key ctrl+w
check 'and can be closed' has_windows 1
until_holds has_window $studio
check 'leaving the other document' documents 1
check 'without a word on stderr' is_quiet
sed 's/^/# /' "$work/stderr"
echo "1..$n"
