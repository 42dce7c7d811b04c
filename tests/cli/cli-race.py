#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Races of computer drivers with paddock-cli.  Usage: PROGRAM SOURCE-ROOT"""
import json
import re
from fractions import Fraction

from harness import Run, SOURCE, case, expect, main

DATA = SOURCE / "data"
GREEN = DATA / "tracks/village-green.track.xml"
STUNTS = DATA / "tracks/stunt-day.track.xml"


@case("a race says how it ended, and only that")
def _():
    run = Run("race", GREEN).expect(0)
    lines = run.out.splitlines()
    winner = re.fullmatch(r"(Red|Blue|Green|Gold) wins the race!", lines[0])
    expect(winner and run.err == "", "says something else", run)
    expect(lines[2].split()[:3] == ["Seat", "Driver", "Laps"] and lines[2].endswith("Dice luck"), "the headings", run)
    expect(lines[3].split()[:3] == ["1st", winner[1], "racer"], "the winner is not first", run)
    expect(len({line.index("racer") for line in lines[3:lines.index("", 3)]}) == 1, "columns do not stand below each other", run)
    expect("\nWhat decided it\n" in run.out and re.fullmatch(r"\d+ decisions", lines[-1]), "the rest", run)


@case("the result as JSON says the same, with dice that add up")
def _():
    text, report = Run("race", GREEN).expect(0).out, json.loads(Run("race", GREEN, "--format", "json").expect(0).out)
    expect(f"\n{report['decisions']} decisions\n" in text and report["over"], "another race")
    expect([s["place"] for s in report["standings"]] == sorted(s["place"] for s in report["standings"]), "places")
    for standing in report["standings"]:
        luck = sum((-1 if d["harm"] else 1) * (d["sum"] - Fraction(d["expected"])) for d in standing["dice"])
        expect(f"{float(luck):+.1f}" == standing["luck"], f"luck of {standing}")
        expect(re.search(rf"{standing['seat']}.* {re.escape(standing['luck'])}", text, re.I), "not in the table")
    expect(report["rounds"][-1]["decision"] == report["decisions"] == report["moments"][-1]["decision"], "the end")


@case("without a word about seats there are as many as suit the track")
def _():
    chase = Run("race", DATA / "tracks/moon-dial.track.xml", "--save", "chase.playtest.xml").expect(0)
    expect(open("chase.playtest.xml").read().count("<seat ") == 2, "a pursuit is for two", chase)


@case("without a word about vehicles each seat has one that suits the track; those named come first")
def _():
    words = ("race", DATA / "tracks/windmill-oval.track.xml", "--laps", "1", "--seats", "racer,racer,racer", "--save",
             "a.playtest.xml")
    raced = Run(*words).expect(0)
    found = re.findall(r'<licence [^>]*id="([a-z-]*)"', open("a.playtest.xml").read())
    expect(found == ["basic-chariot", "tick-tock-twins", "pirouette"], f"they drive {found}", raced)
    raced = Run(*words, "--vehicles", DATA / "vehicles/old-bramble.vehicle.xml").expect(0)
    found = re.findall(r'<licence [^>]*id="([a-z-]*)"', open("a.playtest.xml").read())
    expect(found == ["old-bramble", "tick-tock-twins", "pirouette"], f"they drive {found}", raced)


@case("the same seed, race and drivers give the same race, others another")
def _():
    words = ("race", GREEN, "--log", "--seats", "racer,rookie:sprinter,random")
    first = Run(*words, "--seed", "3", "--race", "7").expect(0)
    expect(Run(*words, "--seed", "3", "--race", "7").out == first.out, "not the same", first)
    for other in (("--seed", "4", "--race", "7"), ("--seed", "3", "--race", "8")):
        expect(Run(*words, *other).out != first.out, "the same", first)


@case("a saved race names its drivers and is verified by playtest, event for event")
def _():
    raced = Run("race", GREEN, "--seats", "racer:brawler,rookie", "--save", "a.playtest.xml", "--clauses").expect(0)
    text = open("a.playtest.xml").read()
    expect('driver="racer:brawler"' in text and 'driver="rookie"' in text, "the drivers are missing")
    replayed = Run("playtest", "--clauses", "a.playtest.xml").expect(0, "1 passed, 0 different, 0 broken")
    expect(raced.out.split("The race is over")[0] == replayed.out.split("The race is over")[0],
           "goes otherwise", replayed)


@case("a saved race that was tampered with is found out")
def _():
    Run("race", GREEN, "--seats", "racer,racer", "--save", "a.playtest.xml").expect(0)
    text = open("a.playtest.xml").read()
    open("a.playtest.xml", "w").write(text.replace('seed="1"', 'seed="2"', 1))
    Run("playtest", "a.playtest.xml").expect(1, "1 different")


@case("laps, presets, options, vehicles and cards make the race")
def _():
    short = Run("race", GREEN, "--laps", "1", "--log").expect(0, "completes lap 1").out
    expect("completes lap 2" not in short, "drives on")
    Run("race", GREEN, "--preset", "rules-2024", "--options", "damage=off,items=off").expect(0)
    Run("race", STUNTS, "--cards", DATA / "cards/back-lot.cards.xml",
        "--vehicles", f"{DATA / 'vehicles/red-comet.vehicle.xml'},{DATA / 'vehicles/milk-float.vehicle.xml'}").expect(0)


@case("drivers explain what they thought of each choice")
def _():
    out = Run("race", GREEN, "--seats", "champion,racer", "--explain").expect(0).out
    blocks = re.findall(r"((?:    \? .*\n)+)\d+\. ", out)
    expect(len(blocks) > 30, "too few decisions explained")
    for block in blocks:
        values = [float(line.split()[2]) for line in block.splitlines()]
        expect(max(values) == 0 and len(values) > 1, f"no best choice in {block}")
    expect("line -" in blocks[5], "the terms are missing")


@case("what cannot be raced is refused with what could be")
def _():
    open("arcade.track.xml", "w").write(GREEN.read_text().replace('<hex-track', '<hex-track game="arcade"'))
    for words, message in (
            ((GREEN, "--seats", "turtle"), "racer"),
            ((GREEN, "--seats", "racer:kind,racer"), "cautious"),
            ((GREEN, "--seats", "person,racer"), "person"),
            ((DATA / "tracks/market-square.track.xml", "--seats", "racer"), "2 to 7 seats"),
            ((GREEN, "--seats", ",".join(["racer"] * 9)), "9 seats"),
            ((GREEN, "--preset", "house"), "rules-2024"),
            ((GREEN, "--options", "damage"), "NAME=VALUE"),
            ((GREEN, "--options", "luck=on"), "damage"),
            (("arcade.track.xml",), "Joystick Heroes can’t be raced yet."),
            ((DATA / "vehicles/red-comet.vehicle.xml",), "Only tracks can be raced."),
            ((DATA / "templates/playtest.playtest.xml",), "Only tracks can be raced."),
            (("nowhere.track.xml",), "nowhere.track.xml"),
    ):
        run = Run("race", *words).expect(2, err=message)
        expect(run.out == "", "says something", run)


main()
