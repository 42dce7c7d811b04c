#!/bin/bash
# kill.sh PROGRAM CLI ACCESSIBLE DOCUMENT ROUNDS SEED, inside ui-run.sh: kills the real program while somebody edits, races
# and saves, again and again, and reports in TAP whether everything comes back.
#
# A track and a race are open.  In one round, every key that is typed into the title of the track makes a version, and the
# window's name tells which one is there.  In the next, every key is an answer in the race, and the timeline tells how many
# there are.  The program is killed at a random moment of that, often while it saves.  Started again, it must show what was
# seen last, or something later that was typed; the file must be whole; and no temporary file may be left.
set -u
program=$1 cli=$2 accessible=$3
. "$(dirname "$0")/drive-lib.sh"
rounds=$(rounds "$5")
poll=0.1 # looking costs more than what is looked at
typist=''
trap '{ kill -9 $studio $typist; rm -rf "$work"; } 2>/dev/null' EXIT
track=$work/document.track.xml
cp "$4" "$track"
untitled=${track##*/} # what a document without a title is called
RANDOM=$6
# What is small starts sooner, and answers count when they are given.
printf '%s\n' "animations='off'" window-width=1000 window-height=700 >>"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"

name() { xdotool getwindowname "$window" 2>/dev/null; }
title() { local t=${1#• }; echo "${t% – Paddock}"; }
is_titled() { case $(name) in *"$1 – Paddock") true ;; *) false ;; esac }
is_saved() { case $(name) in •*) false ;; *) true ;; esac }
is_whole() { "$cli" convert "$1" >"$work/copy" 2>"$work/error"; }

# --- Both kinds of rounds ---

start() { # FILE: the one that is shown
  local other=$track
  [ "$1" != "$track" ] || other=$race
  "$program" "$other" "$1" 2>>"$work/stderr" &
  studio=$!
  find_window $studio
}

# kill_amidst SEE STROKE: strokes go on while this waits and looks, and end with the program.  In one round of three there
# is a save in the midst of them; in one of four the kill follows a save by some milliseconds.  Who types is not killed, but
# types on to nobody: a key that is held for ever would change all that come after it.
kill_amidst() {
  local i keys=() at=$((RANDOM % 3 ? -1 : RANDOM % strokes))
  for ((i = 0; i < strokes; i++)); do
    keys+=($($2 $i))
    ((i != at)) || keys+=(key ctrl+s)
  done
  xdotool "${keys[@]}" &
  typist=$!
  if ((RANDOM % 4)); then
    sleep "0.$((RANDOM % 4))$((RANDOM % 10))"
    seen=$($1)
    ((RANDOM % 2)) || sleep "0.0$((RANDOM % 5))"
  else
    wait $typist
    seen=$($1)
    xdotool key ctrl+s sleep "0.0$((RANDOM % 3))$((RANDOM % 10))"
  fi
  kill -9 $studio
  wait $studio $typist 2>/dev/null
  left=$((left + $(list_temporary | wc -l)))
}

list_temporary() { find "$work" -name '.paddock-*'; }

judge() { # what this round found: seen, shown and on_disk are numbers of strokes; nothing: they are none of this round
  local problem=
  [ -n "$shown" ] || { problem='a version that never was' invented=$((invented + 1)); }
  ((${shown:-${seen:-0}} >= ${seen:-0})) || { problem='too old a version' lost=$((lost + 1)); }
  [ -n "$on_disk" ] || { problem='a broken file' broken=$((broken + 1)); }
  [ -z "$(list_temporary)" ] || { problem='a temporary file' littered=$((littered + 1)); }
  [ -z "$problem" ] ||
    echo "# round $round, $kind: $problem; seen $seen, shown $shown, on disk $on_disk; in the window \"$(name)\"; $(cat "$work/error")"
  ((${seen:-0} == first)) || met=$((met + 1))
  [ "$shown" = "$on_disk" ] || unsaved=$((unsaved + 1))
}

# --- Edits ---

# step TITLE: which version of this round it is: 0, what was there before; 1, the old title is deleted; then one for every
# key.  Nothing: no version at all.
step() {
  if [ "$1" = "$before" ]; then
    echo 0
  elif [ "$1" = "$untitled" ]; then
    echo 1
  elif [ "${text#"$1"}" != "$text" ]; then
    echo $((${#1} + 1))
  fi
}
saved_title() {
  local t
  is_whole "$track" || return
  t=$(sed -n '/<hex-track/s/.* title="\([^"]*\)".*/\1/p' "$work/copy")
  echo "${t:-$untitled}"
}
type_key() { echo "key ${text:$1:1} sleep 0.02" | sed 's/-/minus/'; }
has_title() { case $(name) in Paddock | '' | "$untitled – Paddock" | *Duel*) false ;; *) true ;; esac }
see_title() { step "$(title "$(name)")"; }
# The form is there soon after the name; a key that comes too early is none of its.
begin_typing() {
  xdotool key F6
  settle
  xdotool key ctrl+a
}

edit() {
  local disk
  text=$((round / 2 % 2))-${round}abcdefghijklmnopqrstuvwxyz first=0 # no beginning of the one before
  strokes=$((4 + RANDOM % 14))
  begin_typing
  kill_amidst see_title type_key
  disk=$(saved_title)
  start "$track"
  until_holds has_title
  shown=$(see_title)
  on_disk=$([ "$disk" = "$saved" ] && echo before || step "$disk")
  judge
  saved=$disk before=$(title "$(name)")
}

# --- Races ---

begin_race() {
  n_races=$((n_races + 1))
  race=$work/race-$n_races.playtest.xml
  cp "$work/race" "$race"
  answers=0
}
# The first grid place may be taken, and then nobody has an answer 1.
press_answer() { echo "key $((1 + RANDOM % 2)) sleep 0.0$((RANDOM % 6))"; }
# How many answers there are, as the timeline says: "12 / 12".
see_answers() { "$accessible" | cut -f 3 | sed -n 's|^[0-9]* / \([0-9]*\)$|\1|p' | head -n 1; }
has_answers() { settle && [ -n "$(see_answers)" ]; }
saved_answers() { is_whole "$race" && grep -c '<choose' "$race"; }

answer() {
  first=$answers
  strokes=$((4 + RANDOM % 12))
  kill_amidst see_answers press_answer
  on_disk=$(saved_answers)
  start "$race"
  until_holds is_titled Duel
  until_holds has_answers
  shown=$(see_answers)
  answers=$shown
  ((shown <= first + strokes)) || shown=
  [ -z "$on_disk" ] || ((on_disk <= ${shown:-$on_disk})) || on_disk=
  judge
}

# A race of some length is saved, and another one begins: what is long is slow, and it might end.
go_on() {
  ((answers > 100)) || return
  xdotool key ctrl+s
  until_holds is_saved
  xdotool key ctrl+w
  until_holds has_title # the other one has gone, and is not taken for the new one
  begin_race
  "$program" "$race"
  until_holds is_titled Duel
}

show_track() {
  xdotool key ctrl+Tab
  holds_soon has_title
}
show_race() {
  xdotool key ctrl+Tab
  holds_soon is_titled Duel && until_holds has_answers
}

lost=0 invented=0 broken=0 littered=0 met=0 unsaved=0 left=0 n_races=0
"$cli" race "$4" --seats racer,racer --laps 9 --seed 5 --save "$work/plan" >/dev/null
sed -e '/<choose/d' -e '/<hash/d' -e 's/ driver="racer"//' -e '0,/id="playtest"/s//id="duel" title="Duel"/' "$work/plan" \
  >"$work/race"
begin_race
before='Harbour Loop' saved='Harbour Loop'
start "$track"
until_holds has_title
for ((round = 1; round <= rounds; round++)); do
  if ((round % 2)); then
    kind=edits
    has_title || until_holds show_track
    edit
  else
    kind=race
    is_titled Duel || until_holds show_race
    answer
    go_on
  fi
done

report() { # N CLAIM COMMAND...
  local n=$1 claim=$2
  shift 2
  if "$@"; then echo "ok $n $claim"; else echo "not ok $n $claim"; fi
}

echo "# $rounds kills, half of them in a race: $met after strokes were seen, $unsaved with unsaved work, $left temporary files" \
  "left; $lost lost more than the last stroke, $invented invented something, $broken broke a file, $littered left litter"
report 1 'no kill costs a version that was seen' [ $lost -eq 0 ]
report 2 'nothing comes back that never was' [ $invented -eq 0 ]
report 3 'the file is always whole' [ $broken -eq 0 ]
report 4 'temporary files go at the next start' [ $littered -eq 0 ]
report 5 'most kills met work that was not saved' [ $((met * 2)) -gt "$rounds" -a $((unsaved * 3)) -gt "$rounds" ]
report 6 'and not a word on stderr' is_quiet
sed 's/^/# /' "$work/stderr" | sort -u | head
echo 1..6
