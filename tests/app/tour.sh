#!/bin/bash
# tour.sh PROGRAM, inside ui-run.sh with SETTINGS=tour-seen=false: the first start shows the tour, the second does not; in TAP.
set -u
program=$1
n=0

check() { # CLAIM COMMAND...: holds within ten seconds
  local claim=$1 i
  shift
  n=$((n + 1))
  for ((i = 0; i < 100; i++)); do
    "$@" && { echo "ok $n $claim"; return; }
    sleep 0.1
  done
  echo "not ok $n $claim"
}

has_windows() { [ "$(xprop -root _NET_CLIENT_LIST | grep -o 0x | wc -l)" -eq "$1" ]; }
start() {
  "$program" &
  studio=$!
}
end() {
  kill $studio
  wait $studio 2>/dev/null
}

start
check 'the first start shows the tour' has_windows 2
sleep 0.5
xdotool key Return
sleep 0.7
check 'Enter goes on with it' has_windows 2
xdotool key Escape
check 'Escape skips it' has_windows 1
end
start
check 'the second start opens the studio' has_windows 1
sleep 1
check 'and no tour' has_windows 1
end
echo "1..$n"
