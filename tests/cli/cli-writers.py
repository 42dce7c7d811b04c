#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What those who write playtests rely on: the catalogue, the log, and what is refused.  Usage: PROGRAM SOURCE-ROOT"""
import json
import pathlib
import re
import shutil

from harness import Run, SOURCE, case, expect, main

SCENARIOS = SOURCE / "tests/scenarios"
GAMES = ("joyride", "frothy")


def catalogue(topic, game):
    """The sections of a topic by name: lists of rows."""
    sections = json.loads(Run("catalogue", topic, game, "--format", "json").expect(0).out)
    return {section["name"]: section["rows"] for section in sections}


def playtest(name, scenario, *changes):
    """A copy of a scenario beside its track, with texts replaced."""
    text = (SCENARIOS / f"{scenario}.playtest.xml").read_text()
    for file in re.findall(r'file="([^"]*)"', text):
        shutil.copy((SCENARIOS / scenario).parent / file, ".")
    for old, new in changes:
        expect(old in text, f"{scenario} has no {old}")
        text = text.replace(old, new)
    pathlib.Path(name).write_text(text)
    return name


def compile_keys(game):
    """What the keys of each decision look like, with any text for the words in capitals."""
    sections = catalogue("decisions", game)
    words = {row["word"] for row in sections[f"{game}-keys"]}
    patterns = {}
    for row in sections[game]:
        expect(row["keys"], f"the keys of {row['name']} are not told")
        expect(set(re.findall(r"[A-Z]+", row["keys"])) <= words, f"{row['keys']}: not all words are told")
        patterns[row["name"]] = [re.compile(re.sub(r"[A-Z]+", "[^:@]+", re.escape(key)))
                                 for key in row["keys"].split()]
    return patterns


@case("the keys of all choices in all scenarios are in the catalogue")
def _():
    for game in GAMES:
        patterns, met = compile_keys(game), {}
        report = json.loads(Run("playtest", "--keys", "--format", "json", str(SCENARIOS / game)).out)
        for file in report["files"]:
            for kind, keys in re.findall(r"^    of ([a-z-]+): (.*)$", file.get("log", ""), re.M):
                met.setdefault(kind, set()).update(keys.split())
        strange = {f"{kind}: {key}" for kind, keys in met.items() for key in keys
                   if not any(pattern.fullmatch(key) for pattern in patterns[kind])}
        expect(not strange, f"not told: {sorted(strange)}")
        expect(len(met) >= len(patterns) - 3, f"hardly any decision was met: {sorted(met)}")


@case("the catalogue says which facts can be set and which follow from others")
def _():
    for game, derived in ("joyride", ("heading", "board", "removed-items", "shows")), ("frothy", ("speed", "marker")):
        rows = {row["name"]: row for row in catalogue("facts", game)[game]}
        expect(all(rows[name]["use"] == "expect" for name in derived), "derived facts are not for setting")
        expect(rows["step"]["use"] == "set, expect" and rows["round"]["use"] == "set, expect", "others are")


@case("the catalogue has the values of facts, as they are refused otherwise")
def _():
    for game, scenario in ("joyride", "joyride/items-reshuffle"), ("frothy", "frothy/fragile-markers"):
        rows = {row["name"]: row for row in catalogue("facts", game)[game]}
        name = playtest("a.playtest.xml", scenario, ('<given name="step" is="', '<given name="step" is="never-'))
        Run("playtest", name).expect(2, f'"step" is one of {rows["step"]["values"]}, not "never-')
        expect(rows["round"]["values"] == "0 to 9999" and rows["active"]["values"] == "a seat or nobody", "other values")


@case("every preset and every option of one has its own line")
def _():
    text = Run("catalogue", "presets").expect(0).out
    for game in GAMES:
        for row in catalogue("presets", game)[game]:
            expect(re.search(rf"^{row['name']} ", text, re.M), f"{row['name']} stands behind another")


@case("the log tells what happens as it is")
def _():
    for scenario, sentence in (
            ("joyride/wex-08-side-swipe", "The rear of Junker is swung to the right, the front stays on 3,-1"),
            ("joyride/ruling-diagonal-front", "blue is swung to the left, the front now on 3,0"),
            ("joyride/board-barrier-smash", "blue has 1 space left"),
            ("joyride/effect-boost-to-nothing", "red has no space left"),
            ("joyride/items-restricted-none-left", "1 item token is shuffled"),
            ("joyride/items-equal-items-are-one-choice", "red discards Mine"),
            ("joyride/damage-item-slot-discards", "blue loses Mine with the slot"),
            ("joyride/handicap-low", "red starts with Precision Driving used"),
            ("frothy/fragile-markers", "That takes a fragile obstacle from 1,3, where 2 markers are left"),
            ("frothy/fragile-removal-per-damage", "That takes a fragile obstacle from 1,3, where 1 marker is left"),
            ("frothy/fragile-entering", "That clears 1,1: a fragile obstacle"),
    ):
        Run("playtest", "--log", str(SCENARIOS / f"{scenario}.playtest.xml")).expect(0, sentence)


@case("check finds what playtest calls broken, and nothing in what it does not")
def _():
    broken = playtest("a.playtest.xml", "joyride/items-reshuffle", ('name="stack" is="nitro"', 'name="stac" is="nitro"'))
    Run("playtest", broken).expect(2, [f"{broken}:10: ", "stac"])
    Run("check", broken).expect(1, ["line 10: ", "stac", "[PAD-PLY-04]"])
    other = playtest("b.playtest.xml", "joyride/items-reshuffle", ('name="stack" is="mine"', 'name="stack" is="nitro"'))
    Run("playtest", other).expect(1)
    expect("PAD-PLY-04" not in Run("check", other).expect(0).out, "a difference is for those who test")
    expect("PAD-PLY-04" not in Run("check", str(SCENARIOS / "joyride")).out, "finds something in what passes")


@case("an option that no seat has is refused, with those that there are")
def _():
    name = playtest("a.playtest.xml", "joyride/handicap-low", ('"handicaps"', '"handicap"'))
    Run("playtest", name).expect(2, 'an option "handicap" that is not one of: abilities, handicaps')


@case("who runs late has the start before him")
def _():
    late = "joyride/handicap-late-crosses-the-start"
    name = playtest("a.playtest.xml", late, ('of="blue" name="next" is="start"', 'of="blue" name="next" is="1"'))
    Run("playtest", name).expect(2, '"owes-start" must have "start" as "next"')
    name = playtest("b.playtest.xml", late, ('of="red" name="next" is="start"', 'of="red" name="next" is="1"'))
    expect("owes-start" not in Run("playtest", name).out, "others may have any line before them")


@case("things on the board and types are called by name, and all values together as ever")
def _():
    all_of_them = '<expect name="fragiles" is="1 2 1 1 1' + 59 * " 0" + '"/>'
    asked = '<expect of="1,3" name="fragiles" is="2"/>'
    for name, text, code, said in (
            ("old", all_of_them, 0, "1 passed"),
            ("other", asked.replace('"2"', '"3"'), 1, 'expected 1,3\'s "fragiles" to be "3", found "2"'),
            ("none", asked.replace("1,3", "0,3"), 2, 'nothing is called "0,3" here'),
            ("hazard", asked + '<expect of="1,4" name="gone-hazards" is="no"/>', 0, "1 passed"),
            ("gone", asked + '<expect of="1,4" name="gone-hazards" is="yes"/>', 1, 'found "no"'),
            ("odd", asked + '<expect of="1,4" name="gone-hazards" is="4"/>', 2, "is no or yes"),
    ):
        file = playtest(f"{name}.playtest.xml", "frothy/fragile-markers", (asked, text))
        Run("playtest", file).expect(code, said)
    file = playtest("given.playtest.xml", "frothy/fragile-markers", ('<force faces="0 0 0 0 0"/>',
                    '<expect of="1,3" name="fragiles" is="2"/><force faces="0 0 0 0"/>'),
                    ('<given name="phase"', '<given of="1,3" name="fragiles" is="2"/><given name="phase"'),
                    ('amount="2"', 'amount="1"'))
    text = pathlib.Path(file).read_text()
    pathlib.Path(file).write_text(text.replace('"fragiles" is="2"/>\n</playtest>', '"fragiles" is="1"/>\n</playtest>'))
    Run("playtest", file).expect(0, "1 passed")


@case("a decision with one choice can be expected, though nobody is asked")
def _():
    attack = '<choose key="attack:person@blue"/>'
    for attributes, code in (('of="red" kind="attack-cards" key="card:whip"', 0), ('of="red"', 0), ("", 0),
                             ('of="blue"', 1), ('kind="never"', 1), ('key="card:reins"', 1)):
        name = playtest("a.playtest.xml", "frothy/attack-both-keep-in-secret", (attack, f"{attack}<answered {attributes}/>"))
        Run("playtest", name).expect(code, "" if code == 0 else 'found: red "attack-cards" card:whip')


main()
