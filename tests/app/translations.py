#!/usr/bin/env python3
"""translations.py SOURCE BUILD: every text of the sources is in every translation, and the programs speak it; in TAP."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

source, build = (pathlib.Path(path) for path in sys.argv[1:3])
languages = (source / 'po' / 'LINGUAS').read_text().split()
number = 0


def claim(text, faults):
    global number
    number += 1
    for fault in faults:
        print('#', fault)
    print('not ok' if faults else 'ok', number, text)


def run(*words, **environment):
    return subprocess.run(words, capture_output=True, text=True, env=os.environ | environment)


def faults_of(po):
    done = run('msgfmt', '--check', '--statistics', '-o', os.devnull, str(po), LC_ALL='C')
    if done.returncode != 0 or 'fuzzy' in done.stderr or 'untranslated' in done.stderr:
        yield from done.stderr.splitlines()
        yield from run('msgattrib', '--untranslated', '--no-wrap', str(po)).stdout.splitlines()[20:60]


def entries(po):
    """(msgid, msgstr) of the plain entries."""
    text = run('msgcat', '--no-wrap', '--no-location', str(po)).stdout
    yield from re.findall(r'^msgid "(.+)"\nmsgstr "(.*)"$', text, re.M)


def odd_entries(po):
    for original, translated in entries(po):
        if any(original.count(sign) != translated.count(sign) for sign in '%{['):
            yield f'placeholders differ: {original} / {translated}'
        if original.endswith('…') != translated.endswith('…'):
            yield f'only one asks for more: {original} / {translated}'
        if (original[0] == ' ') != (translated[:1] == ' ') or (original[-1] == ' ') != (translated[-1:] == ' '):
            yield f'spaces differ: {original} / {translated}'


with tempfile.TemporaryDirectory() as folder:
    run(str(source / 'po' / 'update'), folder)
    for language in languages:
        po = pathlib.Path(folder) / f'{language}.po'
        claim(f'{language} has every text', list(faults_of(po)))
        claim(f'{language} keeps placeholders, spaces and dots', list(odd_entries(po)))


for program, argument, language, word in (
    ('paddock-cli', 'help', 'de', 'Befehle:'),
    ('paddock-cli', 'help', 'en', 'Commands:'),
    ('paddock', '--help', 'de', '[DATEI…]'),
    ('paddock', '--help', 'en', '[FILE…]'),
):
    spoken = run(str(build / program), argument, LC_ALL='C.UTF-8', LANGUAGE=language).stdout
    claim(f'{program} speaks {language}', [] if word in spoken else [spoken])

print(f'1..{number}')
