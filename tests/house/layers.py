#!/usr/bin/env python3
"""Proves that a wrong include does not compile and that the core links no GObject.

Takes the compiler's own command line for a file of each layer from compile_commands.json, and tries an
include of every other layer with it: it must work exactly where the layer may know the other.
Speaks TAP.  Usage: layers.py SOURCE-ROOT BUILD-ROOT
"""
import json
import pathlib
import shlex
import subprocess
import sys

source, build = (pathlib.Path(p).resolve() for p in sys.argv[1:3])

# Which layers each layer may know.
KNOWS = {
    "geometry": [],
    "model": ["geometry"],
    "rules": ["geometry", "model"],
    "xml": ["geometry", "model", "rules"],
    "checks": ["geometry", "model", "rules"],
    "drivers": ["geometry", "model", "rules"],
    "draw": ["geometry", "model", "rules"],
    "edit": ["geometry", "model", "rules"],
    "play": ["geometry", "model", "rules", "drivers"],
    "lab": ["geometry", "model", "rules", "drivers"],
    "cli": ["geometry", "model", "rules", "xml", "checks", "drivers", "draw", "play", "lab"],
    "app": ["geometry", "model", "rules", "xml", "checks", "drivers", "draw", "edit", "play", "lab"],
}
# The lowest layers that may know a library; those above them may too.
LIBRARIES = {
    "gtk/gtk.h": {"app"},
    "adwaita.h": {"app"},
    "cairo.h": {"draw", "cli", "app"},
    "libxml/parser.h": {"xml", "cli", "app"},
}


def commands():
    """One compiler command a layer, from any of its files."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = (pathlib.Path(entry["directory"]) / entry["file"]).resolve()
        try:
            layer, *rest = path.relative_to(source / "src").parts
        except ValueError:
            continue
        if not rest:  # of the programs themselves
            continue
        found.setdefault(layer, (entry["directory"], shlex.split(entry["command"])))
    return found


def compiles(command, include):
    directory, words = command
    words = words[words[0].endswith("ccache"):]
    flags = [w for w in words[1:-1] if w.startswith(("-I", "-D", "-std", "-f", "-W", "-pthread"))]
    run = subprocess.run(
        [words[0], *flags, "-fsyntax-only", "-x", "c", "-"],
        input=f'#include "{include}"\nint paddock_probe;\n', text=True, cwd=directory,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return run.returncode == 0


def header_of(layer):
    """A header of the layer, in its folder itself."""
    return sorted((source / "src" / layer).glob("*.h"))[0].name


def results():
    known = commands()
    for layer, command in known.items():
        for other in KNOWS:
            if not list((source / "src" / other).glob("*.h")):
                continue
            allowed = other == layer or other in KNOWS[layer]
            yield compiles(command, header_of(other)) == allowed, \
                f"{layer} {'knows' if allowed else 'cannot include'} {other}"
        for library, layers in LIBRARIES.items():
            if layer in ("cli", "app") and library == "libxml/parser.h":
                continue
            allowed = layer in layers
            yield compiles(command, library) == allowed, \
                f"{layer} {'knows' if allowed else 'cannot include'} {library}"

    for layer in KNOWS:
        text = "\n".join(p.read_text() for p in (source / "src" / layer).rglob("*.[ch]"))
        yield '#include "../' not in text, f"{layer} includes nothing by a path upwards"
        if layer not in ("draw", "app"):
            archive = next((build / "src" / layer).glob("lib*.a"))
            symbols = subprocess.run(["nm", "-u", archive], text=True, capture_output=True).stdout
            yield "g_object_" not in symbols and "g_type_" not in symbols, \
                f"{layer} uses no GObject"

    names = [p.name for p in (source / "src").rglob("*.[ch]") if p.name != "main.c"]
    yield len(names) == len(set(names)), "every file name but the programs' main.c is unique"


number = failures = 0
for number, (ok, claim) in enumerate(results(), 1):
    print(f"{'ok' if ok else 'not ok'} {number} - {claim}")
    failures += not ok
print(f"1..{number}")
sys.exit(failures > 0)
