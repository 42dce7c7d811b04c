#!/bin/sh
# shot.sh PROGRAM FILE OUT.png, inside ui-run.sh: a picture of the studio's window showing FILE ("": none).
# SIZE=1024x700  SCHEME=light|dark|contrast  KEYS='ctrl+1 F10' pressed one after another before the picture
set -eu
program=$1 file=$2 out=$3
if [ "$file" ]; then # seen from the home folder, so that no picture tells of this machine
  folder=$(realpath "$(dirname "$file")")
  ln -s "$folder" "$HOME/$(basename "$folder")"
  file=$HOME/$(basename "$folder")/$(basename "$file")
fi
case ${SCHEME:-light} in
  dark) export ADW_DEBUG_COLOR_SCHEME=prefer-dark ;;
  contrast) export ADW_DEBUG_HIGH_CONTRAST=1 ;;
esac

"$program" ${file:+"$file"} &
studio=$!
trap '{ kill $studio; wait $studio || true; } 2>/dev/null' EXIT
window=$(timeout 120 xdotool search --sync --onlyvisible --pid $studio | tail -1)
size=${SIZE:-1100x740}
xdotool windowsize --sync "$window" "${size%x*}" "${size#*x}"
sleep 1.5
for key in ${KEYS:-}; do
  xdotool key "$key"
  sleep ${PAUSE:-0.7}
done
import -window "${WINDOW:-$window}" "$out"
