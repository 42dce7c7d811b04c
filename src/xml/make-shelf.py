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


def table(name, root, files):
    return (f"\nconst PaddockShelfFile paddock_shelf_{name}[] = {{\n"
            + "".join(row(root, path) for path in files)
            + f"}};\n\nconst guint paddock_shelf_n_{name} = G_N_ELEMENTS (paddock_shelf_{name});\n")


output, root, *files = (pathlib.Path(arg).resolve() for arg in sys.argv[1:])
sections = [path for path in files if path.parent.name == "sections"]
output.write_text('#include "shelf.h"\n'
                  + table("files", root, [path for path in files if path not in sections])
                  + table("sections", root, sections))
