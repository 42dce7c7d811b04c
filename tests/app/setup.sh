#!/bin/bash
# setup.sh PROGRAM ACCESSIBLE TRACK, inside ui-run.sh: a race is set up with the pointer alone: drivers and a vehicle
# are chosen from their lists, the setup is left with Escape and opened again, and what was chosen is raced.  Things are
# found by the names that screen readers say.  TAP.
set -u
program=$1 accessible=$2
. "$(dirname "$0")/drive-lib.sh"
cp "$3" "$work/oval.track.xml"

claim() { # CLAIM COMMAND...: nothing makes sense after what failed
  check "$@" && return
  echo "1..$n"
  exit 1
}

# --- What can be seen from outside ---

is_named() { case $(xdotool getwindowname "$window" 2>/dev/null) in "$1"*) true ;; *) false ;; esac }
asks() { "$accessible" | cut -f 3 | grep -qE "^$1: .*\?$"; }
# The line below the name of a seat: who drives it, and what.
seat_is() { # SEAT LINE
  [ "$("$accessible" | awk -F '\t' -v seat="$1" '$1 == "label" { if (found) { print $3; exit } found = $3 == seat }')" = "$2" ]
}

# --- The pointer ---

# find_row ROLE NAME [WHICH]: sets at to a point of it, left of what rows have at their ends.  The first of that name
# counts: rows that were folded in again are still told, where they were.
find_row() {
  at=$("$accessible" | awk -F '\t' -v role="$1" -v name="$2" '$1 == role && $3 == name { split($2, p, " ")
    if (p[4] > 0) print int(p[1] + p[3] / 3), int(p[2] + p[4] / 2) + 2 }' | sed -n "${3:-1}p")
  [ -n "$at" ]
}

# find_item NAME: sets at to its place in the list that is open, which is a window of its own: list.  The toolkit does not
# know where that is, and tells places in it as if it hung below the arrow, even if it stands above it.
find_item() {
  list=$(xdotool search --onlyvisible --class paddock 2>/dev/null | grep -vxe "$window" -e "$dialog")
  at=$("$accessible" | awk -F '\t' -v name="$1" '{ split($2, p, " ") } $3 == "GtkPopover" { is_open = 1; x = p[1]; y = p[2] }
    is_open && $1 == "label" && $3 == name && p[4] > 0 { print int(p[1] - x + p[3] / 2), int(p[2] - y + p[4] / 2); exit }')
  [ -n "$list" ] && [ -n "$at" ]
}

# rests COMMAND...: whether it sets at to the same place twice: rows slide while a seat folds out.
rests() {
  local before
  "$@" || return
  before=$at
  settle
  "$@" && [ "$at" = "$before" ]
}

click_row() { # ROLE NAME [WHICH]
  until_holds rests find_row "$@" && xdotool mousemove --window "$dialog" $at click 1
}

# A press that comes before the list is on the screen goes to the window below; the toolkit takes it for one outside of the
# list, closes it and drops the press.  So a list is waited for before anything in it is clicked.
choose() { # LIST ITEM
  click_row 'combo box' "$1" && until_holds rests find_item "$2" && xdotool mousemove --window "$list" $at click 1
}

# Folds the seat out, or in again.
fold() { click_row 'list item' "$1"; }

find_setup() { dialog=$(xdotool search --onlyvisible --name '^Set Up Race$' 2>/dev/null) && [ -n "$dialog" ]; }
open_setup() {
  until_holds pressing ctrl+F5 has_windows 2 && until_holds find_setup
  settle
}

# kept SEAT: who drives it in the race that is kept of unsaved work; people go without saying there.
kept() { grep -rahs "<seat id=\"$1\"" "$HOME/.local/state/paddock/unsaved" | sed -n 's/.* driver="\([^"]*\)".*/\1/; t end; s/.*/person/; :end; p; q'; }
is_driven_by() { [ "$(kept "$1")" = "$2" ]; }

"$program" "$work/oval.track.xml" 2>>"$work/stderr" &
studio=$!
find_window $studio
until_holds is_named 'Windmill Oval'
settle

open_setup
claim 'computers drive against one person' seat_is Blue 'Racer – The Tick-Tock Twins'
fold Blue
choose Driver Person
claim 'a click on Person makes a person of a driver' seat_is Blue 'Person – The Tick-Tock Twins'
choose Vehicle 'Basic Chariot'
claim 'a click on a vehicle chooses it' seat_is Blue 'Person – Basic Chariot'
fold Blue
fold Red
choose Driver Racer
claim 'a click on Racer makes a computer of a person' seat_is Red 'Racer – Basic Chariot'
choose Temperament Brawler
claim 'and lists that come with it take clicks too' seat_is Red 'Racer, Brawler – Basic Chariot'

xdotool key Escape
claim 'Escape leaves the setup' has_windows 1
open_setup
claim 'it remembers the person' seat_is Blue 'Person – Basic Chariot'
claim 'and the computer' seat_is Red 'Racer, Brawler – Basic Chariot'
claim 'and those that nobody touched' seat_is Green 'Racer – Pirouette'

click_row label Race '$' # the other is in the window behind
claim 'the Race button starts it' has_windows 1
claim 'and the person is asked' asks Blue
xdotool key 1
claim 'who drives' is_driven_by blue person
claim 'against the computer that was chosen' is_driven_by red racer:brawler
claim 'there was no warning' is_quiet
sed 's/^/# /' "$work/stderr"
echo "1..$n"
