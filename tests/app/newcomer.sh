#!/bin/bash
# newcomer.sh PROGRAM CLI ACCESSIBLE, inside ui-run.sh with SETTINGS=tour-seen=false: what somebody does who has never seen
# the studio and reads nothing: from the first start to a race on a track of their own, with the pointer alone, first
# watched and then driven; for each game that can be raced; and a whole race to its result.  Buttons are found by the names that screen readers say.  TAP.
set -u
program=$1 cli=$2 accessible=$3
. "$(dirname "$0")/drive-lib.sh"
actions=0

# find_name NAME: sets at to the middle of the button or menu item whose name ends so; fails if there is none.
find_name() {
  at=$("$accessible" | awk -F '\t' -v name="$1" '$1 ~ /button|menu item/ && substr($3, length($3) - length(name) + 1) == name {
    split($2, p, " "); if (p[3] > 0) { print int(p[1] + p[3] / 2) + 5, int(p[2] + p[4] / 2) + 5; exit } }')
  [ -n "$at" ]
}

press() { # NAME
  until_holds find_name "$1" || return
  actions=$((actions + 1))
  settle
  xdotool mousemove --window "$window" $at click 1
}

# Below the button that was pressed: the toolkit leaves out the arrow and the edge of the menu when it tells where its
# items are, and tells them too far right.
press_item() { # NAME
  local x=${at% *}
  until_holds find_name "$1" || return
  actions=$((actions + 1))
  settle
  xdotool mousemove --window "$window" "$x" $((${at#* } + 12)) && settle && xdotool click 1
}

drag() { # X Y X Y: over the board
  local i
  xdotool mousemove --window "$window" "$1" "$2" mousedown 1
  for ((i = 1; i <= 10; i++)); do
    xdotool mousemove --window "$window" $(($1 + ($3 - $1) * i / 10)) $(($2 + ($4 - $2) * i / 10)) sleep 0.03
  done
  settle
  xdotool mouseup 1
}

is_named() { case $(xdotool getwindowname "$window" 2>/dev/null) in "$1"*) true ;; *) false ;; esac }
shows() { "$accessible" | cut -f 3 | grep -qE "$1"; }
is_drawn() { # NAME: or is once it is drawn upon, which the board may be too new for
  is_named "• $1" && return
  drag 500 640 640 640
  holds_soon is_named "• $1"
}
has_moved() { "$accessible" | cut -f 3 | grep -E '^[0-9]+ / [0-9]+$' | awk -v least="$1" '$3 >= least { n++ } END { exit !n }'; }

start() { # first: the tour comes up
  "$program" 2>>"$work/stderr" &
  studio=$!
  actions=0
  if [ "$1" = first ]; then
    until_holds has_windows 2
    actions=1
    until_holds pressing Escape has_windows 1
  fi
  until_holds find_window $studio
}

end() {
  kill $studio
  wait $studio 2>/dev/null
  rm -rf "$HOME/.local/state/paddock"
}

race_on() { # CARD FIRST
  start "$2"
  begin=$SECONDS
  press "$1"
  check "$1: a card of the welcome page opens it" is_named "$1"
  settle
  check "$1: a drag over the board draws" is_drawn "$1"
  actions=$((actions + 1))
  press 'More Ways to Race'
  press_item 'Watch Computer Drivers'
  check "$1: the computer races on it" shows '^[0-9]+ / [0-9]+$'
  check "$1: and goes on by itself" has_moved 6
  check "$1: in no more than five actions" [ $actions -le 5 ]
  check "$1: and two minutes" [ $((SECONDS - begin)) -lt 120 ]
  end
}

race_on 'New Joyride Track' first
race_on 'New Frothy Track' again

has_result() { shows '(wins|win) the race!$' && shows '^Watch the Replay$'; }
has_none() { ! has_result; }
says_pause() { "$accessible" Pause | grep -q .; }
says_no_pause() { ! says_pause; }

# From the welcome page to the result page, and on to the next race.
start again
press 'New Joyride Track'
until_holds is_named 'New Joyride Track'
settle
press 'More Ways to Race'
press_item 'Watch Computer Drivers'
until_holds has_moved 2
press 'Speed' # the menu opens upwards; the last of it is the fastest
settle
xdotool key Up Return
poll=1 until_holds has_result
check 'a race ends on the page with its result' has_result
check 'the standings are told to screen readers' shows '^1st, .*, Laps: [0-9]+, .*, Dice luck: [-+][0-9.]+$'
check 'nothing says Pause any more' says_no_pause
press 'Race Again'
check 'the next race begins' has_none
end

# Driving oneself, and what the cursor of the keyboard stands on, as a screen reader hears it.
start again
press 'New Joyride Track'
until_holds is_named 'New Joyride Track'
settle
xdotool key Right
check 'a screen reader is told where the cursor is and what lies there' shows '^Hex -?[0-9]+, -?[0-9]+: .* – New Joyride Track$'
press 'Race'
check 'the Race button asks the newcomer first' shows '^Red: .*\?$'
end
check 'nothing was said on stderr' is_quiet
sed 's/^/# /' "$work/stderr"
echo "1..$n"
