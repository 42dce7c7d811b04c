#!/usr/bin/env python3
"""One name, one thing: no two types are called the same, paddock_race_ is for races, tiles are those of roads, and work in
threads goes through one function.  Speaks TAP.

Usage: names.py SOURCE-ROOT
"""

import collections
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1]) / 'src'
files = {path: path.read_text() for path in sorted(source.rglob('*.[ch]'))}
headers = {path: text for path, text in files.items() if path.suffix == '.h'}

DEFINED = re.compile(r'^\} (\w+);|^struct _(Paddock\w+) \{', re.M)
DECLARED = re.compile(r'\b(paddock_race_\w+) \(\s*(?:const )?(\w+)[ )]')


def faults_of_types():
    """A type of a header has one definition; files may each have a type of their own by one name, and shadow none."""
    places = collections.defaultdict(set)
    for path, text in files.items():
        for match in DEFINED.finditer(text):
            places[match[1] or match[2]].add(path.relative_to(source).as_posix())
    for name, where in places.items():
        if len(where) > 1 and (name.startswith('Paddock') or any(file.endswith('.h') for file in where)):
            yield f'{name}: {", ".join(sorted(where))}'


def snake(name):
    return re.sub(r'(?<!^)([A-Z])', r'_\1', name).lower()


def faults_of_races():
    """What begins with paddock_race_ is a method of PaddockRace, or of a PaddockRace... that there is."""
    types = {name for text in headers.values() for name in re.findall(r'\bPaddockRace[A-Z]\w*\b', text)}
    prefixes = tuple(snake(name) + '_' for name in types)
    for path, text in headers.items():
        own = path.stem in ('race', 'race-private')
        for match in DECLARED.finditer(text):
            if not (own or match[1].startswith(prefixes) or match[2] == 'PaddockRace'):
                yield f'{path.relative_to(source)}: {match[1]}'


def faults_of_tiles():
    """The tiles that pixels are kept in say so; whatever else is a tile is one of a road.  The canvas has only the former."""
    for path, text in headers.items():
        is_canvas = path.parent.name == 'canvas'
        names = set(re.findall(r'\b(?:Paddock\w*Tile\w*|paddock_\w*tile\w*)', text))
        for name in names:
            if ('raster' in name.lower()) != is_canvas:
                yield f'{path.relative_to(source)}: {name}'


def faults_of_threads():
    """A task that a thread is the last to let go of would end documents and windows there: background.c sees to that."""
    for path in sorted(source.rglob('*.c')):
        if path.name != 'background.c' and 'g_task_run_in_thread' in path.read_text():
            yield f'{path.relative_to(source)}: g_task_run_in_thread'


def main():
    claims = (
        ('no two types are called the same', faults_of_types),
        ('paddock_race_ is for races', faults_of_races),
        ('work in threads goes through background.c', faults_of_threads),
        ('tiles of pixels are told from tiles of roads', faults_of_tiles),
    )
    failures = 0
    print(f'1..{len(claims)}')
    for number, (claim, find) in enumerate(claims, 1):
        faults = list(find())
        failures += bool(faults)
        print('\n'.join(f'# {fault}' for fault in faults), end='\n' if faults else '')
        print(f'{"not ok" if faults else "ok"} {number} - {claim}')
    return failures > 0


sys.exit(main())
