#!/usr/bin/env python3
"""Every design check of Joyride finds what it is for, and nothing where it only nearly is.

JOY-LNT-07-hit.track.xml must make that check speak, JOY-LNT-07-miss.track.xml must not.  Speaks TAP.
Usage: joyride-files.py PADDOCK-CLI FOLDER
"""
import json
import pathlib
import subprocess
import sys

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
N_CHECKS = 41


def ids(value):
    """The ids of all findings, wherever they stand in the output."""
    if isinstance(value, dict):
        yield from (v for k, v in value.items() if k == "check" and isinstance(v, str))
        for inner in value.values():
            yield from ids(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from ids(inner)


def finds(path, check):
    run = subprocess.run([program, "check", "--format", "json", path], capture_output=True, text=True)
    if run.returncode == 2:
        raise SystemExit(f"Bail out! {path.name}: {run.stderr}")
    return check in set(ids(json.loads(run.stdout)))


print(f"1..{2 * N_CHECKS}")
failures = number = 0
for i in range(1, N_CHECKS + 1):
    check = f"JOY-LNT-{i:02}"
    for kind in ("hit", "miss"):
        number += 1
        path = folder / f"{check}-{kind}.track.xml"
        ok = path.exists() and finds(path, check) == (kind == "hit")
        failures += not ok
        print(f"{'ok' if ok else 'not ok'} {number} - {check} {'finds it' if kind == 'hit' else 'lets the near miss pass'}")
sys.exit(failures > 0)
