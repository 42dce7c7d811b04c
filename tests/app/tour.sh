#!/bin/bash
# tour.sh PROGRAM, inside ui-run.sh with SETTINGS=tour-seen=false: the first start shows the tour, the second does not; in TAP.
set -u
program=$1
. "$(dirname "$0")/drive-lib.sh"

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
settle
xdotool key Return
settle
check 'Enter goes on with it' has_windows 2
check 'Escape skips it' pressing Escape has_windows 1
end
start
check 'the second start opens the studio' has_windows 1
settle
check 'and no tour' has_windows 1
end
echo "1..$n"
