#!/bin/bash
# licence.sh PROGRAM CLI ACCESSIBLE, inside ui-run.sh: a driving licence of Frothy Races from nothing, in the real program
# with keys alone: Speeds, damage, stamina, cards and traits; everything is undone, redone, saved and opened again.  What
# has the keyboard is known from what the program tells screen readers.  Reports in TAP.
set -u
program=$1 cli=$2 accessible=$3
. "$(dirname "$0")/drive-lib.sh"
file=$work/salt-wagon.vehicle.xml

is_named() { case $(xdotool getwindowname "$window" 2>/dev/null) in "$1 – "*) true ;; *) false ;; esac }
has_keyboard() { "$accessible" "$1" | grep -q $'\tfocus$'; }
says() { grep -qsF -- "$1" "$file"; }
is_as() { cmp -s "$file" "$work/$1"; }

tabs() { # N
  local i
  for ((i = 0; i < $1; i++)); do echo Tab; done
}

# reach NAME KEY...: the keys lead to what is called so.
reach() {
  local name=$1
  shift
  xdotool key "$@"
  check "the keyboard reaches $name" has_keyboard "$name" && return
  echo "1..$n"
  exit 1 # from here on nothing would be what it seems
}
unfold() { # NAME: folds out what has the keyboard, which has NAME inside
  xdotool key Return
  until_holds shows "$1"
}
shows() { "$accessible" "$1" | awk -F '\t' '$1 ~ /list item|text box|button/ { split($2, p, " "); n += p[4] > 20 }
  END { exit !n }'; }
enter() { xdotool key ctrl+a type "$1"; } # into what has the keyboard
choose() { # N: in a list that folds out
  local i
  xdotool key Return
  until_holds lists_choices
  for ((i = 0; i < $1; i++)); do xdotool key Down; done
  xdotool key Return
}
lists_choices() { "$accessible" '' | grep -q $'^list item\t.*\tfocus$'; }

# pick QUERY NAME: opens the gallery with the button that has the keyboard, and adds what is found first; its row, called
# NAME, has the keyboard then.
pick() {
  until_holds pressing Return has_windows 2
  xdotool type "$1"
  settle
  xdotool key Return
  check "the gallery adds $2" has_windows 1
  check "and $2 has the keyboard" has_keyboard "$2"
}

save() { # COPY: and what is saved, is
  xdotool key ctrl+s
  until_holds is_named 'Salt Wagon' && cp "$file" "$work/$1"
}

"$program" 2>>"$work/stderr" &
studio=$!
find_window $studio

reach 'New Joyride Track' ctrl+n
reach 'New Vehicle' Down Down Down Down Down
xdotool key Return
check 'the menu makes a licence' is_named 'New Vehicle'

until_holds pressing ctrl+s has_windows 2
enter "$file"
xdotool key Return
check 'it is saved under a name' says 'name="New Vehicle"'
check 'and the window is back' has_windows 1
cp "$file" "$work/start"

# --- The licence, from above to below ---

settle
xdotool key F6
settle
enter 'Salt Wagon'
check 'F6 leads to the name, which can be typed' is_named '• Salt Wagon'
reach 'Speeds: 7' $(tabs 8)
unfold 'Speed 6'
reach 'Speed 1' $(tabs 4)
unfold 'Matching boxes'
reach 'Acceleration boxes' $(tabs 5)
enter 3
reach 'Deceleration boxes' $(tabs 2)
enter 2
xdotool key Tab
enter '1 1 1 0'
xdotool key Tab
enter 1
reach 'Stamina' $(tabs 2)
enter 1

reach 'Damage' $(tabs 13)
unfold 'Level: 4'
reach 'Add Level' $(tabs 5)
reach 'Level 1' Return
reach 'Value' $(tabs 3)
enter 7
reach 'Add Affect' $(tabs 2)
pick 'maximum acc' 'Maximum Acceleration 3'
reach 'Kind' $(tabs 3)
xdotool key Tab
enter 2
reach 'Maximum Acceleration 2' $(printf 'shift+%s\n' $(tabs 4))

reach 'Stamina' $(tabs 5)
unfold 'Step: 7'
reach 'Maximum' $(tabs 2)
enter 12
reach 'Step: 7' $(tabs 3)

reach 'Cards' $(tabs 2)
unfold 'Special: 0'
reach 'Whip' $(tabs 2)
enter 5
reach 'Reins' $(tabs 2)
enter 3
reach 'Add Special' $(tabs 4)
pick shield 'Shield 1'

reach 'Add Trait' $(tabs 9)
pick 'any two dice' Beastmaster

# --- What comes of it ---

save whole
check 'the file has the Speed' says 'rating="1" accel="3" decel="2" move="1 1 1 0" control="1" stamina="1"'
check 'and the affect' says '<affect kind="max-accel" n="2"/>'
check 'and the stamina' says '<stamina maximum="12">'
check 'and the cards' says '<cards whip="5" reins="3">'
check 'and the trait' says '<trait kind="beastmaster"'
check 'the command line reads it' "$cli" convert --check "$file"

# Back to where it began, and forth again.  A key at a time: of many at once a busy X server loses some.
leads_to() { # KEY STATE: what is saved becomes STATE when the key is pressed often enough
  local i
  for ((i = 0; i < 40; i++)); do
    xdotool key "$1"
    settle
    xdotool key ctrl+s
    settle
    is_as "$2" && return
  done
  return 1
}
check 'undoing all of it gives the file that it was' leads_to ctrl+z start
check 'redoing all of it gives the file that it became' leads_to ctrl+shift+z whole

kill $studio
wait $studio 2>/dev/null
rm -rf "$HOME/.local/state/paddock"
"$program" "$file" 2>>"$work/stderr" &
studio=$!
find_window $studio
check 'it is opened again' is_named 'Salt Wagon'
check 'as it was saved' is_as whole
check 'nothing was said on stderr' is_quiet
sed 's/^/# /' "$work/stderr"
echo "1..$n"
