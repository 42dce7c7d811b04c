#!/bin/bash
# race.sh PROGRAM CLI ACCESSIBLE TRACK QUESTION [N], inside ui-run.sh: a whole race, or its first N decisions, in the real
# program with real keys and a real pointer, killed on the way and taken up again.  QUESTION is what is asked first.
# Reports in TAP.
#
# What the two people choose is what two drivers chose on the command line before, so that both races must go the same
# way, event for event.  Answers are given in turn with a digit, with the pointer and with the focus.  Nothing waits for
# time to pass: that a decision was made is seen in what is kept of unsaved work, and what is shown in what the program
# tells screen readers.
set -u
program=$1 cli=$2 accessible=$3
. "$(dirname "$0")/drive-lib.sh"
plan=$work/plan.playtest.xml file=$work/duel.playtest.xml

report() { # STATUS CLAIM: nothing makes sense after what failed
  n=$((n + 1))
  if (($1 == 0)); then
    echo "ok $n $2"
  else
    echo "not ok $n $2"
    echo "1..$n"
    exit 1
  fi
}

check() { # CLAIM COMMAND...: sooner or later it holds
  local claim=$1
  shift
  until_holds "$@"
  report $? "$claim"
}

# --- What is to be chosen: keys of the answers, and their labels ---

"$cli" race "$4" --seats racer,racer --laps 1 --seed 5 --save "$plan" >/dev/null
if [ "${6:-}" ]; then # its end, and what it comes to then, are left out
  awk -v most="$6" '/<choose/ && ++n > most { next } !/<hash/' "$plan" >"$work/begun" && mv "$work/begun" "$plan"
fi
sed -e '/<choose/d' -e '/<hash/d' -e 's/ driver="racer"//' -e '0,/id="playtest"/s//id="duel" title="Duel"/' "$plan" >"$file"
cp "$file" "$work/start"
"$cli" playtest --keys "$plan" >"$work/keys"
mapfile -t keys < <(sed -n 's/.*<choose key="\(.*\)"\/>/\1/p' "$plan")
mapfile -t labels < <(sed -n 's/^[0-9]*\. //p' "$work/keys" | sed -e 's/^[^:]*: //' -e 's/^.* pays with //')
# --- What can be seen from outside ---

is_named() { case $(xdotool getwindowname "$window" 2>/dev/null) in "$1"*) true ;; *) false ;; esac }
shows() { "$accessible" "$1" | grep -q .; }
kept() { find "$HOME/.local/state/paddock/unsaved" -type f -printf '%s %p\n' 2>/dev/null; }
is_kept_anew() { [ "$(kept)" != "$before" ]; }
count() { grep -c '<choose' "$1" 2>/dev/null; }
has_choices() { (($(count "$file") == $1)); }
is_at_start() { grep -q ' at="0"' "$file"; }
is_as() { cmp -s "$file" "$work/$1"; }
verifies() { "$cli" playtest --log "$file" >"$work/log" 2>&1; }
tells_the_same() { "$cli" playtest --log "$plan" | cmp -s "$work/log"; }
is_gone() { ! kill -0 "$studio" 2>/dev/null; }

start() {
  "$program" "$file" 2>>"$work/stderr" &
  studio=$!
  find_window $studio
}

# --- Answers ---

# The middle of the button of that name, in the window; FALSE: it is not there yet.
find_answer() { # LABEL
  at=$("$accessible" "$1" | awk -F '\t' '$1 ~ /button/ { split($2, p, " ");
    print int(p[1] + p[3] / 2) + 5, int(p[2] + p[4] / 2) + 5; exit }')
  [ -n "$at" ]
}

click() { # DECISION
  until_holds find_answer "${labels[$1]}" || return
  xdotool mousemove --window "$window" $at click 1
}

# The key that the button of that name tells; 0: none.
find_key() { # LABEL
  key=$("$accessible" "$1" | awk -F '\t' '$1 ~ /button/ { print $4 ~ /key [0-9]$/ ? substr($4, length($4)) : 0; exit }')
  [ -n "$key" ]
}

has_focus() { "$accessible" "$1" | grep -q $'^[^\t]*button.*focus$'; }

bring_focus() { # LABEL: from answer to answer
  local i
  until_holds find_answer "$1" || return
  for ((i = 0; i < 40; i++)); do
    has_focus "$1" && return
    xdotool key Tab
    settle 4
  done
  return 1
}

answer() { # DECISION
  before=$(kept)
  case $(($1 % 3)) in
    0)
      until_holds find_key "${labels[$1]}" || return
      if ((key)); then xdotool key "$key"; else click "$1"; fi
      ;;
    1) click "$1" ;;
    2)
      bring_focus "${labels[$1]}" || return
      xdotool key space
      ;;
  esac
  until_holds is_kept_anew
}

play() { # FROM TO
  local d
  for ((d = $1; d < $2; d++)); do
    answer $d || {
      echo "# decision $((d + 1)) is not answered"
      return 1
    }
  done
}

all=${#keys[@]} half=$((all / 2))
start
check 'a playtest is opened as a race' shows "$5"
play 0 $half
report $? 'half of the race is driven with keys and pointer'
check 'the file is as it was' is_as start
kill -9 $studio
wait $studio 2>/dev/null

start
check 'a race that was killed comes back' shows "$half / $half"
play $half "$all"
report $? 'and is driven on'
[ "${6:-}" ] || check 'to the end, which is told' shows "$(sed -n 's/^    \(.* wins the race!\)$/\1/p' "$work/keys")"
xdotool key ctrl+s
check 'every decision is saved' has_choices "$all"
check 'and verified by the command line' verifies
check 'which tells it as it was planned, event for event' tells_the_same
cp "$file" "$work/played"

for ((i = 0; i < all; i++)); do echo key ctrl+z; done | xdotool -
check 'it is undone to the start' shows "0 / $all"
xdotool key ctrl+s
check 'and saved there' is_at_start
for ((i = 0; i < all; i++)); do echo key ctrl+shift+z; done | xdotool -
check 'it is done again to the end' shows "$all / $all"
xdotool key ctrl+s
check 'to the same bytes' is_as played
xdotool key ctrl+q
check 'it ends without a question' is_gone
sed 's/^/# /' "$work/stderr"
check 'there was no warning' is_quiet
echo "1..$n"
