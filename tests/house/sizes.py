#!/usr/bin/env python3
"""Proves that the code stays small: functions, folders and headers.

A function's length is that of its braces and what stands between them.  A header's size is the functions that it
declares; what it defines in line counts as code.
Speaks TAP.  Usage: sizes.py SOURCE-ROOT
"""
import collections
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1]).resolve() / "src"
MOST_FILES = 60
MOST_FUNCTIONS = 40
# Of a hundred functions, the longest but so many have at most so many lines.
LENGTHS = {50: 9, 90: 20, 99: 35}

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DIRECTIVE = re.compile(r"^#(?:.*\\\n)*.*$", re.MULTILINE)
BRACES = re.compile(r"\{[^{}]*\}")
PROTOTYPE = re.compile(r"^(?!typedef|static|G_)\w[\w\s*]*?\b\w+ \([^;{}]*\)[^;{}()]*;", re.MULTILINE)


def lengths():
    for path in source.rglob("*.[ch]"):
        first = None
        for number, line in enumerate(path.read_text().splitlines()):
            if line == "{":
                first = number
            elif line == "}" and first is not None:
                yield number - first + 1
                first = None


def count_functions(header):
    text = DIRECTIVE.sub("", COMMENT.sub("", header.read_text()))
    while BRACES.search(text):
        text = BRACES.sub("", text)
    return len(PROTOTYPE.findall(text))


def results():
    found = sorted(lengths())
    yield len(found) > 5000, f"functions are found: {len(found)}"
    for part, most in LENGTHS.items():
        length = found[len(found) * part // 100]
        yield length <= most, f"{part} of 100 functions have {most} lines at most: {length}"

    folders = collections.Counter(path.parent for path in source.rglob("*.c"))
    fullest, n = folders.most_common(1)[0]
    yield n <= MOST_FILES, f"a folder has {MOST_FILES} .c files at most: {n} in {fullest.relative_to(source)}"

    functions = {header: count_functions(header) for header in source.rglob("*.h")}
    yield sum(functions.values()) > 1000, f"declarations are found: {sum(functions.values())}"
    widest = max(functions, key=functions.get)
    yield functions[widest] <= MOST_FUNCTIONS, \
        f"a header declares {MOST_FUNCTIONS} functions at most: {functions[widest]} in {widest.relative_to(source)}"


number = failures = 0
for number, (ok, claim) in enumerate(results(), 1):
    print(f"{'ok' if ok else 'not ok'} {number} - {claim}")
    failures += not ok
print(f"1..{number}")
sys.exit(failures > 0)
