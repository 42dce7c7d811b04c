#!/usr/bin/env python3
"""Every design check of the catalogues finds what it is for, and nothing where it only nearly is.

JOY-LNT-07-hit.track.xml must make that check speak, JOY-LNT-07-miss.track.xml must not.  What no file can say,
because the reader refuses it already, stands in FRO-LNV-02-refused.vehicle.xml instead of a hit.  All that is found in
a file, with severity, place, words and hexes, stands in findings.txt.  Speaks TAP.
Usage: design-files.py PADDOCK-CLI FOLDER FAMILY=COUNT...
"""
import json
import pathlib
import subprocess
import sys

program, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
families = [argument.split("=") for argument in sys.argv[3:]]
checks = [f"{family}-{i:02}" for family, count in families for i in range(1, int(count) + 1)]
CLAIMS = {"hit": "finds it", "refused": "has nothing to find, the file is refused", "miss": "lets the near miss pass"}


def check_all():
    """What is said of each file of the folder, by its name."""
    names = sorted(path.name for path in folder.glob("*-*-*-*.xml"))
    run = subprocess.run([program, "check", "--format", "json", *names], cwd=folder, capture_output=True, text=True)
    return {file["file"]: file for file in json.loads(run.stdout)["files"]}


def read_expected():
    """findings.txt: a line "== FILE", then one for each finding."""
    sections = {}
    for line in (folder / "findings.txt").read_text().splitlines():
        if line.startswith("== "):
            sections[line[3:]] = []
        else:
            sections[next(reversed(sections))].append(line)
    return sections


def tell(finding):
    place = f" {finding['place']}" if finding["place"] else ""
    hexes = f" [{' '.join(finding['hexes'])}]" if finding["hexes"] else ""
    return f"{finding['check']} {finding['severity']}{place}: {finding['message']}{hexes}"


def tell_all(file):
    if file["unreadable"]:
        return [f"unreadable: {file['unreadable']}"]
    return [tell(finding) for finding in file["findings"]]


def is_as_claimed(file, check, claim):
    if claim == "refused" or file["unreadable"]:
        return claim == "refused" and "expected" in (file["unreadable"] or "")
    return (check in {finding["check"] for finding in file["findings"]}) == (claim == "hit")


files, expected = check_all(), read_expected()
results = []
for check in checks:
    for claims in (("hit", "refused"), ("miss",)):
        found = [(name, claim) for claim in claims for name in files if name.startswith(f"{check}-{claim}.")]
        claim = found[0][1] if found else claims[0]
        results.append((len(found) == 1 and is_as_claimed(files[found[0][0]], check, claim), f"{check} {CLAIMS[claim]}"))
for name in sorted(files | expected):
    lines = tell_all(files[name]) if name in files else []
    if lines != expected.get(name):
        print(f"# found:\n# == {name}", *(f"# {line}" for line in lines), sep="\n")
    results.append((lines == expected.get(name), f"{name} has these findings and no others"))

print(f"1..{len(results)}")
for number, (ok, text) in enumerate(results, 1):
    print(f"{'ok' if ok else 'not ok'} {number} - {text}")
sys.exit(not all(ok for ok, _ in results))
