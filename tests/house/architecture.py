#!/usr/bin/env python3
"""Every file that docs/ARCHITECTURE.md and docs/HACKING.md name is there.  Speaks TAP.

A path in backticks counts from the root, from src/, or from any folder below it; <game> and * stand for anything.
Usage: architecture.py SOURCE-ROOT
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1]).resolve()
PAGES = ("ARCHITECTURE.md", "HACKING.md")
FOLDERS = ("data", "docs", "po", "src", "tests", "ui")
FILE = re.compile(r"[\w<>*.-]*(/[\w<>*.-]*)+|[\w<>*.-]*\.(c|h|md|po|py|txt|xml)")
# Made by the build, by tests or by people, never in the tree.
MADE = re.compile(r"/|build/|\./dev$")


def patterns(page):
    """The paths that a page names, as patterns."""
    for text in re.findall(r"`([^`\n]+)`", page.read_text()):
        if FILE.fullmatch(text) and not MADE.match(text):
            pattern = re.sub(r"<[^>]*>", "*", text).rstrip("/")
            yield text, "*" + pattern if pattern.startswith("-") else pattern


def is_there(pattern):
    places = [root.glob(pattern), *((root / folder).rglob(pattern) for folder in FOLDERS)]
    return any(True for place in places for path in place)


number = failures = 0
for name in PAGES:
    named = dict(patterns(root / "docs" / name))
    missing = [text for text, pattern in named.items() if not is_there(pattern)]
    for ok, claim in ((not missing, f"{name} names only files that are there"), (named, f"{name} names files")):
        number += 1
        failures += not ok
        print(f"{'ok' if ok else 'not ok'} {number} - {claim}")
    print("".join(f"# {text} is not there\n" for text in missing), end="")
print(f"1..{number}")
sys.exit(failures > 0)
