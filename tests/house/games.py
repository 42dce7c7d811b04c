#!/usr/bin/env python3
"""Proves that only a game's own folders know the game, so that a new one is a folder and a few rows.

Every file of src/ outside the folders of a game is searched for that game: its name, its prefixes, its clauses, its own
kinds of documents, and the headers in its folders.  TABLES are the files that name games on purpose; an example for
translators may name one anywhere.
Speaks TAP.  Usage: games.py SOURCE-ROOT
"""
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1]).resolve() / "src"

# What only a game's own folders may say, beside the names of the headers in them.
WORDS = {
    "joyride": r"joyride|\bjoy[_-]|PaddockJoy|PaddockCar(s|d)?\b|paddock_cars?_|paddock_cards_",
    "frothy": r"frothy|\bfro[_-]|PaddockLicen|paddock_licence",
    "rivet": r"rivet|\briv[_-]|Paddock(Team(Cards|Rider)?|Rider[A-Z]\w+|(Action|Event|Tactics)Card|Movement(Row)?)\b"
    r"|paddock_(team|rider|(action|event|tactics)_card|tactic|movement)s?_",
    "arcade": r"arcade|joystick",
}

# Tables with a row a game, on purpose: a new game adds its row here and all else in its folders.
TABLES = {
    "model/game-names.h": "the ids and features that files and tracks may name",
    "model/game-names.c": "the same",
    "model/document-kinds.c": "every kind of document",
    "model/catalogues.c": "every catalogue",
    "model/parts.c": "every kind of part",
    "rules/games-table.c": "every game",
    "rules/games.c": "games that are yet to come",
    "checks/check-tables.h": "every table of checks",
    "checks/check-tables.c": "the same",
    "checks/guide.c": "every guide",
    "checks/random-document.c": "the kinds of documents that chance can make",
    "drivers/judge.c": "every judge",
    "lab/vehicle-measures.c": "every table of measures",
    "draw/picture.c": "the picture of every kind of document",
    "edit/sheet-cell-rules.c": "cells of sheets that are more than a value",
    "edit/thing-records.c": "what is a thing in every kind of document",
}

# Files whose texts for people name a game; their code does not.
TEXTS = {
    "model/hex-track.c": "help of fields, as docs/FORMAT.md has it",
    "checks/hex-track-checks.c": "the reason of a check",
    "cli/command-catalogue.c": "an example that works",
    "cli/command-clause.c": "an example that works",
    "cli/command-render.c": "what a switch is for",
    "cli/command-summary.c": "an example that works",
}


def is_of(game, path):
    return game in path.relative_to(source).parts[:-1]


def mentions(game, files):
    """Lines outside a game's folders that name it: file, number, text."""
    headers = [p.name for p in files if p.suffix == ".h" and is_of(game, p)]
    included = "|".join(re.escape(name) for name in headers) or "(?!)"
    pattern = re.compile(rf'(?i:{WORDS[game]})|#include "([a-z-]+/)?({included})"')
    for path in files:
        name = path.relative_to(source).as_posix()
        if is_of(game, path) or name in TABLES:
            continue
        if pattern.search(path.name):
            yield name, 0, "its name"
        for number, line in enumerate(path.read_text().splitlines(), 1):
            code = re.sub(r'"(\\.|[^"\\])*"', '""', line) if name in TEXTS else line
            if pattern.search(code) and "Translators:" not in line:
                yield name, number, line.strip()


files = sorted(source.rglob("*.[ch]"))
results = []
for game in WORDS:
    found = list(mentions(game, files))
    for name, number, line in found:
        print(f"# {name}:{number}: {line}")
    results.append((not found, f"only its own folders and the tables know {game}"))
for name in [*TABLES, *TEXTS]:
    text = (source / name).read_text() if (source / name).exists() else ""
    knows = any(re.search(f"(?i:{words})", text) for words in WORDS.values())
    results.append((knows, f"{name} is there and names a game"))

for number, (ok, claim) in enumerate(results, 1):
    print(f"{'ok' if ok else 'not ok'} {number} - {claim}")
print(f"1..{len(results)}")
sys.exit(not all(ok for ok, claim in results))
