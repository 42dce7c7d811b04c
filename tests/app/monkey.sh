#!/bin/bash
# monkey.sh PROGRAM COUNT SEED FILE..., inside ui-run.sh: opens the files and works the program at random with pointer, keys
# and menus, COUNT times.  It must live to the end and complain about nothing.  Reports in TAP.
set -u
program=$1 count=$2
RANDOM=$3
shift 3
work=$(mktemp -d)
trap 'rm -rf "$work"; kill "$studio" 2>/dev/null' EXIT
for file; do cp "$file" "$work"; done
export ASAN_OPTIONS="detect_leaks=0:${ASAN_OPTIONS:-}"

# Every key but those that leave the program, its window or its document.
keys=(a b c d e f g h i k l m n o p r s t u v w x y 1 2 3 0 comma period slash bracketleft bracketright
  Return Return Escape Escape Escape Tab Delete BackSpace Up Down Left Right Home End Page_Up Page_Down space plus minus
  shift+Tab shift+Return ctrl+Return shift+c shift+f shift+g shift+r shift+s shift+u shift+o shift+y alt+b alt+l
  ctrl+z ctrl+z ctrl+z ctrl+shift+z ctrl+y ctrl+a ctrl+shift+a ctrl+c ctrl+x ctrl+v ctrl+d ctrl+i ctrl+t ctrl+r
  ctrl+bracketleft ctrl+bracketright alt+Left alt+Right alt+Up alt+Down alt+plus alt+minus
  ctrl+plus ctrl+minus ctrl+0 ctrl+1 ctrl+Left ctrl+Up F6 F8 shift+F8 F9 F10 ctrl+shift+p ctrl+f ctrl+Page_Down
  Menu shift+F10 ctrl+comma F1 ctrl+question ctrl+e ctrl+n ctrl+s)

"$program" "$work"/*.xml 2>"$work/stderr" &
studio=$!
window=$(timeout 60 xdotool search --sync --onlyvisible --pid $studio | tail -1)
xdotool windowsize --sync "$window" 1200 800
sleep 2

is_alive() { kill -0 $studio 2>/dev/null; }
pick() { echo "${keys[RANDOM % ${#keys[@]}]}"; }
somewhere() { echo $((RANDOM % 1280)) $((RANDOM % 880)); }

drag() {
  local i
  xdotool mousemove $(somewhere) mousedown "$1"
  for ((i = RANDOM % 6; i >= 0; i--)); do xdotool mousemove $(somewhere) sleep 0.01; done
  [ $((RANDOM % 4)) = 0 ] && xdotool key "$(pick)"
  xdotool mouseup "$1"
}

# A dialog that nobody answers would keep everything else out.
leave_dialogs() {
  local i
  for ((i = 0; i < 6; i++)); do
    [ "$(xdotool getactivewindow 2>/dev/null)" = "$window" ] && return
    xdotool key Escape sleep 0.1
  done
  xdotool windowactivate "$window" 2>/dev/null
}

for ((n = 1; n <= count; n++)); do
  is_alive || break
  case $((RANDOM % 12)) in
    0 | 1 | 2 | 3 | 4) xdotool key "$(pick)" ;;
    5 | 6) xdotool mousemove $(somewhere) click 1 ;;
    7) xdotool mousemove $(somewhere) click $((RANDOM % 2 * 2 + 1)) ;;
    8) xdotool mousemove $(somewhere) click $((4 + RANDOM % 2)) ;;
    9 | 10) drag 1 ;;
    11) drag $((2 + RANDOM % 2)) ;;
  esac
  [ $((n % 25)) = 0 ] && leave_dialogs
done 2>/dev/null

is_alive && echo "ok 1 lives through random input" || echo "not ok 1 lives through random input"
# What GTK 4.8 and libadwaita 1.2 say that is not ours to mend, each with the reason.
known=(
  # gdk_x11_surface_layout_popup() asks for the monitor of a popup without looking whether it is on one
  'gdk_monitor_get_geometry: assertion'
  # a release unmarks the parents that the pressed widget has by then, which are others if it was moved or rebuilt
  'Broken accounting of active state'
  # the scroller inside AdwTabBar asks for another size while it is given one (seen in a trace; there may be another cause)
  'Trying to snapshot GtkBox'
)
if grep -E 'WARNING|CRITICAL|ERROR|Sanitizer|runtime error' "$work/stderr" | grep -vFf <(printf '%s\n' "${known[@]}"); then
  echo "not ok 2 nothing is complained about"
  head -60 "$work/stderr" | sed "s|^|# |"
else
  echo "ok 2 nothing is complained about"
fi
echo "1..2"
