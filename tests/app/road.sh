#!/bin/bash
# road.sh PROGRAM TEMPLATE, inside ui-run.sh: builds a course from nothing with a real pointer and real keys, undoes and
# redoes all of it, saves and reopens it; in TAP.  TEMPLATE is a road track; only its library is used.
set -u
program=$1
. "$(dirname "$0")/drive-lib.sh"
file=$work/course.track.xml
sed '/<place /d; /<bonus /d' "$2" >"$file"

key() { xdotool key "$@"; }
titled() { [ "$(xdotool getwindowname "$window" 2>/dev/null)" = "$1" ]; }
is_saved() { titled 'New Course – Paddock'; }
# The tiles of the course as saved: "s1 s2 left", flipped ones with a star.
course() { sed -n 's/.*<place tile="\([^"]*\)" as="[^"]*" mirror="yes".*/\1*/p; s/.*<place tile="\([^"]*\)" as="[^"]*"\( line.*\|\/\)\?>.*/\1/p' "$file" | xargs; }
saves() { key ctrl+s; until_holds is_saved && [ "$(course)" = "$1" ]; }
has_tiles() { [ "$(course | wc -w)" -eq "$1" ]; }
has_bonus() { grep -q "<bonus id=\"bonus\" at=\"$1\" after=\"$2\"" "$file"; }
has_no_bonus() { ! grep -q '<bonus' "$file"; }
has_ended() { ! kill -0 "$studio" 2>/dev/null; }
start() {
  "$program" "$file" 2>>"$work/stderr" &
  studio=$!
  find_window $studio
  xdotool windowsize --sync "$window" 1200 760
  xdotool windowmove --sync "$window" 0 0
  find_window $studio
  until_holds is_saved
  settle
}
quit() {
  until_holds pressing ctrl+q has_ended
}
drag() { # FROM-X FROM-Y TO-X TO-Y: slowly, as drag and drop wants it
  local i
  xdotool mousemove "$1" "$2" mousedown 1
  for i in 1 2 3 4 5 6 7 8 9 10; do
    xdotool mousemove $(($1 + ($3 - $1) * i / 10)) $(($2 + ($4 - $2) * i / 10)) sleep 0.05
  done
  settle
  xdotool mouseup 1
  settle
}

start
cp "$file" "$work/nothing.xml"

# By keyboard: each tile of the library in turn; start and finish find their ends by themselves.
key Return Page_Down Return Page_Down Return Page_Down Return
check 'Enter lays the start and the finish' saves 's1 s2 f1 f2'
key Page_Down Page_Down Page_Down Return
check 'a curve goes between them' saves 's1 s2 left f1 f2'
key Page_Up Page_Up Return
check 'and what is laid next goes after what is selected' saves 's1 s2 left straight f1 f2'
key Page_Down Return f
check 'F flips a tile' saves 's1 s2 left straight avenue* f1 f2'
key alt+Left
check 'Alt and an arrow move it' saves 's1 s2 left avenue* straight f1 f2'
key b Home
for _ in 1 2 3 4 5; do key Right; done
key Return
check 'no bonus line lies on flat road' has_no_bonus
for _ in $(seq 29); do key Right; done
key Return
key ctrl+s
check 'one lies on the sprint' has_bonus avenue 5
key Escape

# By pointer: the last tile of the library onto the road, a tile of the road to another place.
key ctrl+0
settle
drag $((X + 90)) $((Y + H - 80)) $((X + W / 2)) $((Y + H / 2))
key ctrl+s
check 'a tile is dragged from the library' has_tiles 8

cp "$file" "$work/built.xml"
for _ in $(seq 12); do key ctrl+z; done
check 'undo goes back to nothing' saves ''
check 'and that is what there was' cmp -s "$file" "$work/nothing.xml"
for _ in $(seq 12); do key ctrl+shift+z; done
key ctrl+s
check 'redo builds it again, exactly' cmp -s "$file" "$work/built.xml"
quit

start
key Home f ctrl+z ctrl+s
check 'the file opens again' titled 'New Course – Paddock'
check 'as it was' cmp -s "$file" "$work/built.xml"
quit
# A whole course: replacing, taking up, and dragging a tile to another line of it.
cp "$2" "$file"
whole=$(course)
lies_elsewhere() { key ctrl+s; until_holds is_saved && has_tiles 11 && [ "$(course | cut -d' ' -f1-7)" = 's1 s2 left straight right left avenue*' ]; }
start
key Home Right Right Right Page_Down Page_Down Page_Down Page_Down Page_Down r
check 'R replaces a tile by the one in hand' saves "${whole/straight/avenue}"
key Delete
check 'Delete takes it up' saves "${whole/straight /}"
key ctrl+z ctrl+z
check 'both are taken back' saves "$whole"
key ctrl+0
settle
drag $((X + (183 + W - 326) / 2)) $((Y + (97 + H - 38) / 2)) $((X + (183 + W - 326) / 2 + 60)) $((Y + (97 + H - 38) / 2 - 118))
check 'a tile is dragged along the course' lies_elsewhere
key ctrl+z
check 'and back' saves "$whole"
quit

# The pointer at the end of the avenue, where no bonus line may lie, means the gap before it; with Control it does not.
sed '/<bonus /d' "$2" >"$file"
start
key ctrl+0 b
settle
end_of_avenue=$((X + (183 + W - 326) / 2 + 162))
xdotool mousemove $end_of_avenue $((Y + (97 + H - 38) / 2))
settle
xdotool keydown ctrl click 1
settle
xdotool keyup ctrl
key ctrl+s
until_holds is_saved
check 'with Control the pointer means the gap under it' has_no_bonus
xdotool mousemove_relative 2 0
settle
xdotool click 1
settle
key ctrl+s
check 'a bonus line snaps to the nearest gap that may have one' has_bonus line-3 21
key ctrl+z Escape
check 'and is taken back' saves "$whole"
quit
check 'nothing was said on stderr' is_quiet
sed 's/^/# /' "$work/stderr"
echo "1..$n"
