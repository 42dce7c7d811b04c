# Sourced by the scripts that work the real program: a folder to work in, claims, waiting, and where things are in its window.
# Nothing may depend on the speed of the machine: what is to be seen is waited for, a minute if need be.

work=$(mktemp -d)
studio='' n=0
trap '{ kill -9 $studio; rm -rf "$work"; } 2>/dev/null' EXIT

until_holds() { # COMMAND...: waits until it succeeds, as long as a busy machine may need
  local end=$((SECONDS + 60))
  until "$@"; do
    ((SECONDS < end)) || return 1
    sleep 0.02
  done
}

check() { # CLAIM COMMAND...: sooner or later it holds; if not, a picture of the screen is kept
  local claim=$1
  shift
  n=$((n + 1))
  if until_holds "$@"; then
    echo "ok $n $claim"
  else
    echo "not ok $n $claim"
    import -window root "${MESON_BUILD_ROOT:-/tmp}/$(basename "$0" .sh)-$n.png"
    return 1
  fi
}

# holds_soon COMMAND...: within two seconds or so, for what is tried again otherwise; soon=200 waits ten.
holds_soon() {
  local i
  for ((i = 0; i < ${soon:-40}; i++)); do
    "$@" && return
    sleep 0.05
  done
  return 1
}

# pressing KEY COMMAND...: whether it holds, or does once the key is pressed; to be tried again, as a window that is just
# there takes no keys yet.  For keys that do nothing where they have done it.
pressing() {
  local key=$1
  shift
  "$@" && return
  xdotool key "$key"
  holds_soon "$@"
}

# What the program complained about, in $work/stderr.
complaints() { grep -v '^$' "$work/stderr"; }
is_quiet() { ! complaints >/dev/null; }

has_window() { window=$(xdotool search --onlyvisible --pid "$1" 2>/dev/null | tail -1) && [ -n "$window" ]; }
has_windows() { [ "$(xprop -root _NET_CLIENT_LIST | grep -o 0x | wc -l)" -eq "$1" ]; }

# find_window PID: sets window, X, Y, W and H.
find_window() {
  until_holds has_window "$1"
  eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y|WIDTH|HEIGHT)=')"
  W=$WIDTH H=$HEIGHT
}

# Puts the cursor into the entry of the document's title, which stands lower below a notice: click_title HEIGHT.
click_title() { xdotool mousemove $((X + W - 200)) $((Y + 188 + ${1:-0})) click 1; }
