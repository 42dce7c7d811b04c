#!/usr/bin/env python3
"""Proves that a wrong include does not compile and that the core links no GObject.

Takes the compiler's own command line for a file of each layer from compile_commands.json, and asks it for a
header of every other layer: it must find it exactly where the layer may know the other.
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
    "base": [],
    "geometry": [],
    "model": ["geometry"],
    "rules": ["geometry", "model"],
    "xml": ["geometry", "model", "rules"],
    "checks": ["geometry", "model", "rules"],
    "drivers": ["geometry", "model", "rules"],
    "draw": ["geometry", "model", "rules"],
    "edit": ["geometry", "model", "rules"],
    "play": ["geometry", "model", "rules", "drivers"],
    "lab": ["geometry", "model", "rules", "drivers", "draw", "edit"],
    "cli": ["geometry", "model", "rules", "xml", "checks", "drivers", "draw", "edit", "play", "lab"],
}
# Folders of a layer that hold what is of one game.  They are exported with it; those of rules and of the studio by name.
GAMES = ["frothy", "joyride", "rivet"]
# The libraries of the studio, in order: each may know those before it and what they know.  With each stand the layers
# of the core that it is the first to know.
STUDIO = {
    "app/widgets": ["geometry", "model", "rules"],
    "app/files": ["xml", "checks", "draw"],
    "app/canvas": [],
    "app/editing": ["edit"],
    "app/panels": ["drivers", "lab"],
    "app/drawing": [],
    "app/race": ["play"],
    "app/window": [],
}
known = []
for library, layers in STUDIO.items():
    known = known + layers
    KNOWS[library] = known
    known = known + [library]

for layer in KNOWS:  # everything stands on the base
    if layer != "base":
        KNOWS[layer] = ["base", *KNOWS[layer]]

# The most .c files that one folder may have.
ROOM = 60
# Who may know a library.  GTK brings Cairo along.
LIBRARIES = {
    "gtk/gtk.h": {*STUDIO},
    "adwaita.h": {*STUDIO},
    "cairo.h": {"draw", "lab", "cli", *STUDIO},
    "libxml/parser.h": {"xml", "cli", *STUDIO},
}


def commands():
    """One compiler command a layer, from any of its files."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = (pathlib.Path(entry["directory"]) / entry["file"]).resolve()
        try:
            folders = path.relative_to(source / "src").parts[:-1]
        except ValueError:
            continue
        layer = "/".join(folders[:2] if folders[:1] == ("app",) else folders[:1])
        if layer not in KNOWS:  # of the programs themselves
            continue
        found.setdefault(layer, (entry["directory"], shlex.split(entry["command"])))
    return found


def run(command, text, *options):
    directory, words = command
    words = words[words[0].endswith("ccache"):]
    flags = [w for w in words[1:-1] if w.startswith(("-I", "-D", "-std", "-f", "-W", "-pthread"))]
    return subprocess.run([words[0], *flags, *options, "-x", "c", "-"], input=text, text=True, cwd=directory,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def reachable(command, headers):
    """Which of the headers the compiler finds, all asked at once."""
    text = "".join(f'#if __has_include("{header}")\n"{header}"\n#endif\n' for header in headers)
    found = run(command, text, "-E", "-P").stdout.split()
    return {header for header in headers if f'"{header}"' in found}


def compiles(command, header):
    return run(command, f'#include "{header}"\nint paddock_probe;\n', "-fsyntax-only").returncode == 0


def headers_of(layer):
    """A header of the layer's folder itself, and one of each game's folder in it."""
    folder = source / "src" / layer
    firsts = [min(f.glob("*.h"), default=None) for f in [folder, *(folder / game for game in GAMES)]]
    by_path = layer == "rules" or layer in STUDIO
    return [str(h.relative_to(folder)) if by_path else h.name for h in firsts if h]


def symbols_of(layer, *options):
    archive = next((build / "src" / layer).glob("lib*.a"))
    lines = subprocess.run(["nm", *options, archive], text=True, capture_output=True).stdout.splitlines()
    return {line.split()[-1] for line in lines if " " in line}


def links():
    """A declaration can get round an include; what the linker would need tells."""
    later = set()
    for library in reversed([library for library in STUDIO if (build / "src" / library).is_dir()]):
        wanted = sorted(symbols_of(library, "--undefined-only") & later)
        yield not wanted, " ".join([f"{library} calls nothing of a library after it", *wanted])
        later |= symbols_of(library, "--defined-only", "--extern-only")


def results():
    headers = {layer: headers_of(layer) for layer in KNOWS}
    for layer, command in commands().items():
        found = reachable(command, [*sum(headers.values(), []), *LIBRARIES])
        for other in KNOWS:
            allowed = other == layer or other in KNOWS[layer]
            for header in headers[other]:
                yield (header in found) == allowed, \
                    f"{layer} {'knows' if allowed else 'cannot include'} {other}: {header}"
        for library, layers in LIBRARIES.items():
            if layer in ("cli", *STUDIO) and library == "libxml/parser.h":
                continue
            allowed = layer in layers
            yield (library in found) == allowed, f"{layer} {'knows' if allowed else 'cannot include'} {library}"
        wrong = next(other for other in KNOWS if other != layer and other not in KNOWS[layer])
        yield not compiles(command, headers[wrong][0]), f"{layer} with an include of {wrong} does not compile"
        yield compiles(command, headers[layer][0]), f"{layer} with one of its own does"

    for layer in KNOWS:
        text = "\n".join(p.read_text() for p in (source / "src" / layer).rglob("*.[ch]"))
        yield '#include "../' not in text, f"{layer} includes nothing by a path upwards"
        if layer not in ("draw", *STUDIO):
            archive = next((build / "src" / layer).glob("lib*.a"))
            symbols = subprocess.run(["nm", "-u", archive], text=True, capture_output=True).stdout
            yield "g_object_" not in symbols and "g_type_" not in symbols, \
                f"{layer} uses no GObject"

    for ok, claim in links():
        yield ok, claim

    for layer in KNOWS:
        for folder in sorted({p.parent for p in (source / "src" / layer).rglob("*.c")}):
            yield len(list(folder.glob("*.c"))) <= ROOM, f"{folder.relative_to(source)} is not crowded"

    names = [p.name for p in (source / "src").rglob("*.[ch]") if p.name != "main.c"]
    yield len(names) == len(set(names)), "every file name but the programs' main.c is unique"


number = failures = 0
for number, (ok, claim) in enumerate(results(), 1):
    print(f"{'ok' if ok else 'not ok'} {number} - {claim}")
    failures += not ok
print(f"1..{number}")
sys.exit(failures > 0)
