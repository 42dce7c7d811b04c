#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Races of computer drivers with paddock-cli.  Usage: PROGRAM SOURCE-ROOT"""
import re

from harness import Run, SOURCE, case, expect, main

DATA = SOURCE / "data"
GREEN = DATA / "tracks/village-green.track.xml"
STUNTS = DATA / "tracks/stunt-day.track.xml"


@case("a race says who won, and only that")
def _():
    run = Run("race", GREEN).expect(0)
    expect(re.fullmatch(r"1\. (Red|Blue|Green|Gold) \(racer\)\n\d+ decisions\n", run.out) and run.err == "",
           "says something else", run)


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
    for words, message in (
            ((GREEN, "--seats", "turtle"), "racer"),
            ((GREEN, "--seats", "racer:kind,racer"), "cautious"),
            ((GREEN, "--seats", "person,racer"), "person"),
            ((GREEN, "--seats", "racer"), "2 to 6 seats"),
            ((GREEN, "--seats", ",".join(["racer"] * 9)), "9 seats"),
            ((GREEN, "--preset", "house"), "rules-2024"),
            ((GREEN, "--options", "damage"), "NAME=VALUE"),
            ((GREEN, "--options", "luck=on"), "damage"),
            ((DATA / "templates/road-track.track.xml",), "road-track"),
            ((DATA / "vehicles/red-comet.vehicle.xml",), "car"),
            (("nowhere.track.xml",), "nowhere.track.xml"),
    ):
        run = Run("race", *words).expect(2, err=message)
        expect(run.out == "", "says something", run)


main()
