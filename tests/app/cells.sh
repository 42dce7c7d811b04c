#!/bin/bash
# cells.sh PROGRAM ACCESSIBLE FILE NAMES, inside ui-run.sh: what a screen reader says of every cell of the sheet in FILE, from
# the first to the last, as somebody hears it outside of the program.  NAMES has a line for each.  Reports in TAP.
set -u
program=$1 accessible=$2 file=$3 names=$4
. "$(dirname "$0")/drive-lib.sh"
cp "$file" "$work/"
title=$(sed -n 's/.* \(name\|title\)="\([^"]*\)".*/\2/p;T;q' "$file")

# The cell that has the keyboard: the sheet is called after it, and after its title.
say_cell() { "$accessible" | awk -F '\t' '$6 == "focus" { print $3; exit }'; }
is_there() { cell=$(say_cell) && [ "${cell% – "$title"}" != "$cell" ]; }
is_next() { is_there && [ "$cell" != "$before" ]; }

"$program" "$work/$(basename "$file")" 2>>"$work/stderr" &
studio=$!
find_window $studio
until_holds pressing Tab is_there
xdotool key ctrl+Home
settle
is_there
for ((i = 0; i < 400; i++)); do
  echo "${cell% – "$title"}"
  before=$cell
  xdotool key Tab
  holds_soon is_next || break
done >"$work/said"
check "a screen reader hears the name and the value of each of $(wc -l <"$names") cells" cmp -s "$names" "$work/said"
cmp -s "$names" "$work/said" || diff "$names" "$work/said" | sed 's/^/# /'
check 'none of them twice' [ -z "$(sort "$work/said" | uniq -d)" ]
check 'nothing was said on stderr' is_quiet
sed 's/^/# /' "$work/stderr"
[ -z "${KEEP:-}" ] || cp "$work/said" "$KEEP" # to begin NAMES with, and to read line by line
echo "1..$n"
