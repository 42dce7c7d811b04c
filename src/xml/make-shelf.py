#!/usr/bin/env python3
"""Puts files into a C table.  Usage: make-shelf.py OUTPUT ROOT FILE..."""
import pathlib
import sys

ESCAPES = {ord("\\"): "\\\\", ord('"'): '\\"', ord("\n"): "\\n", ord("?"): "\\?"}


def literal(line):
    """The bytes of a line as a C string; octal escapes cannot run on into what follows."""
    return '"' + "".join(
        ESCAPES.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in line) + '"'


def row(root, path):
    data = path.read_bytes()
    lines = "\n".join("      " + literal(line) for line in data.splitlines(keepends=True))
    return f'  {{\n    "{path.relative_to(root).as_posix()}",\n{lines},\n    {len(data)},\n  }},\n'


output, root, *files = map(pathlib.Path, sys.argv[1:])
output.write_text(
    '#include "shelf.h"\n\nconst PaddockShelfFile paddock_shelf_files[] = {\n'
    + "".join(row(root.resolve(), path.resolve()) for path in files)
    + "};\n\nconst guint paddock_shelf_n_files = G_N_ELEMENTS (paddock_shelf_files);\n")
