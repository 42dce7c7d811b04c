#!/bin/bash
# draw.sh PROGRAM CLI, inside ui-run.sh: draws a Joyride track and a Frothy track from nothing with a real pointer, takes
# everything back, does it again, saves, reads it again, and reports in TAP.
set -u
program=$1 cli=$2
. "$(dirname "$0")/drive-lib.sh"

key() { xdotool key "$@"; }
go() { xdotool mousemove $((X + $1)) $((Y + $2)); }
click() { go "$1" "$2" && xdotool click 1 && settle; }

drag() { # X Y X Y...: along a line of points
  local x=$1 y=$2 i
  go "$x" "$y"
  settle
  xdotool mousedown 1
  shift 2
  while [ $# -gt 0 ]; do
    for ((i = 1; i <= 8; i++)); do go $((x + ($1 - x) * i / 8)) $((y + ($2 - y) * i / 8)); done
    settle # a busy machine leaves points out, but not where the pointer rests; near an edge it would scroll
    x=$1 y=$2
    shift 2
  done
  xdotool mouseup 1
  settle
}

start() { # FILE: opens it, the window filling the screen's corner, at a zoom that shows a small track
  "$program" "$1" 2>>"$work/stderr" &
  studio=$!
  find_window $studio
  xdotool windowsize --sync "$window" 1280 800
  find_window $studio
  until_holds is_read
  settle
  key Escape Escape F9 ctrl+1
  settle
}

stop() { kill $studio; wait $studio 2>/dev/null; }

is_read() { xdotool getwindowname "$window" | grep -q 'Drawn – Paddock$'; }
is_saved() { ! xdotool getwindowname "$window" | grep -q '^•'; }
save() { key ctrl+s && until_holds is_saved && cp "$file" "$work/$1"; }
same() { cmp -s "$work/$1" "$work/$2"; }
has() { [ "$(grep -c "$1" "$file")" = "$2" ]; }
is_clean() { [ "$("$cli" check --format json "$file" | grep -c '"severity": *"error"')" = 0 ]; }

times() { local i; for ((i = 0; i < $1; i++)); do key "$2"; done; }

take_back_and_repeat() { # of so many steps
  save whole
  times "$1" ctrl+z
  key ctrl+z
  save undone
  times "$1" ctrl+shift+z
  save redone
  check "$2: undoing every step leaves what there was" same undone empty
  check "$2: redoing them brings every byte back" same redone whole
  stop
  "$cli" convert -o "$work/again.track.xml" "$file"
  check "$2: is read as it was written" same whole again.track.xml
}

empty_track() { # GAME
  file=$work/$1.track.xml
  cat >"$file" <<END
<?xml version="1.0" encoding="UTF-8"?>
<hex-track xmlns="urn:paddock:documents" version="1" id="track" title="Drawn" game="$1" laps="1"/>
END
  "$cli" convert --in-place "$file"
  cp "$file" "$work/empty"
}

ring() { # a road of five hexes around a hole, in one stroke
  key b 1 bracketright bracketright
  drag 250 230 900 230 900 600 250 600 250 230
}

empty_track joyride
start "$file"
ring
key l
drag 560 540 660 730
key k
drag 820 420 1120 420
drag 560 285 480 130
drag 330 420 100 420
save drawn
check "joyride: a drag lays the starting line" has '<start' 1
check "joyride: a drag lays each checkpoint" has '<checkpoint' 3
check "joyride: what was drawn has no errors" is_clean
take_back_and_repeat 5 joyride

# A road of seven hexes between walls: one drag inside it reaches both of them, and beyond the second lies the
# edge of the board, so that one token does; one with Control does not.
walls() {
  file=$work/walls.track.xml
  {
    echo '<?xml version="1.0" encoding="UTF-8"?>'
    echo '<hex-track xmlns="urn:paddock:documents" version="1" id="track" title="Drawn" game="joyride"><board>'
    for r in -4 -3 -2 -1 0 1 2 3 4; do
      if [ ${r#-} = 4 ]; then row='#############'; else row='.............'; fi
      echo "<row r=\"$r\" q=\"$((-6 - (r - (r & 1)) / 2))\">$row</row>"
    done
    echo '</board></hex-track>'
  } >"$file"
  "$cli" convert --in-place "$file"
}

tokens_of() { # CHECKPOINT: the rows of its tokens
  sed -n "/<checkpoint number=\"$1\"/,/<\/checkpoint>/s/.*at=\"[-0-9]*,\([-0-9]*\)\".*/\1/p" "$file" | xargs
}
has_tokens() { [ "$(tokens_of "$1")" = "$2" ]; }

walls
start "$file"
key ctrl+0 k
settle
drag 640 313 484 583
xdotool keydown ctrl
drag 840 313 684 583
xdotool keyup ctrl
key alt+s
drag 440 313 284 583
key alt+s ctrl+s
until_holds is_saved
check "joyride: a line snaps to the walls of the road" has_tokens 1 -4
check "joyride: Control lays it freely" has_tokens 2 "-2 3"
check "joyride: and so it is without snapping" has_tokens 3 "-2 3"
stop

# A picture to trace is dragged, a piece of the road kept under a name and stamped beside it, with the pointer.
convert -size 40x20 xc:red "$work/sketch.png"
walls
sed -i 's|</board>|</board>\n  <tracing file="sketch.png"/>|' "$file"
"$cli" convert --in-place "$file"
count_spaces() { sed -n 's/.*<row [^>]*>\(.*\)<.*/\1/p' "$file" | tr -cd . | wc -c; }
is_moved() { grep -q '<tracing file="sketch.png" x="[1-9][0-9]*" y="[1-9][0-9]*"' "$file"; }
before=$(count_spaces)

start "$file"
key ctrl+0 q
settle
drag 400 300 520 420
key s
drag 500 250 800 380
key ctrl+shift+k
until_holds has_windows 2
settle
xdotool type 'A Piece'
key Return
until_holds has_windows 1
settle
click 700 620
key ctrl+s
until_holds is_saved
check "a picture is dragged under the board" is_moved
check "a piece is kept under its name" [ -s "$XDG_DATA_HOME/paddock/sections/a-piece.track.xml" ]
check "and stamped with a click" [ "$(count_spaces)" -gt "$before" ]
stop

empty_track frothy
start "$file"
ring
key r
drag 560 540 560 730
key p
for x in 480 380 280; do click $x 580 && click $x 650; done
key h
click 880 420
key shift+s
click 900 560
save drawn
check "frothy: clicks place the grid" has '<slot' 6
check "frothy: a click lays a hazard" has '<hazard' 1
check "frothy: a drag lays the lap line and ranks" has '<course' 1
check "frothy: what was drawn has no errors" is_clean
take_back_and_repeat 10 frothy

check "nothing is complained about" is_quiet
echo "1..$n"
