#!/bin/bash
# kill.sh PROGRAM CLI DOCUMENT ROUNDS SEED, inside ui-run.sh: kills the real program while somebody types,
# again and again, and reports in TAP whether everything comes back.
#
# Every key that is typed into the title makes a version, and the window's name tells which one is there.
# The program is killed after a random number of them, often while it saves.  Started again, it must show the version
# that was seen last, or a later one; and the file must be whole, always.
set -u
program=$1 cli=$2 rounds=$4
. "$(dirname "$0")/drive-lib.sh"
typist=''
trap '{ kill -9 $studio $typist; rm -rf "$work"; } 2>/dev/null' EXIT
file=$work/document.track.xml
cp "$3" "$file"
untitled=${file##*/} # what a document without a title is called
RANDOM=$5

name() { xdotool getwindowname "$window" 2>/dev/null; }
title() { local t=${1#• }; echo "${t% – Paddock}"; }
is_ready() { case $(name) in Paddock | '' | "$untitled – Paddock") false ;; *) true ;; esac }
# The title in the file; nothing if it can't be read.
saved_title() {
  local t
  "$cli" convert "$file" >"$work/copy" 2>"$work/error" || return
  t=$(sed -n '/<hex-track/s/.* title="\([^"]*\)".*/\1/p' "$work/copy")
  echo "${t:-$untitled}"
}

# step TITLE: which version of this round it is: 0, what was there before; 1, the old title is deleted;
# then one for every key.  Nothing: no version at all.
step() {
  if [ "$1" = "$before" ]; then
    echo 0
  elif [ "$1" = "$untitled" ]; then
    echo 1
  elif [ "${text#"$1"}" != "$text" ]; then
    echo $((${#1} + 1))
  fi
}

# Whether that many versions of this round have been seen, or all keys were typed.
has_reached() { (($(step "$(title "$(name)")" | grep . || echo 0) >= $1)) || ! kill -0 $typist 2>/dev/null; }

start() {
  "$program" "$file" 2>>"$work/stderr" &
  studio=$!
  find_window $studio
  until_holds is_ready
}

# Types this round's text, and sometimes saves in the midst of it.
type_text() {
  local at=$((RANDOM % 16))
  xdotool key ctrl+a type --delay 25 "${text:0:at}"
  ((round % 3)) || xdotool key ctrl+s
  xdotool type --delay 25 "${text:at}"
}

lost=0 invented=0 broken=0 typed=0 unsaved=0
before='Harbour Loop' saved='Harbour Loop'
start
for ((round = 1; round <= rounds; round++)); do
  text=${round}abcdefghijklmnopqrstuvwxyz
  sleep 0.4 # the form is there soon after the name
  case $(name) in
    •*) click_title 47 ;; # below the bar that tells of recovered work
    *) click_title ;;
  esac
  type_text &
  typist=$!
  until_holds has_reached $((RANDOM % 20))
  sleep "0.0$((RANDOM % 5))"
  seen=$(name)
  kill -9 $studio
  { kill $typist; wait $studio $typist; } 2>/dev/null

  on_disk=$(saved_title)
  start
  shown=$(title "$(name)") seen=$(title "$seen")
  seen_step=$(step "$seen") shown_step=$(step "$shown")
  problem=
  [ -n "$shown_step" ] || { problem='a version that never was' invented=$((invented + 1)); }
  ((${shown_step:-0} >= ${seen_step:-0})) || { problem='too old a version' lost=$((lost + 1)); }
  [ "$on_disk" = "$saved" ] || [ -n "$(step "$on_disk")" ] || { problem='a broken file' broken=$((broken + 1)); }
  [ -z "$problem" ] || echo "# round $round: $problem; seen $seen, shown $shown, on disk $on_disk; $(cat "$work/error")"
  ((${seen_step:-0} == 0)) || typed=$((typed + 1))
  [ "$shown" = "$on_disk" ] || unsaved=$((unsaved + 1))
  saved=$on_disk before=$shown
done

report() { # N CLAIM COMMAND...
  local n=$1 claim=$2
  shift 2
  if "$@"; then echo "ok $n $claim"; else echo "not ok $n $claim"; fi
}

echo "# $rounds kills: $typed after typing, $unsaved with unsaved work"
report 1 'no kill costs a version that was seen' [ $lost -eq 0 ]
report 2 'nothing comes back that never was' [ $invented -eq 0 ]
report 3 'the file is always whole' [ $broken -eq 0 ]
report 4 'most kills met work that was not saved' [ $((typed * 2)) -gt "$rounds" -a $((unsaved * 3)) -gt "$rounds" ]
report 5 'and not a word on stderr' is_quiet
sed 's/^/# /' "$work/stderr" | sort -u | head
echo 1..5
