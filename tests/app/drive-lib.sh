# Sourced by the scripts that work the real program: where things are in its window, and waiting.

until_holds() { # COMMAND...: waits until it succeeds, as long as a busy machine may need
  local end=$((SECONDS + 60))
  until "$@"; do
    ((SECONDS < end)) || return 1
    sleep 0.02
  done
}

has_window() { window=$(xdotool search --onlyvisible --pid "$1" 2>/dev/null | tail -1) && [ -n "$window" ]; }

# find_window PID: sets window, X, Y, W and H.
find_window() {
  until_holds has_window "$1"
  eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y|WIDTH|HEIGHT)=')"
  W=$WIDTH H=$HEIGHT
}

# Puts the cursor into the entry of the document's title, which stands lower below a notice: click_title HEIGHT.
click_title() { xdotool mousemove $((X + W - 200)) $((Y + 188 + ${1:-0})) click 1; }
