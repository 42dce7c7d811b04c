#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""signature.py SOURCE-ROOT: build what a race needs with gcc and clang, -O0 and -O3, and compare digests.

TAP, one line a build.  The expected figures are those in signature.h.
"""

import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(sys.argv[1]).resolve()
LAYERS = ("base", "geometry", "model", "rules", "drivers")
# Whole layers, but for the games that are not raced here and the texts of the clauses, which are made by the build.
SOURCES = [
    str(path.relative_to(ROOT))
    for layer in LAYERS
    for path in sorted((ROOT / "src").glob(layer + "/*.c"))
    if path.name != "clauses.c" and not path.name.startswith(("joyride", "frothy"))
] + """
    src/lab/digest.c tests/maedn/maedn.c tests/highcard/highcard.c tests/support/walks.c tests/lab/signature.c
""".split()
# Tables name what the games have in their own folders.
FOLDERS = sorted({str(pathlib.PurePath(source).parent) for source in SOURCES} | {
    str(path.relative_to(ROOT))
    for layer in LAYERS
    for path in (ROOT / "src" / layer).rglob("*")
    if path.is_dir()
})
# What a file has beyond the races is dropped, and what tables name of the other games is nothing: nobody calls it.
SECTIONS = ("-ffunction-sections", "-fdata-sections")
LINKING = ("-Wl,--gc-sections", "-Wl,--unresolved-symbols=ignore-all")
BUILDS = [(compiler, level) for compiler in ("gcc", "clang") for level in ("-O0", "-O3")]


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def build(root, folder, compiler, level):
    """The digests that this build prints."""
    folder = folder / f"{compiler}{level}"
    folder.mkdir()
    glib = run("pkg-config", "--cflags", "glib-2.0").split()
    libraries = run("pkg-config", "--libs", "glib-2.0").split()
    flags = ("-std=gnu11", level, "-w", *SECTIONS, *glib)
    # Half of the time goes into reading GLib's headers, so that is done once.
    header = folder / "header.h"
    header.write_text("#include <glib.h>\n")
    run(compiler, *flags, "-x", "c-header", str(header), "-o", f"{header}.gch")
    objects = []
    for source in SOURCES:
        objects.append(str(folder / (pathlib.PurePath(source).stem + ".o")))
        run(compiler, *flags, "-include", str(header), *(f"-I{root / f}" for f in FOLDERS),
            "-c", str(root / source), "-o", objects[-1])
    program = str(folder / "signature")
    run(compiler, *objects, *libraries, "-lm", *LINKING, "-o", program)
    return run(program)


def expected(root):
    text = (root / "tests/lab/signature.h").read_text()
    rows = re.findall(r"\{ &(\w+)_game, (\d), G_GUINT64_CONSTANT \((0x\w+)\) \}", text)
    return "".join(f"{game} {seats} {int(digest, 16):016x}\n" for game, seats, digest in rows)


def main():
    root = ROOT
    wanted = expected(root)
    failed = 0
    print(f"1..{len(BUILDS)}")
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(build, root, pathlib.Path(folder), *which) for which in BUILDS]
        for number, (which, job) in enumerate(zip(BUILDS, jobs), 1):
            name = f"/lab/digest/signature-of/{''.join(which)}"
            if not shutil.which(which[0]):
                print(f"not ok {number} {name}\n# there is no {which[0]}")
                failed += 1
                continue
            try:
                found = job.result()
            except subprocess.CalledProcessError as error:
                found = error.stderr
            ok = found == wanted
            failed += not ok
            print(f"{'ok' if ok else 'not ok'} {number} {name}")
            if not ok:
                print("".join(f"# {line}\n" for line in (found + "expected\n" + wanted).splitlines()))
    return failed > 0


sys.exit(main())
