#!/usr/bin/env python3
"""potfiles.py SOURCE: po/POTFILES lists exactly the files that have text for translators.

With PADDOCK_REWRITE_GOLDEN=1 it is written anew.
"""

import os
import pathlib
import re
import sys

MARKS = {
    '.c': re.compile(r'\b(_|N_|C_|NC_|NP_|ngettext|g_dngettext)\s*\(\s*"'),
    '.h': re.compile(r'\b(N_|NC_|NP_)\s*\(\s*"'),
    '.ui': re.compile(r'translatable="yes"'),
    '.xml': re.compile(r'<schemalist gettext-domain='),
    '.in': re.compile(r'\[Desktop Entry\]|<component type=|<mime-info '),
}
FOLDERS = ('data', 'src', 'ui')


def has_text(path):
    if path.parent.name in ('templates', 'sections'):
        return True  # its title
    return path.suffix in MARKS and MARKS[path.suffix].search(path.read_text(encoding='utf-8'))


source = pathlib.Path(sys.argv[1])
listing = source / 'po' / 'POTFILES'
found = sorted(
    str(path.relative_to(source))
    for folder in FOLDERS
    for path in (source / folder).rglob('*')
    if has_text(path))

if os.environ.get('PADDOCK_REWRITE_GOLDEN'):
    listing.write_text(''.join(f'{path}\n' for path in found))
listed = listing.read_text().split()

missing = [path for path in found if path not in listed]
needless = [path for path in listed if path not in found]
for path in missing:
    print(f'# {path} has text for translators and is not in po/POTFILES')
for path in needless:
    print(f'# po/POTFILES lists {path}, which has no text for translators')
print('1..2')
print('not ok' if missing or needless else 'ok', '1 every file with text for translators is listed')
print('ok' if listed == sorted(listed) else 'not ok', '2 the list is in order')
