#!/usr/bin/env python3
"""Every design check of the catalogues finds what it is for, and nothing where it only nearly is.

JOY-LNT-07-hit.track.xml must make that check speak, JOY-LNT-07-miss.track.xml must not.  What no file can say,
because the reader refuses it already, stands in FRO-LNV-02-refused.vehicle.xml instead of a hit.  Speaks TAP.
Usage: design-files.py PADDOCK-CLI FOLDER FAMILY=COUNT...
"""
import json
import pathlib
import subprocess
import sys

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
families = [argument.split("=") for argument in sys.argv[3:]]
checks = [f"{family}-{i:02}" for family, count in families for i in range(1, int(count) + 1)]
CLAIMS = {"hit": "finds it", "refused": "has nothing to find, the file is refused", "miss": "lets the near miss pass"}


def ids(value):
    """The ids of all findings, wherever they stand in the output."""
    if isinstance(value, dict):
        yield from (v for k, v in value.items() if k == "check" and isinstance(v, str))
        for inner in value.values():
            yield from ids(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from ids(inner)


def is_as_claimed(path, check, claim):
    run = subprocess.run([program, "check", "--format", "json", path], capture_output=True, text=True)
    if claim == "refused" or run.returncode == 2:
        return claim == "refused" and run.returncode == 2 and "expected" in run.stderr
    return (check in set(ids(json.loads(run.stdout)))) == (claim == "hit")


print(f"1..{2 * len(checks)}")
failures = number = 0
for check in checks:
    for claims in (("hit", "refused"), ("miss",)):
        number += 1
        found = [(path, claim) for claim in claims for path in folder.glob(f"{check}-{claim}.*.xml")]
        ok = len(found) == 1 and is_as_claimed(found[0][0], check, found[0][1])
        failures += not ok
        print(f"{'ok' if ok else 'not ok'} {number} - {check} {CLAIMS[found[0][1] if found else claims[0]]}")
sys.exit(failures > 0)
