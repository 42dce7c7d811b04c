#!/usr/bin/env python3
"""Whatever shows races, cursors and findings knows places, not hexes: the ground alone tells them apart.  Speaks TAP.

Usage: grounds.py SOURCE-ROOT
"""

import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1]) / 'src'
HEXES = re.compile(r'\bPaddockHex(Layout)?\b')

# Files by name, wherever they lie; each must match at least one.
WITHOUT_HEXES = (
    'race-*.[ch]',
    'film.[ch]',
    'scene-pieces.[ch]',
    'canvas.h',
    'canvas-*.[ch]',
    'problem*.h',
    'problem-overlay.c',
    'road-problems.[ch]',
    'site.[ch]',
    'thing.h',
    'race-data.h',
    'ground.[ch]',
    'piece.h',
)


def faults_of(path):
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if HEXES.search(line):
            yield f'{path.relative_to(source)}:{number}: {line.strip()}'


def main():
    print(f'1..{len(WITHOUT_HEXES)}')
    for number, pattern in enumerate(WITHOUT_HEXES, 1):
        files = sorted(source.rglob(pattern))
        faults = [fault for path in files for fault in faults_of(path)]
        if not files:
            faults = ['no such file']
        for fault in faults:
            print('#', fault)
        print('not ok' if faults else 'ok', number, f'{pattern}: no hexes')


main()
