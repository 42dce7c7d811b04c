#!/usr/bin/env python3
"""Turns the clause catalogues into a C table.  Usage: make-clauses.py OUTPUT CATALOGUE.md...

A clause is a table row whose first cell is an id such as JOY-MOV-03, or a paragraph that begins with one, in
bold or in a listing.  The text of a row is what stands in its other cells, each but the statement under its
column's name; that of a paragraph goes on to the next empty line or clause.
"""
import pathlib
import re
import sys

ID = re.compile(r"(?:JOY|FRO|RIV|ARC)-[A-Z]+-\d+")
PLAIN = {"statement", "clause", "check", "gap", "event", "option", "meaning", "content", "guidance"}


def cells(line):
    return [c.strip() for c in line.strip().strip("|").split("|")]


def row_text(names, values):
    lines = []
    for name, value in zip(names, values):
        if value:
            lines.append(value if name.lower() in PLAIN else f"{name.capitalize()}: {value}")
    return "\n".join(lines)


def read(path):
    """Yields (id, section, text) in the order of the page."""
    section, names, begun = "", [], None
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = re.match(r"#+ (?:[\d.]+[a-z]?\.? )?(.*)", line)
        paragraph = re.match(rf"(?:\*\*)?({ID.pattern})\b ?(.*)", line)
        is_end = paragraph or heading or line[:1] in ("|", "`") or not line.strip()
        if begun and is_end:
            yield begun[0], section, "\n".join(begun[1:]).replace("**", "").strip()
            begun = None
        if paragraph:
            begun = [paragraph.group(1), paragraph.group(2)]
        elif begun:
            begun.append(line.rstrip())
        elif heading:
            section = re.sub(r" \([A-Z, ]+\)$", "", heading.group(1))
        elif line.startswith("|"):
            row = cells(line)
            match = ID.fullmatch(row[0].strip("`* "))
            if match:
                yield match.group(), section, row_text(names, row[1:])
            elif not set(line) <= set("|-: "):
                names = row[1:]
    if begun:
        yield begun[0], section, "\n".join(begun[1:]).replace("**", "").strip()


def quote(text):
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return f'"{text}"'


def main():
    clauses = {}
    for path in sys.argv[2:]:
        for identity, section, text in read(pathlib.Path(path)):
            if identity in clauses:
                clauses[identity][1] += "\n" + text
            else:
                clauses[identity] = [section, text]

    rows = "".join(f"  {{ {quote(i)}, {quote(s)}, {quote(t)} }},\n" for i, (s, t) in sorted(clauses.items()))
    pathlib.Path(sys.argv[1]).write_text(
        '#include "clauses.h"\n\nconst PaddockClause paddock_clauses[] = {\n' + rows
        + "};\n\nconst guint paddock_n_clauses = G_N_ELEMENTS (paddock_clauses);\n", encoding="utf-8")


main()
