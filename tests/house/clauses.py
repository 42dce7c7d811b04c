#!/usr/bin/env python3
"""Every clause of docs/rules/ of a game that can be raced is named by a test, or excused with a reason.  Speaks TAP.

Being named is a claim, not a proof: a test counts only if breaking the clause makes it fail.
Usage: clauses.py SOURCE-ROOT
"""
import pathlib
import re
import sys

ID = re.compile(r"\b(?:JOY|FRO|RIV|ARC)-[A-Z]+-\d+\b")
root = pathlib.Path(sys.argv[1])
excuses_file = root / "tests" / "untestable-clauses.txt"

excused = {}
for line in excuses_file.read_text().splitlines() if excuses_file.exists() else []:
    words = line.split()
    if words and ID.fullmatch(words[0]):
        excused[words[0]] = len(words) > 4

named = set()
for path in (root / "tests").rglob("*"):
    if path.is_file() and path != excuses_file:
        named |= set(ID.findall(path.name + path.read_text(errors="ignore")))

# Games whose tests are still being written, and how many clauses nobody names yet: the number only ever falls.
UNNAMED = {"rivet": 31}

games = (root / "src" / "rules" / "games-table.c").read_text()
number = failures = 0
for book in sorted((root / "docs" / "rules").glob("*.md")):
    if f"&paddock_{book.stem}," not in games:
        continue
    rows = (re.match(rf"[|*\s`]*({ID.pattern})", line) for line in book.read_text().splitlines())
    left = 0
    for clause in dict.fromkeys(match.group(1) for match in rows if match):
        ok = clause in named or excused.get(clause, False)
        if not ok and book.stem in UNNAMED:
            left += 1
            print(f"# {clause} is not named yet")
            continue
        number += 1
        failures += not ok
        print(f"{'ok' if ok else 'not ok'} {number} - {clause}")
    if book.stem in UNNAMED:
        number += 1
        ok = 0 < left <= UNNAMED[book.stem]
        failures += not ok
        print(f"{'ok' if ok else 'not ok'} {number} - {book.stem} has {left} clauses without a test, at most {UNNAMED[book.stem]}")
print(f"1..{number}")
sys.exit(failures > 0)
