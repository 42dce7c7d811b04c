#!/bin/bash
# drive.sh PROGRAM DOCUMENT, inside ui-run.sh: works the real program with a real pointer and real keys,
# looks at its window, and reports in TAP.  Nothing is known of the program but what people see.
set -u
program=$1
. "$(dirname "$0")/drive-lib.sh"
file=$work/document.track.xml
cp "$2" "$file"

# The pointer waits on the title, so that nothing under it is marked.
shot() { xdotool mousemove $((X + W / 2)) $((Y + 20)); settle; import -window "$window" -crop "$((W - 400))x$((H - 160))+20+80" +repage "$work/$1.png"; }
same() { shot now && [ "$(compare -metric AE "$work/$1.png" "$work/now.png" null: 2>&1)" = 0 ]; }
differs() { ! same "$1"; }
is_still() { shot a && settle && shot b && [ "$(compare -metric AE "$work/a.png" "$work/b.png" null: 2>&1)" = 0 ]; }
has_colours() { shot now && [ "$(identify -format %k "$work/now.png")" -gt "$1" ]; }
is_dark() { shot now && [ "$(convert "$work/now.png" -colorspace gray -format '%[fx:int(100*mean)]' info:)" -lt 30 ]; }
titled() { [ "$(xdotool getwindowname "$window" 2>/dev/null)" = "$1" ]; }
has_dialog() { [ "$(xprop -root _NET_CLIENT_LIST | grep -o 0x | wc -l)" -gt 1 ]; }
has_no_dialog() { ! has_dialog && is_active; }
is_active() { [ "$(xdotool getactivewindow 2>/dev/null)" = "$window" ]; }
dialog_is_active() { has_dialog && ! is_active; }
contains() { grep -q "$1" "$file"; }
has_ended() { ! kill -0 "$studio" 2>/dev/null; }
key() { xdotool key "$@"; }
# Clicks, and leaves again: under a modal dialog GTK's X11 backend fails to place a tooltip.
point_at_title() {
  click_title
  settle
  xdotool mousemove $((X + 300)) $((Y + 300))
}
drag() { # BUTTON: a little way to the right and down
  xdotool mousemove $((X + 300)) $((Y + 300)) mousedown "$1"
  for _ in 1 2 3 4 5 6; do xdotool mousemove_relative 10 6 sleep 0.03; done
  xdotool mouseup "$1"
}

"$program" "$file" 2>"$work/stderr" &
studio=$!
find_window $studio

check 'the window is named after the document' titled 'Harbour Loop – Paddock'
check 'the document is drawn' has_colours 40
check 'the drawing comes to rest' is_still
shot fitted

xdotool mousemove $((X + 300)) $((Y + 300)) click --repeat 3 4
check 'the wheel zooms' differs fitted
key ctrl+0
check 'Ctrl+0 fits the drawing again' same fitted
drag 2
check 'the middle button moves the drawing' differs fitted
key ctrl+0
check 'and Ctrl+0 brings it back' same fitted
xdotool keydown space
drag 1
xdotool keyup space
check 'space and drag move the drawing' differs fitted
key ctrl+0
key ctrl+Left ctrl+Left
check 'Ctrl and arrow keys move the drawing' differs fitted
key ctrl+0
check 'the drawing is back' same fitted
key Left Left
check 'arrow keys move a cursor' differs fitted
xdotool mousemove $((X + 300)) $((Y + 300)) click 2
check 'which a click hides' same fitted
key ctrl+0 ctrl+plus ctrl+plus
check 'Ctrl and plus zoom' differs fitted
key ctrl+0
check 'the drawing is back' same fitted

key ctrl+comma
check 'Ctrl and comma open the preferences' dialog_is_active
settle
key space
settle
key Down Down Return
check 'the windows and the drawing turn dark' is_dark
check 'Escape closes the preferences' pressing Escape has_no_dialog

key ctrl+shift+p
check 'Ctrl, Shift and P look for a command' dialog_is_active
check 'Escape closes the search' pressing Escape has_no_dialog
until_holds is_still
shot dark
key ctrl+shift+p
until_holds dialog_is_active
xdotool type 'zoom in'
settle
key Return
check 'Return runs what was found' differs dark
until_holds has_no_dialog
key ctrl+0
check 'and takes the search away' same dark

point_at_title
key ctrl+a
xdotool type 'Night Loop'
check 'typing a title changes the document' titled '• Night Loop – Paddock'
key ctrl+z
check 'Ctrl+Z takes it back at once' titled 'Harbour Loop – Paddock'
key ctrl+shift+z
check 'Ctrl+Shift+Z brings it again' titled '• Night Loop – Paddock'
key ctrl+s
check 'Ctrl+S saves it' titled 'Night Loop – Paddock'
check 'into the file' contains 'title="Night Loop"'

point_at_title
key End
xdotool type ' 2'
check 'there is unsaved work again' titled '• Night Loop 2 – Paddock'
key ctrl+w
check 'closing it asks' dialog_is_active
check 'Escape stays' pressing Escape has_no_dialog
check 'with the work' titled '• Night Loop 2 – Paddock'
key ctrl+w
check 'closing it asks again' dialog_is_active
check 'Discard closes the document' pressing alt+d titled 'Paddock'
check 'and leaves the file as it was saved' contains 'title="Night Loop"'

until_holds has_no_dialog
key ctrl+q
check 'Ctrl+Q ends the program' has_ended
kill "$studio" 2>/dev/null
wait "$studio"
check 'with success' [ $? -eq 0 ]
check 'and without a word on stderr' is_quiet
sed 's/^/# /' "$work/stderr"
echo "1..$n"
