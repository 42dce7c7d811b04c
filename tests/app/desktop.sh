#!/bin/bash
# desktop.sh SOURCE BUILD: installs into a folder of its own and lets the desktop's own tools judge what
# is there; reports in TAP.
set -u
source=$1 build=$2 id=app.paddock.Paddock
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
n=0

check() { # CLAIM COMMAND...
  local claim=$1
  shift
  n=$((n + 1))
  if "$@" >"$stage/log" 2>&1; then
    echo "ok $n $claim"
  else
    echo "not ok $n $claim"
    sed 's/^/# /' "$stage/log"
  fi
}

has_files() { for file; do [ -f "$share/$file" ] || { echo "no $file"; return 1; }; done; }
is_of_type() { [ "$(type_of "$1")" = "application/vnd.paddock.$2+xml" ] || { type_of "$1"; return 1; }; }
type_of() { XDG_DATA_HOME=$share gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'; }
is_drawable() { gdk-pixbuf-thumbnailer -s 64 "$1" "$stage/icon.png"; }

check 'everything can be installed' env DESTDIR="$stage" meson install -C "$build" --no-rebuild
share=$(find "$stage" -type d -name share | head -1)
check 'everything is there' has_files applications/$id.desktop metainfo/$id.metainfo.xml \
  icons/hicolor/scalable/apps/$id.svg icons/hicolor/symbolic/apps/$id-symbolic.svg \
  mime/packages/$id.xml glib-2.0/schemas/$id.gschema.xml ../bin/paddock ../bin/paddock-cli
check 'the desktop file is valid' desktop-file-validate "$share/applications/$id.desktop"
check 'the metainfo is valid' appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml"
check 'the settings schema is valid' glib-compile-schemas --strict --dry-run "$share/glib-2.0/schemas"
check 'the MIME types are valid' update-mime-database "$share/mime"
check 'a hex track has its type' is_of_type "$source/data/tracks/harbour-loop.track.xml" hex-track
check 'a road track has its type' is_of_type "$source/data/tracks/market-square.track.xml" road-track
check 'a licence has its type' is_of_type "$source/data/vehicles/copper-kettle.vehicle.xml" licence
check 'a car has its type' is_of_type "$source/data/vehicles/red-comet.vehicle.xml" car
check 'the icon can be drawn' is_drawable "$share/icons/hicolor/scalable/apps/$id.svg"
check 'the symbolic icon can be drawn' is_drawable "$share/icons/hicolor/symbolic/apps/$id-symbolic.svg"
echo "1..$n"
