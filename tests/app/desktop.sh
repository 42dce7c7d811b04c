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
# Each shipped document has the type of its root element, and that type has an icon and opens the studio.
has_type() {
  local root
  root=$(grep -om1 '<[a-z-]* xmlns=' "$1" | tr -dc 'a-z-' | sed 's/xmlns$//')
  is_of_type "$1" "$root" && has_files "icons/hicolor/scalable/mimetypes/application-vnd.paddock.$root+xml.svg" &&
    grep -q "^MimeType=.*application/vnd.paddock.$root+xml;" "$share/applications/$id.desktop"
}
have_types() { for file in "$source"/data/{cards,playtests,templates,tracks,vehicles}/*.xml; do has_type "$file" || return 1; done; }
type_of() { XDG_DATA_HOME=$share gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'; }
is_known_by_root() { cp "$1" "$stage/untitled" && is_of_type "$stage/untitled" "$2"; }
images() { xmllint --xpath '//image/text()' "$1" 2>/dev/null; } # METAINFO: their addresses
names_no_host() { [ -f "$1" ] && ! xmllint --xpath '//image|//url' "$1" 2>/dev/null; }
# Once the pictures are published, the metainfo names them; each is installed as well.
names_pictures() {
  local other=$stage/published url=https://example.org/pictures picture
  meson setup "$other" "$source" -Dpictures_url=$url && ninja -C "$other" data/$id.metainfo.xml || return 1
  appstreamcli validate --no-net "$other/data/$id.metainfo.xml" || return 1
  [ "$(images "$other/data/$id.metainfo.xml" | wc -l)" -ge 3 ] || return 1
  for picture in $(images "$other/data/$id.metainfo.xml"); do
    has_files "doc/paddock/pictures/${picture#"$url/"}" || return 1
  done
}
are_drawable() { for icon; do gdk-pixbuf-thumbnailer -s 64 "$icon" "$stage/icon.png" || return 1; done; }
is_page() { [ -z "$(man -l --warnings -Tutf8 "$1" 2>&1 >/dev/null)" ] || { man -l --warnings "$1" >/dev/null; return 1; }; }
has_options() { # PAGE PROGRAM: every option that the program tells of
  local option
  for option in $("$2" --help | grep -o -- '--[a-z-]*'); do
    sed 's/\\-/-/g' "$1" | grep -q -e "$option" || { echo "no $option in $1"; return 1; }
  done
}

check 'everything can be installed' env DESTDIR="$stage" meson install -C "$build" --no-rebuild
share=$(find "$stage" -type d -name share | head -1)
check 'everything is there' has_files applications/$id.desktop metainfo/$id.metainfo.xml \
  icons/hicolor/scalable/apps/$id.svg icons/hicolor/symbolic/apps/$id-symbolic.svg \
  mime/packages/$id.xml glib-2.0/schemas/$id.gschema.xml ../bin/paddock ../bin/paddock-cli \
  man/man1/paddock.1 man/man1/paddock-cli.1 bash-completion/completions/paddock-cli.bash
check 'the desktop file is valid' desktop-file-validate "$share/applications/$id.desktop"
check 'the metainfo is valid' appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml"
check 'and names no place on the web, as there is none' names_no_host "$share/metainfo/$id.metainfo.xml"
check 'with one, it names screenshots, and they are installed' names_pictures
check 'the settings schema is valid' glib-compile-schemas --strict --dry-run "$share/glib-2.0/schemas"
check 'the MIME types are valid' update-mime-database "$share/mime"
check 'every document has the type of its root element' have_types
check 'a document is known without its ending' is_known_by_root "$source/data/tracks/market-square.track.xml" road-track
check 'the icons can be drawn' are_drawable "$share"/icons/hicolor/*/*/*.svg
check 'man finds no fault with the page of the studio' is_page "$share/man/man1/paddock.1"
check 'man finds no fault with the page of the command line' is_page "$share/man/man1/paddock-cli.1"
check 'the page of the studio has its options' has_options "$share/man/man1/paddock.1" "$build/paddock"
check 'bash can read the completions' bash -n "$share/bash-completion/completions/paddock-cli.bash"
echo "1..$n"
