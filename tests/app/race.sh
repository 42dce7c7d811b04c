#!/bin/bash
# race.sh PROGRAM CLI TRACK, inside ui-run.sh: races in the real program with real keys and a real pointer, kills it, goes
# on where it was, and has the command line verify the file.  Reports in TAP.
set -u
program=$1 cli=$2
. "$(dirname "$0")/drive-lib.sh"
work=$(mktemp -d)
studio=''
trap '{ kill -9 $studio; rm -rf "$work"; } 2>/dev/null' EXIT
cp "$3" "$work/example.track.xml"
file=$work/duel.playtest.xml
cat >"$file" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<playtest xmlns="urn:paddock:documents" version="1" id="duel" title="Duel" game="joyride" seed="5">
  <track file="example.track.xml"/>
  <seat id="red" name="Red"/>
  <seat id="blue" name="Blue"/>
</playtest>
END

n=0 failed=0
check() { # CLAIM COMMAND...
  local claim=$1
  shift
  n=$((n + 1))
  if until_holds "$@"; then
    echo "ok $n $claim"
  else
    echo "not ok $n $claim"
    failed=1
  fi
}

is_named() { case $(xdotool getwindowname "$window" 2>/dev/null) in "$1"*) true ;; *) false ;; esac }
count() { grep -o '<choose' "$1" 2>/dev/null | wc -l; }
has_choices() { (($(count "$file") == $1)); }
is_kept() { grep -rqs '<choose' "$HOME/.local/state/paddock/unsaved"; }
verifies() { "$cli" playtest "$file" >"$work/verdict" 2>&1; }
is_gone() { ! kill -0 "$studio" 2>/dev/null; }

start() {
  "$program" "$file" 2>>"$work/stderr" &
  studio=$!
  find_window $studio
}

# One answer after another: each is in the window's name as unsaved work, and in what is kept.
start
check 'a playtest is opened as a race' is_named 'Duel'
xdotool windowsize --sync "$window" 1024 700
find_window $studio
sleep 2.5 # the page is there soon after the name
for i in 1 2 3 4; do
  xdotool key 1
  sleep 0.5
done
check 'a key answers' is_named '• Duel'
xdotool mousemove $((X + 80)) $((Y + H - 131)) click 1
sleep 0.5
xdotool mousemove $((X + 300)) $((Y + 300))
check 'decisions are kept while nobody saves' is_kept
kill -9 $studio
wait $studio 2>/dev/null
check 'the file is as it was' has_choices 0

start
check 'a race that was killed comes back' is_named '• Duel'
sleep 2.5 # the page is there soon after the name
xdotool key ctrl+s
check 'with every decision, those by pointer too' has_choices 5
check 'and is verified by the command line' verifies
for i in 1 2 3; do
  xdotool key 1
  sleep 0.5
done
xdotool key ctrl+z
sleep 0.5
xdotool key 1
sleep 0.5
xdotool key ctrl+s
check 'it goes on; undone and chosen again is the same' has_choices 8
check 'and is verified again' verifies
xdotool key ctrl+q
check 'it ends without a question' is_gone
check 'there was no warning' test ! -s "$work/stderr"
[ -s "$work/stderr" ] && sed 's/^/# /' "$work/stderr"
echo "1..$n"
exit $failed
