#!/bin/sh
# ui-run.sh COMMAND ARGUMENT...: runs it with a home, an X server, a bus, a window manager and a
# compositor of its own, and exits with its status.  SCREEN=1280x800 sets the size of the screen,
# SETTINGS="panel-page='problems'" what the studio finds set.
set -u
T=$(mktemp -d)
trap 'rm -rf "$T"' EXIT
mkdir -m 700 "$T/run"
export HOME="$T" XDG_RUNTIME_DIR="$T/run" XDG_CONFIG_HOME="$T/config" XDG_DATA_HOME="$T/data" XDG_CACHE_HOME="$T/cache"
export GDK_BACKEND=x11 GSK_RENDERER="${GSK_RENDERER:-cairo}" GDK_DEBUG=gl-disable
export GSETTINGS_BACKEND=keyfile LC_ALL="${LC_ALL:-C.UTF-8}"
mkdir -p "$XDG_CONFIG_HOME/glib-2.0/settings" # not a first start: no tour
printf '[app/paddock/Paddock]\ntour-seen=true\n%s\n' "${SETTINGS:-}" >"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"
mkdir -p "$XDG_CONFIG_HOME/gtk-4.0" # a cursor that blinks never comes to rest
printf '[Settings]\ngtk-cursor-blink=false\n' >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini"
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
exec 3>&1 # what the command prints, apart from what the servers print
# Far apart, so that no two that start at once try for the same display; and without repeating keys, which a busy machine
# holds for long.
xvfb-run -n $(($$ % 20000 + 100)) -a -s "-screen 0 ${SCREEN:-1280x800}x24 -nolisten tcp -noreset -r" dbus-run-session -- sh -c '
  # ready only when it runs its start command: a window that is shown before may never be mapped
  openbox --sm-disable --startup "touch \"$HOME/managed\"" >/dev/null 2>&1 & wm=$!
  xcompmgr >/dev/null 2>&1 & cm=$!
  for i in $(seq 300); do
    [ -e "$HOME/managed" ] && break
    sleep 0.1
  done
  "$@" >&3; rc=$?
  { kill $cm $wm; wait $cm $wm; } 2>/dev/null
  exit $rc' sh "$@" >/dev/null 2>"$T/err"
rc=$?
grep -v 'dbus-daemon\[' "$T/err" >&2
exit $rc
