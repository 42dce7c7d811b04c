#!/usr/bin/env python3
"""Only the files that race-private.h names can see a race as it is; whatever shows one sees what its seat may.  Speaks TAP.

Usage: secrets.py SOURCE-ROOT
"""

import pathlib
import re
import sys

app = pathlib.Path(sys.argv[1]) / 'src' / 'app'
private = app / 'race' / 'race-private.h'

# The race as it is: everybody's secrets are in there.
WHOLE = re.compile(r'#include "race-private\.h"|\bPaddockSession\b|\bPaddockJournal\b|\bpaddock_(session|journal)_\w+'
                   r'|\bpaddock_position_new\w*|\bPADDOCK_EVERYBODY\b')
# So they are in what a playtest says of the race.
SCRIPT = re.compile(r'->(script|position|lines)\b')


def insiders():
    comment = private.read_text().split('*/')[0]
    return {name for name in re.findall(r'\brace[\w-]*\.c\b', comment)} | {'race-private.h'}


def faults_of(path):
    text = re.sub(r'/\*.*?\*/', lambda match: '\n' * match[0].count('\n'), path.read_text(), flags=re.S)
    playtests = 'PaddockPlaytest ' in text
    for number, line in enumerate(text.splitlines(), 1):
        if WHOLE.search(line) or (playtests and SCRIPT.search(line)):
            yield f'{path.relative_to(app)}:{number}: {line.strip()}'


def main():
    inside = insiders()
    files = sorted(path for folder in ('race', 'window') for path in (app / folder).glob('*.[ch]')
                   if path.name not in inside | {'race.h'})
    checks = {
        'race-private.h names the files that see the whole race, and they are there':
            [name for name in inside if not (app / 'race' / name).exists()] or ([] if len(inside) > 3 else ['too few']),
        'nothing else that shows races does':
            [fault for path in files for fault in faults_of(path)],
        'and race.h does not hand it out':
            [line for line in (app / 'race' / 'race.h').read_text().splitlines()
             if re.match(r'\w.*\bPaddock(Session|Journal) ?\*', line)],
    }
    print(f'1..{len(checks)}')
    for number, (claim, faults) in enumerate(checks.items(), 1):
        for fault in faults:
            print(f'# {fault}')
        print(f'{"not " if faults else ""}ok {number} - {claim}')
    return any(checks.values())


sys.exit(main())
