# Sourced by the scripts that work the real program: a folder to work in, claims, waiting, and where things are in its window.
# Nothing may depend on the speed of the machine: what is to be seen is waited for, two minutes if need be.

work=$(mktemp -d)
studio='' n=0
trap '{ kill -9 $studio; rm -rf "$work"; } 2>/dev/null' EXIT

# Who waits for a window that is gone (--sync) would wait for ever.
xdotool() { timeout 20 xdotool "$@"; }

until_holds() { # COMMAND...: waits until it succeeds, as long as a busy machine may need
  local end=$((SECONDS + 120))
  until "$@"; do
    ((SECONDS < end)) || return 1
    sleep "${poll:-0.02}"
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

used() { cat /proc/$studio/task/*/schedstat 2>/dev/null | awk '{ used += $1 } END { print int(used / 1000) }'; } # microseconds
is_waiting() { [ "$(awk '{ print $3 }' "/proc/$studio/stat" 2>/dev/null)" = S ]; }

# settle [N]: waits until the program has done what it was told and has come to rest, but no longer than N twentieths of a
# second.  The X server answers when it has handed over every key; a program that gets no time does not sleep; and what
# still moves uses time.
settle() {
  local i before
  xdotool getmouselocation >/dev/null
  for ((i = 0; i < ${1:-100}; i++)); do
    before=$(used)
    sleep 0.05
    is_waiting && (($(used) - before < 2000)) && return
  done
}

# rounds N: so many percent of a long walk as PADDOCK_ROUNDS says.
rounds() { echo $((($1 * ${PADDOCK_ROUNDS:-100} + 99) / 100)); }

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

# Puts the cursor into the entry of the document's title.
click_title() { xdotool mousemove $((X + W - 200)) $((Y + 188)) click 1; }
