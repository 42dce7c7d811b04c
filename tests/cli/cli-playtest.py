#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replaying races with paddock-cli, on the tests' own game.  Usage: PROGRAM SOURCE-ROOT"""
import fcntl
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import termios
import time

from harness import PROGRAM, Run, case, expect, main

NAMESPACE = 'xmlns="urn:paddock:documents" version="1" id="race"'


def playtest(name, *steps, seats=("red", "blue"), attributes=""):
    """Writes a playtest with these steps."""
    lines = [f'<playtest {NAMESPACE} game="maedn" seed="17" {attributes}>',
             *(f'<seat id="{seat}"/>' for seat in seats), *steps, "</playtest>\n"]
    path = pathlib.Path(name)
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines))
    return name


GOOD = ('<force faces="6 2 3"/>', '<choices keys="enter"/>', '<choose key="enter"/>',
        '<event type="placed" of="red"/>', '<choose key="move:0"/>')


@case("a race that goes as expected passes")
def _():
    run = Run("playtest", playtest("a.playtest.xml", *GOOD)).expect(0)
    expect(run.out == "1 passed, 0 different, 0 broken\n" and run.err == "", "says too much", run)


@case("the first difference is told with its line, what was expected and what was found")
def _():
    name = playtest("a.playtest.xml", *GOOD, '<expect of="red" name="pieces" is="7"/>', '<choose key="never"/>')
    run = Run("playtest", name).expect(1, [f"{name}:9: ", "7", "0 passed, 1 different, 0 broken"])
    expect("never" not in run.out, "goes on after the first difference", run)


WRONG = ('<expect of="red" name="pieces" is="7"/>', '<asked of="blue"/>')


@case("all differences are told when asked for, up to a choice that cannot be made")
def _():
    name = playtest("a.playtest.xml", *GOOD[:-1], *WRONG, GOOD[-1], WRONG[0], '<choose key="never"/>', WRONG[0],
                    '<line id="b" after="1">', WRONG[0], "</line>")
    run = Run("playtest", "--all", name).expect(1, "0 passed, 1 different, 0 broken")
    told = re.findall(rf"^{name}:(\d+): (line b)?", run.out, re.M)
    expect(told == [("8", ""), ("9", ""), ("11", ""), ("12", ""), ("15", "line b"), ("4", "line b")],
           f"other lines: {told}", run)
    report = json.loads(Run("playtest", "--all", "-f", "json", name).expect(1).out)["files"][0]
    expect([d["line"] for d in report["differences"]] == [8, 9, 11, 12, 15, 4], "other differences in JSON")
    expect(report["line"] == 8 and "pieces" in report["message"], "the first stands out no more")
    Run("playtest", "--all", playtest("b.playtest.xml", *GOOD)).expect(0, "1 passed")


@case("given facts are told with their line")
def _():
    name = playtest("a.playtest.xml", '<given name="over" is="no"/>', '<given name="gear" is="1"/>')
    Run("playtest", name).expect(2, [f"{name}:5: given fact 2: ", "gear"])


@case("with forced-only, a die that is not forced is a difference")
def _():
    few = ('<force faces="6 2"/>', *GOOD[1:])
    Run("playtest", playtest("a.playtest.xml", *few)).expect(0)
    name = playtest("a.playtest.xml", *few, attributes='forced-only="yes"')
    Run("playtest", name).expect(1, [f"{name}:8: ", "forced-only"])
    Run("playtest", playtest("b.playtest.xml", *GOOD, attributes='forced-only="yes"')).expect(0)
    name = playtest("c.playtest.xml", attributes='forced-only="yes"')
    Run("playtest", name).expect(1, [f"{name}: more was rolled"])


@case("a race that goes on is no longer forced-only")
def _():
    name = playtest("a.playtest.xml", *GOOD, attributes='forced-only="yes"')
    Run("playtest", "--finish", "random", "--save", "b.playtest.xml", name).expect(0)
    expect("forced-only" not in pathlib.Path("b.playtest.xml").read_text(), "cannot be replayed")
    Run("playtest", "b.playtest.xml").expect(0)


@case("a choice that is not legal is a difference that lists the legal ones")
def _():
    name = playtest("a.playtest.xml", '<force faces="6"/>', '<choose key="pass"/>')
    Run("playtest", name).expect(1, [f"{name}:5: ", '"pass"', "enter"])


@case("a file that makes no sense is bad input, and says why")
def _():
    for steps, attributes, message in (
            (('<expect name="gear" is="1"/>',), "", "gear"),
            ((), 'preset="none"', "none"),
    ):
        name = playtest("a.playtest.xml", *steps, attributes=attributes)
        Run("playtest", name).expect(2, [f"{name}:", message, "1 broken"])


@case("a document of another kind, a bad one and a missing one are bad input")
def _():
    pathlib.Path("t.track.xml").write_text(f"<hex-track {NAMESPACE}/>")
    Run("playtest", "t.track.xml").expect(2, "t.track.xml: not a playtest but a hex-track")
    pathlib.Path("b.playtest.xml").write_text(f"<playtest {NAMESPACE}\n game='maedn'>\n<seta/></playtest>")
    Run("playtest", "b.playtest.xml").expect(2, "b.playtest.xml:3: ")
    Run("playtest", "none.playtest.xml").expect(2, "none.playtest.xml: ")


@case("a folder stands for its playtests, in the order of their names")
def _():
    for name in ("set/b.playtest.xml", "set/a.playtest.xml", "set/.hidden.playtest.xml"):
        playtest(name, *GOOD)
    pathlib.Path("set/t.track.xml").write_text("not read")
    run = Run("playtest", "set", "--format", "tap").expect(0)
    expect(run.out == "1..2\nok 1 - set/a.playtest.xml\nok 2 - set/b.playtest.xml\n", "odd TAP", run)


@case("a folder without playtests is no success")
def _():
    os.makedirs("set/sub")
    Run("playtest", "set").expect(2, err="no *.playtest.xml files in set")
    Run("check", "set").expect(2, err="no *.xml files in set")


@case("TAP says not ok with the reason above it")
def _():
    bad = playtest("b.playtest.xml", '<choose key="never"/>')
    run = Run("playtest", playtest("a.playtest.xml", *GOOD), bad, "-f", "tap").expect(1)
    expect(re.fullmatch(r"1\.\.2\nok 1 - a.*\n# b.*:4: .*\nnot ok 2 - b.*\n", run.out), "odd TAP", run)


@case("JSON has every verdict")
def _():
    names = [playtest("a.playtest.xml", *GOOD), playtest("b.playtest.xml", '<choose key="never"/>'),
             "none.playtest.xml"]
    report = json.loads(Run("playtest", "--format=json", "--log", *names).expect(2).out)
    expect([f["file"] for f in report["files"]] == names, "other files")
    expect([f["verdict"] for f in report["files"]] == ["passed", "different", "broken"], "other verdicts")
    expect((report["passed"], report["different"], report["broken"]) == (1, 1, 1), "other counts")
    expect(report["files"][0]["decisions"] == 2 and "red rolls a 6" in report["files"][0]["log"], "no log")
    expect(report["files"][1]["step"] == 1 and "never" in report["files"][1]["message"], "no reason")
    expect(report["files"][1]["line"] == 4, "another line")


@case("the log tells decisions and events; clauses and keys are added when asked for")
def _():
    name = playtest("a.playtest.xml", *GOOD)
    plain = Run("playtest", "--log", name).expect(0, ["red rolls a 6", "1. red: ", "2. red: "]).out
    expect("MAE-" not in plain, f"clauses unasked: {plain}")
    clauses = Run("playtest", "--clauses", name).expect(0, "[MAE-ROLL] red rolls a 6").out
    keys = Run("playtest", "--keys", name).expect(0, "move:0").out
    expect(len(plain) < min(len(clauses), len(keys)), "nothing added")
    Run("playtest", "--log", "--as", "blue", name).expect(0, "red rolls a 6")
    for last in GOOD[-1], '<choose key="never"/>':
        name = playtest("b.playtest.xml", *GOOD[:-1], last)
        Run("playtest", "--as", "green", "--save", "a.xml", name).expect(2, 'there is no seat "green"')
        expect(not os.path.exists("a.xml"), "saved all the same")
    run = Run("playtest", "--log", "a.playtest.xml", "a.playtest.xml").expect(0)
    expect(run.out.count("a.playtest.xml:\n") == 2, "not told apart", run)


@case("a finished race is saved with its hash and replays to the same state")
def _():
    name = playtest("a.playtest.xml", GOOD[0], "<remark><text>kept</text></remark>", *GOOD[1:])
    Run("playtest", name, "--finish", "random", "--save", "b.playtest.xml").expect(0)
    saved = pathlib.Path("b.playtest.xml").read_text()
    expect("<hash is=" in saved and ">kept<" in saved and saved.count("<choose") > 20, saved)
    Run("playtest", "b.playtest.xml").expect(0)
    Run("convert", "--check", "b.playtest.xml").expect(0)
    Run("playtest", name, "--finish=random", "-s", "c.playtest.xml").expect(0)
    expect(pathlib.Path("c.playtest.xml").read_text() == saved, "another race the second time")
    Run("playtest", "b.playtest.xml", "--log").expect(0, "The race is over")


@case("every line of a race is replayed, or the one that is wanted")
def _():
    line = '<line id="b" after="1"><choose key="{}"/></line>'
    good = playtest("a.playtest.xml", *GOOD, line.format("move:0"))
    Run("playtest", good).expect(0, "1 passed")
    name = playtest("b.playtest.xml", *GOOD, line.format("never"))
    Run("playtest", name).expect(1, [f"{name}:9: line b: ", '"never"', "1 different"])
    Run("playtest", "--line", "main", name).expect(0, "1 passed")
    Run("playtest", "--line", "b", name).expect(1, f"{name}:9: ")
    Run("playtest", "--line", "c", name).expect(2, 'there is no line "c"')
    log = Run("playtest", "--log", "--line", "b", good).expect(0, "2. red: ").out
    expect(log == Run("playtest", "--log", "--line", "main", good).out, "another log")
    name = playtest("c.playtest.xml", *GOOD, line.format("move:0").replace('"1"', '"9"'))
    Run("playtest", name).expect(2, 'the line "b" branches off after 9 choices')


@case("another seed or race rolls other dice")
def _():
    name = playtest("a.playtest.xml")
    logs = {Run("playtest", name, "--finish=random", "-l", *words).expect(0).out
            for words in ((), ("--seed=18",), ("--race=1",))}
    expect(len(logs) == 3, "the same race")
    expect(Run("playtest", name, "--seed=17", "--race=0", "--finish=random", "-l").out in logs, "not as saved")


@case("what goes differently is not saved")
def _():
    name = playtest("a.playtest.xml", '<choose key="never"/>')
    Run("playtest", name, "--save", "b.playtest.xml").expect(1)
    expect(not pathlib.Path("b.playtest.xml").exists(), "saved")


@case("several races are saved into a folder only")
def _():
    names = [playtest("a.playtest.xml", *GOOD), playtest("b.playtest.xml", *GOOD)]
    Run("playtest", *names, "--save", "c.playtest.xml").expect(2, err="2 files do not fit into c.playtest.xml")
    pathlib.Path("out").mkdir()
    Run("playtest", *names, "--save", "out").expect(0)
    expect(sorted(p.name for p in pathlib.Path("out").iterdir()) == names, "other files")


@case("races come from standard input and go to standard output")
def _():
    text = pathlib.Path(playtest("a.playtest.xml", *GOOD)).read_bytes()
    Run("playtest", "-", stdin=text).expect(0, "1 passed")
    run = Run("playtest", "-", "--save", "-", stdin=text).expect(0)
    expect(run.out.startswith("<?xml"), "no document first", run)


@case("an unknown driver is refused, and the known ones are named")
def _():
    Run("playtest", "a", "--finish=randon").expect(2, err='no driver "randon"; choose one of: person, rookie, racer')


@case("the catalogue lists the game's options, facts, decisions and events")
def _():
    for topic, words in (("games", ["maedn", "2..4"]), ("options", ["opposite"]), ("facts", ["pieces"]),
                         ("decisions", ["move"]), ("events", ["rolled"])):
        Run("catalogue", topic).expect(0, words)
        sections = json.loads(Run("catalogue", topic, "--format=json").expect(0).out)
        expect(sections[0]["rows"], f"no rows about {topic}")
        expect(Run("catalogue", topic, "-f", "markdown").expect(0).out.startswith("## "), "no Markdown")
    Run("catalogue", "options", "maedm").expect(2, err='unknown game "maedm"; did you mean "maedn"?')


def hear_ctrl_c():
    """A shell's background jobs, which tests may be, ignore Ctrl+C, and so would the programs that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def count_unread(pipe):
    """Bytes that were written to it and that nobody has read."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, b"\0" * 4), sys.byteorder)


def is_stuck(program):
    """Whether it waits for somebody to read what it has written."""
    state = pathlib.Path(f"/proc/{program.pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    return state == "S" and count_unread(program.stdout) >= 65536


def used_time(program):
    """What it has had of the processor, up to now."""
    return pathlib.Path(f"/proc/{program.pid}/schedstat").read_text().split()[0]


@case("Ctrl+C ends a long run with the report of what is done, even in the middle of writing it")
def _():
    names = [playtest(f"p{i}.playtest.xml") for i in range(10)]
    program = subprocess.Popen([PROGRAM, "playtest", "--finish=random", "--format=json", *names * 2000],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, preexec_fn=hear_ctrl_c)
    while program.poll() is None and not is_stuck(program):
        time.sleep(0.01)
    before = used_time(program)
    program.send_signal(signal.SIGINT)
    while used_time(program) == before:  # who reads too soon has it write on before it hears of the signal
        time.sleep(0.01)
    out, err = program.communicate(timeout=60)
    report = json.loads(out)
    expect(program.returncode == -signal.SIGINT, f"exit {program.returncode}, {err}")
    expect(0 < report["passed"] == len(report["files"]) < 20000, f"{report['passed']} of {len(report['files'])}")


@case("a race that Ctrl+C cuts short is not in the report")
def _():
    name = playtest("a.playtest.xml", *GOOD)
    program = subprocess.Popen([PROGRAM, "playtest", "--format=json", name, "-"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, preexec_fn=hear_ctrl_c)
    program.stdin.write(b"<")
    while program.poll() is None and count_unread(program.stdin) > 0:
        time.sleep(0.01)
    program.send_signal(signal.SIGINT)
    program.wait(60)
    report = json.loads(program.stdout.read())
    expect([entry["file"] for entry in report["files"]] == [name], f"{report}")
    expect(report["passed"] == 1 and report["broken"] == 0, f"{report}")


@case("progress is told when it is asked for, and not otherwise")
def _():
    names = [playtest("a.playtest.xml", *GOOD)] * 3
    expect(Run("playtest", *names).expect(0).err == "", "progress unasked")
    Run("playtest", "--progress", *names).expect(0, err="playtest 33%")


@case("a terminal sees progress on one line, which is gone at the end")
def _():
    names = [playtest("a.playtest.xml", *GOOD)] * 5
    terminal, other_end = os.openpty()
    done = subprocess.run([PROGRAM, "playtest", *names], stderr=other_end,
                          stdout=subprocess.DEVNULL, timeout=60)
    seen = os.read(terminal, 10000)
    expect(done.returncode == 0, f"exit {done.returncode}")
    expect(seen.startswith(b"\rplaytest 20%") and seen.endswith(b"\r\x1b[K") and b"\n" not in seen, f"{seen}")


main()
