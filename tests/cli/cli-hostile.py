#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What hostile documents and names of files can make paddock-cli print or take.  Usage: PROGRAM SOURCE-ROOT"""
import os
import pathlib
import re
import subprocess
import sys

from harness import PROGRAM, Run, SOURCE, case, expect, main

sys.path.insert(0, str(SOURCE / "tests/attack"))
import attack  # pylint: disable=wrong-import-position
import damage  # pylint: disable=wrong-import-position

IS_SANITIZED = "ASAN_OPTIONS" in os.environ
MOST_MEMORY = 200 << 20
DOCUMENTS = {
    "race": ["data/tracks/harbour-loop.track.xml", "data/tracks/windmill-oval.track.xml"],
    "playtest": ["data/playtests/harbour-race.playtest.xml"],
    "": ["data/tracks/tidewater.track.xml", "data/tracks/market-square.track.xml",
         "data/vehicles/ember-coach.vehicle.xml", "data/cards/back-lot.cards.xml", "data/playtests/harbour-race.playtest.xml"],
}
# So that something happens, and is told.
WITH = {"race": ["--seats=random,random", "--laps=1", "--log"], "playtest": ["--finish=random", "--log"],
        "render": ["--output=-", "--type=svg"]}


def ways(program, command):
    """The options of a command, one at a time: each flag, and each format that it offers."""
    yield []
    for name, kind, choices in program.options[command]:
        if not kind and name not in ("progress", "in-place"):
            yield [f"--{name}"]
        for choice in choices if name in ("format", "type") else []:
            yield [f"--{name}={choice}"]


def expect_plain(run):
    for stream, text in (("standard output", run.bytes), ("standard error", run.err.encode())):
        found = None if attack.is_picture(text) else attack.RAW_CONTROL.search(text.decode())
        expect(not found, f"{found and found[0]!r} on {stream}", run)


@case("no control character of a document reaches the terminal, whatever is done with it")
def _():
    program = attack.Program(PROGRAM)
    for command in program.readers:
        for document in DOCUMENTS.get(command, DOCUMENTS[""]):
            name = pathlib.Path(document).name
            pathlib.Path(name).write_bytes(damage.fill_with_controls((SOURCE / document).read_bytes(), program.fields))
            for way in ways(program, command):
                expect_plain(Run(command, *WITH.get(command, []), *way, name))


@case("no control character in the name of a file reaches the terminal, whether it can be read or not")
def _():
    program = attack.Program(PROGRAM)
    contents = (b"", (SOURCE / "data/tracks/harbour-loop.track.xml").read_bytes())
    for number, stem in enumerate(damage.CONTROL_NAMES):
        name = stem + b".track.xml"
        pathlib.Path(os.fsdecode(name)).write_bytes(contents[number % 2])
        for command in program.commands:
            for way in (way for way in ways(program, command) if not way or "format" in way[0] or "check" in way[0]):
                expect_plain(Run(command, *WITH.get(command, []), *way, "--", name))


@case("a hostile race says as many lines as a harmless one")
def _():
    program = attack.Program(PROGRAM)
    text = (SOURCE / "data/playtests/harbour-race.playtest.xml").read_bytes()
    pathlib.Path("a.playtest.xml").write_bytes(text)
    pathlib.Path("b.playtest.xml").write_bytes(damage.fill_with_controls(text, program.fields))
    for way in (["--log"], ["--format=tap", "--log"]):
        lines = [Run("playtest", "--finish=random", *way, name).expect(0).out.count("\n") for name in ("a.playtest.xml", "b.playtest.xml")]
        expect(lines[0] == lines[1] > 20, f"{lines[0]} and {lines[1]} lines")


# Memory


def peak(*words):
    """Exit code and peak memory of a run."""
    with open("log", "wb") as log:
        child = subprocess.Popen([PROGRAM, *words], stdout=log, stderr=log)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return child.returncode, usage.ru_maxrss << 10


def expect_small(code, *words, most=MOST_MEMORY):
    found, memory = peak(*words)
    expect(found == code, f"{words}: exit {found} instead of {code}: {pathlib.Path('log').read_text()[-2000:]}")
    expect(IS_SANITIZED or memory <= most, f"{words}: takes {memory >> 20} MiB")


def replace_board(document, rows):
    text = (SOURCE / document).read_text()
    return re.sub("<board>.*</board>", lambda _: f"<board>{rows}</board>", text, flags=re.S)


@case("hexes that lie far apart, with many checkpoints, do not fill the memory")
def _():
    for side in (430, 1990):
        rows = re.search("<board>(.*)</board>", (SOURCE / "data/tracks/harbour-loop.track.xml").read_text(), re.S)[1]
        rows += "".join(f'<row r="{r}" q="{q}">.</row>' for r, q in ((-side // 2, -side // 2), (side // 2 - 1, side // 2 - 1)))
        text = replace_board("data/tracks/harbour-loop.track.xml", rows)
        text = re.sub("  <checkpoint.*</checkpoint>\n", "", text, flags=re.S)
        text = text.replace("</start>", "</start>" + "".join(
            f'<checkpoint number="{i}"><token at="{2 * (i % 9) - 9},{3 + i // 9}" arrow="0"/></checkpoint>' for i in range(1, 31)))
        pathlib.Path("far.track.xml").write_text(text)
        found, memory = peak("check", "far.track.xml")
        expect(found in (0, 1), f"exit {found}: {pathlib.Path('log').read_text()[-2000:]}")
        expect(IS_SANITIZED or memory <= MOST_MEMORY, f"{side}: takes {memory >> 20} MiB")


@case("a race on more spaces than drivers can remember is refused")
def _():
    rows = "".join(f'<row r="{r}" q="-{80 + r // 2}">{"." * 160}</row>' for r in range(-80, 80))
    pathlib.Path("wide.track.xml").write_text(replace_board("data/tracks/harbour-loop.track.xml", rows))
    expect_small(2, "race", "wide.track.xml", "--seats=racer,racer")
    expect("spaces; a race with its number of checkpoints takes at most 25000" in pathlib.Path("log").read_text(),
           pathlib.Path("log").read_text())


@case("drivers share what they know of a large Frothy track")
def _():
    def row(number, text):
        found = re.search(f'<row r="{number}" q="(-?\\d+)">([^<]*)<', text)
        start, cells = (int(found[1]), found[2]) if found else (-18, "")
        return f'<row r="{number}" q="-18">{"." * (start + 18)}{cells}{"." * (18 - start - len(cells))}</row>'

    document = "data/tracks/windmill-oval.track.xml"
    text = (SOURCE / document).read_text()
    pathlib.Path("wide.track.xml").write_text(replace_board(document, "".join(row(r, text) for r in range(-18, 18))))
    expect_small(0, "race", "wide.track.xml", "--seats=racer,racer,racer", "--laps=1", most=64 << 20)


@case("where everything contradicts everything, a check stops at a thousand findings")
def _():
    text = (SOURCE / "data/vehicles/ember-coach.vehicle.xml").read_text()
    trait = re.search(r"<trait [^<>]*/>", text)[0]
    pathlib.Path("a.vehicle.xml").write_text(text.replace(trait, trait * 90, 1))
    run = Run("check", "a.vehicle.xml").expect(1)
    counts = {}
    for check in re.findall(r"\[([A-Z]+-[A-Z]+-\d+)\]$", run.out, re.M):
        counts[check] = counts.get(check, 0) + 1
    expect(max(counts.values()) == 1000, f"{counts}", run)


@case("a page of a PDF holds only so many shapes, and says what else to do")
def _():
    rows = "".join(f'<row r="{r}" q="-300">{"#" * 600}</row>' for r in range(-300, 300))
    pathlib.Path("wide.track.xml").write_text(replace_board("data/tracks/harbour-loop.track.xml", rows))
    expect_small(2, "render", "wide.track.xml", "-o", "a.pdf")
    expect("a page of a PDF takes at most" in pathlib.Path("log").read_text(), "says something else")
    expect(not os.path.exists("a.pdf"), "left a file")


main()
