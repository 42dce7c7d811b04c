#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checking, drawing and rewriting documents with paddock-cli.  Usage: PROGRAM SOURCE-ROOT"""
import json
import os
import pathlib
import re
import resource
import signal
import stat
import subprocess
import time
import xml.etree.ElementTree

from harness import PROGRAM, Run, SOURCE, case, expect, main

ROOT = 'xmlns="urn:paddock:documents" version="1" id="x"'
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
KINDS = ["hex-track", "road-track", "licence", "car", "cards", "playtest"]


def write(name, text):
    path = pathlib.Path(name)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return name


def track(name="a.track.xml", size=6, inside=""):
    """A square board with nothing on it, in canonical form."""
    rows = "".join(f'    <row r="{r}" q="{-(r // 2)}">{"." * size}</row>\n' for r in range(size))
    text = f'<hex-track {ROOT}>\n  <board>\n{rows}  </board>\n{inside}</hex-track>\n'
    return write(name, Run("convert", "-", stdin=text.encode()).expect(0).out)


def entries():
    """What is in the current folder, hidden files too."""
    return sorted(os.listdir("."))


# convert


@case("what is written is written again byte for byte")
def _():
    name = track()
    once = Run("convert", name).expect(0)
    expect(once.bytes == pathlib.Path(name).read_bytes(), "not canonical the first time", once)
    expect(Run("convert", "-", stdin=once.bytes).expect(0).bytes == once.bytes, "changes the second time")


@case("convert --check lists what is not canonical and writes nothing")
def _():
    name, other = track(), write("b.track.xml", f"<hex-track   {ROOT}/>")
    before = pathlib.Path(other).read_bytes()
    expect(Run("convert", "--check", name).expect(0).out == "", "lists a canonical file")
    expect(Run("convert", "-c", name, other).expect(1).out == f"{other}\n", "lists others")
    expect(pathlib.Path(other).read_bytes() == before, "was rewritten")


@case("convert --in-place rewrites what changes and leaves the rest untouched")
def _():
    name, other = track(), write("b.track.xml", f"<hex-track   {ROOT}/>")
    os.utime(name, (0, 0))
    expect(Run("convert", "--in-place", ".").expect(0).out == "", "says something")
    expect(os.stat(name).st_mtime == 0, "a canonical file was touched")
    expect(pathlib.Path(other).read_text() == f"{HEAD}<hex-track {ROOT}/>\n", "not rewritten")
    expect(entries() == [name, other], f"left {entries()}")


@case("several files go to a folder, one to a file, none over another")
def _():
    names = [track("a.track.xml"), track("b.track.xml")]
    Run("convert", *names, "-o", "c.track.xml").expect(2, err="2 files do not fit into c.track.xml")
    Run("convert", *names).expect(2, err="2 files do not fit into standard output")
    os.mkdir("out")
    Run("convert", *names, "-o", "out").expect(0)
    expect(sorted(os.listdir("out")) == names, "other files")
    Run("convert", names[0], "-o", "c.track.xml").expect(0)
    expect(pathlib.Path("c.track.xml").read_bytes() == pathlib.Path(names[0]).read_bytes(), "differs")
    Run("convert", names[0], "-o", "x", "--check").expect(2, err="cannot be combined")


@case("files that would overwrite each other in a folder are refused")
def _():
    names = [track("a/x.track.xml"), track("b/x.track.xml")]
    os.mkdir("out")
    message = "a/x.track.xml and b/x.track.xml would both be written to out/x."
    Run("convert", *names, "-o", "out").expect(2, err=message + "track.xml")
    Run("render", *names, "-o", "out").expect(2, err=message + "png")
    expect(not os.listdir("out"), "something was written")


@case("embedding puts what a playtest refers to inside it")
def _():
    os.mkdir("sub")
    track("sub/t.track.xml")
    name = write("sub/a.playtest.xml", f'<playtest {ROOT} game="joyride"><track file="t.track.xml"/></playtest>')
    run = Run("convert", "--embed", name).expect(0, "<hex-track")
    expect("file=" not in run.out, "still refers", run)
    write("sub/b.playtest.xml", f'<playtest {ROOT} game="joyride"><track file="stunt-day.track.xml"/></playtest>')
    run = Run("convert", "--embed", "sub/b.playtest.xml").expect(0, ["<hex-track", "<cards>", 'id="back-lot"'])
    expect("file=" not in run.out, "the track still refers to its cards", run)
    expect("<hex-track" not in Run("convert", name).expect(0, 'file="t.track.xml"').out, "embeds unasked")
    Run("convert", "--embed", "-").expect(2, err="--embed needs a file")
    os.remove("sub/t.track.xml")
    Run("convert", "--embed", name).expect(2, err=[f"{name}:1: ", "t.track.xml"])


# messages


@case("an error names the file, the line, what was found and what was expected")
def _():
    name = write("bad.track.xml", f'<hex-track {ROOT}\n  laps="many"/>')
    for command in ("check", "convert", "render"):
        Run(command, name).expect(2, err=f'{name}:2: "laps" is "many"; expected a whole number from 1 to 99\n')
    Run("check", "none.track.xml").expect(2, err="none.track.xml: ")
    Run("check", "-", stdin=b"<a").expect(2, err="standard input:1: ")
    expect(entries() == [name], f"left {entries()}")


@case("the other files are still looked at after a bad one")
def _():
    bad, good = write("bad.track.xml", "<x/>"), write("good.track.xml", f"<hex-track {ROOT}/>")
    Run("check", bad, good).expect(2, good, bad)
    Run("render", bad, good).expect(2, err=bad)
    expect(pathlib.Path("good.png").exists(), "not drawn")


@case("output that cannot be written is told, and what was there stays")
def _():
    name = track()
    for words in (("convert", name, "-o"), ("render", name, "-t", "png", "-o"),
                  ("new", "car", "-o")):
        Run(*words, "nowhere/x").expect(2, err="nowhere/x: ")
        if os.geteuid() != 0:
            os.makedirs("locked", 0o500, exist_ok=True)
            Run(*words, "locked/x").expect(2, err="locked/x: ")
    Run("convert", name, "-o", "/dev/full").expect(2, err="/dev/full: ")
    expect(entries() == [name], f"left {entries()}")


# check


@case("errors make the exit status 1; what was accepted does not count")
def _():
    name = write("a.track.xml", f"<hex-track {ROOT}/>")
    run = Run("check", name).expect(1, [f"{name}: error: ", "[PAD-HEX-02]", "0 accepted\n"])
    ids = re.findall(r"\[([A-Z0-9-]+)\]", run.out)
    accepted = "".join(f'<accepted check="{i}" reason="on purpose"/>' for i in set(ids))
    write(name, f"<hex-track {ROOT}>{accepted}</hex-track>")
    run = Run("check", name).expect(0, [": accepted: ", "on purpose", f"0 errors, 0 warnings, 0 hints, {len(ids)} accepted"])


@case("sections are checked as sections, and tracks as tracks")
def _():
    sections = sorted((SOURCE / "data/sections").glob("*.xml"))
    run = Run("check", "--strict", SOURCE / "data/sections").expect(0, "0 errors, 0 warnings, 0 hints, 0 accepted\n")
    expect(len(sections) >= 20, f"only {len(sections)} sections", run)
    for section in sections:
        text = section.read_text()
        write("track.xml", text.replace(' section="yes"', ""))
        Run("check", "track.xml").expect(1, "track.xml: ")
        write("broken.xml", text.replace("</board>", '</board><obstacle at="500,500"/><solid at="500,500"/>'))
        Run("check", "broken.xml").expect(1, "broken.xml: ")


@case("warnings count with --strict only, hints never")
def _():
    good = Run("new", "joyride-track").expect(0).out
    Run("check", "--strict", "-", stdin=good.encode()).expect(0, "standard input: hint: ")
    doubtful = good.replace(' side="item"', "").encode()
    Run("check", "-", stdin=doubtful).expect(0, ["standard input: warning: ", "0 errors, 1 warning, "])
    Run("check", "--strict", "-", stdin=doubtful).expect(1)


@case("JSON has every finding with its check, place, reason and hexes")
def _():
    name = write("a.track.xml", f"<hex-track {ROOT}/>")
    report = json.loads(Run("check", "--format=json", name, "none.track.xml").expect(2).out)
    expect([f["file"] for f in report["files"]] == [name, "none.track.xml"], "other files")
    finding = report["files"][0]["findings"][0]
    expect(finding["check"] == "PAD-HEX-02" and finding["severity"] == "error", f"{finding}")
    expect(finding["why"].endswith(".") and finding["hexes"] == [] and not finding["accepted"], f"{finding}")
    expect(report["errors"] == len(report["files"][0]["findings"]), "miscounted")
    expect("none.track.xml" in report["files"][1]["unreadable"], "no reason")


@case("a name of strange bytes still gives valid JSON")
def _():
    name = b"caf\xe9 \"1\"\n.track.xml"
    pathlib.Path(os.fsdecode(name)).write_text(f"<hex-track {ROOT}/>")
    report = json.loads(Run("check", "--format=json", name).expect(1).bytes)
    expect("\"1\"\n" in report["files"][0]["file"], f"{report['files'][0]['file']!r}")


# render

PALETTES = ["dark", "print", "contrast", "colour-blind"]
SIGNS = {"png": b"\x89PNG\r\n\x1a\n", "svg": b"<?xml", "pdf": b"%PDF-1."}


@case("every kind of document is drawn as PNG, SVG and PDF")
def _():
    for kind in KINDS:
        name = f"{kind}.xml"
        Run("new", kind, "-o", name).expect(0)
        for ending, sign in SIGNS.items():
            run = Run("render", name, "-o", f"{kind}.{ending}").expect(0)
            data = pathlib.Path(f"{kind}.{ending}").read_bytes()
            expect(data.startswith(sign) and len(data) > 500, f"{kind}.{ending}: {data[:20]}", run)
            expect(Run("render", name, "-o", "-", "-t", ending).expect(0).bytes == data, "stdout differs")
        xml.etree.ElementTree.parse(f"{kind}.svg")
        expect(pathlib.Path(f"{kind}.pdf").read_bytes().rstrip().endswith(b"%%EOF"), "PDF has no end")
        expect(pathlib.Path(f"{kind}.png").read_bytes().endswith(b"IEND\xaeB`\x82"), "PNG has no end")


def size_of(data):
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


@case("a licence as PDF is pages of A4, a track one page of its own size, or sheets")
def _():
    def info(name, *words):
        Run("render", name, "-o", "a.pdf", *words).expect(0)
        text = subprocess.run(["pdfinfo", "a.pdf"], capture_output=True, text=True, check=True).stdout
        return re.search(r"Pages: +(\d+)", text)[1], re.search(r"Page size: +(.*)", text)[1]

    expect(info(SOURCE / "data/vehicles/basic-chariot.vehicle.xml") == ("2", "595 x 842 pts (A4)"), "other pages")
    pages, size = info(SOURCE / "data/tracks/windmill-oval.track.xml")
    expect(pages == "1" and "A4" not in size, "a track is a page of its own")
    pages, size = info(SOURCE / "data/tracks/windmill-oval.track.xml", "--paper=a4")
    expect(int(pages) > 1 and "A4" in size, "a track is cut into sheets, if that is asked for")
    Run("render", SOURCE / "data/tracks/windmill-oval.track.xml", "-o", "a.png", "--paper=a4").expect(
        2, err="--paper is only for PDF")


@case("width, scale, palette, coordinates and bareness change the picture")
def _():
    name = track(inside='<checkpoint number="1"><token at="1,1" arrow="0"/></checkpoint>\n')
    plain = Run("render", name, "-o", "-").expect(0).bytes
    expect(size_of(Run("render", name, "-o", "-", "--width=300").bytes)[0] == 300, "not 300 wide")
    doubled = size_of(Run("render", name, "-o", "-", "--scale=2").bytes)
    expect(all(abs(d - 2 * p) <= 2 for d, p in zip(doubled, size_of(plain))), f"{doubled}")
    pictures = {Run("render", name, "-o", "-", *words).expect(0).bytes
                for words in ((), *([f"--palette={p}"] for p in PALETTES), ["--coordinates"], ["--bare"])}
    expect(len(pictures) == 3 + len(PALETTES), "some are the same")
    Run("render", name, "--scale=0").expect(2, err="--scale must be a number above 0 and at most 100")
    Run("render", name, "--palette=pink").expect(2, err="--palette must be one of light, dark, ")


@case("a folder of documents becomes a folder of pictures")
def _():
    track("tracks/a.track.xml"), track("tracks/b.track.xml"), write("tracks/readme.txt", "not a document")
    os.mkdir("out")
    Run("render", "tracks", "-o", "out", "--type=svg").expect(0)
    expect(sorted(os.listdir("out")) == ["a.svg", "b.svg"], f"{os.listdir('out')}")
    Run("render", "tracks/a.track.xml").expect(0)
    expect(pathlib.Path("a.png").exists(), "no picture in the current folder")
    Run("render", "tracks/a.track.xml", "-o", "x.gif").expect(2, err='"x.gif" does not show the format')


@case("Ctrl+C in the middle of drawing leaves no file, and the program dies of it")
def _():
    name = track(size=400)
    program = subprocess.Popen([PROGRAM, "render", name, "-o", "big.png", "--scale=4", "--progress"],
                               stderr=subprocess.PIPE, bufsize=0)
    expect(program.stderr.readline().startswith(b"render "), "no progress")
    program.send_signal(signal.SIGINT)
    err = program.communicate(timeout=100)[1].decode()
    expect(program.returncode == -signal.SIGINT, f"exit {program.returncode}: {err}")
    expect("big.png: not written, interrupted" in err, err)
    expect(entries() == [name], f"left {entries()}: {err}")


@case("whoever waits for input hears of a signal at once, and leaves the old file as it was")
def _():
    name, other = track(), write("b.track.xml", "old")
    for number in signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP, signal.SIGXCPU:
        program = subprocess.Popen([PROGRAM, "convert", "-", "-o", other], stdin=subprocess.PIPE, stderr=subprocess.PIPE,
                                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)))
        program.stdin.write(pathlib.Path(name).read_bytes()[:100])
        program.stdin.flush()
        wait_until_caught(program.pid)
        program.send_signal(number)
        err = program.stderr.read().decode()
        expect(program.wait(timeout=60) == -number, f"exit {program.returncode}: {err}")
        expect("standard input: interrupted" in err, err)
        expect(pathlib.Path(other).read_text() == "old" and entries() == [name, other], f"{entries()}")
        program.stdin.close()


@case("a reader who has seen enough ends the program without a word, a full disk with one")
def _():
    name = track(size=100)
    for command in ["convert", name], ["render", name, "--scale=4", "-o", "-"]:
        program = subprocess.Popen([PROGRAM, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        program.stdout.close()
        err = program.stderr.read().decode()
        expect(program.wait(timeout=60) == -signal.SIGPIPE and not err, f"exit {program.returncode}: {err}")
        with open("/dev/full", "wb") as full:
            program = subprocess.run([PROGRAM, *command], stdout=full, stderr=subprocess.PIPE)
        expect(program.returncode == 2 and b"standard output: No space left" in program.stderr, f"{program}")


@case("a file that grows too large is an error like any other, and leaves nothing behind")
def _():
    name, limit = track(size=100), lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
    for command in ["convert", name, "-o", "x.track.xml"], ["render", name, "-o", "x.png"]:
        program = subprocess.run([PROGRAM, *command], stderr=subprocess.PIPE, preexec_fn=limit)
        expect(program.returncode == 2 and b"File too large" in program.stderr, f"{program}")
        expect(entries() == [name], f"left {entries()}")


@case("only plain files are read and written, standard output under any name")
def _():
    name = track()
    os.mkfifo("pipe"), os.symlink("/dev/full", "device")
    for command in ["check", "pipe"], ["convert", "pipe"], ["render", "pipe", "-o", "x.png"]:
        Run(*command).expect(2, err="pipe: is not a plain file")
    for output in "pipe", "device", "/dev/full":
        Run("convert", name, "-o", output).expect(2, err="not a plain file")
        Run("render", name, "--type=svg", "-o", output).expect(2, err="not a plain file")
    expect(stat.S_ISFIFO(os.lstat("pipe").st_mode) and os.path.islink("device"), "replaced")
    expect(stat.S_ISCHR(os.lstat("/dev/full").st_mode), "the device is gone")
    svg = Run("render", name, "--type=svg", "-o", "-").expect(0).out
    expect(svg.startswith("<?xml") and Run("render", name, "--type=svg", "-o", "/dev/stdout").expect(0).out == svg,
           "another picture")
    expect(Run("convert", name, "-o", "/dev/stdout").expect(0).out == pathlib.Path(name).read_text(), "another text")


@case("pictures keep the mode and the links of the file that they replace, and spare what may not be written")
def _():
    name = track()
    write("a.svg", "old"), os.chmod("a.svg", 0o604), os.link("a.svg", "b.svg"), os.symlink("a.svg", "c.svg")
    Run("render", name, "-o", "c.svg").expect(0)
    expect(stat.S_IMODE(os.stat("a.svg").st_mode) == 0o604, "the mode is lost")
    expect(os.path.samefile("a.svg", "b.svg") and os.path.islink("c.svg"), "a link is lost")
    expect(pathlib.Path("b.svg").read_text().startswith("<?xml"), "no picture")
    write("d.svg", "old"), os.chmod("d.svg", 0o444)
    Run("render", name, "-o", "d.svg").expect(2, err="d.svg: ")
    expect(pathlib.Path("d.svg").read_text() == "old", "overwritten")


@case("no name and no reason can forge a line or drive a terminal")
def _():
    bad = "a\x1b[2J\n\u009b\u202e.track.xml"
    shown = r"a\u{1b}[2J\u{a}\u{9b}\u{202e}.track.xml"
    track(bad)
    for command in ["check", bad], ["convert", "--check", bad], ["render", bad, "-o", bad], ["check", "no-" + bad]:
        run = subprocess.run([PROGRAM, *command], capture_output=True, text=True)
        for line in (run.stdout + run.stderr).splitlines():
            expect(line.isprintable() and (".track.xml" not in line or shown in line), f"{command}: {line!r}")
        expect(shown in run.stdout + run.stderr or command[0] == "convert", f"{command}: {run}")


def wait_until_caught(pid):
    """Until the program catches the last of its signals: what comes before would simply end it."""
    for _ in range(1000):
        status = pathlib.Path(f"/proc/{pid}/status").read_text()
        if int(re.search(r"SigCgt:\s*([0-9a-f]+)", status)[1], 16) & 1 << (signal.SIGXCPU - 1):
            return
        time.sleep(0.01)


# new


def shelf():
    """The names that new --list shows, with their kinds."""
    lines = Run("new", "--list").expect(0, ["Templates", "Examples"]).out.splitlines()
    return [line.split()[:2] for line in lines if len(line.split()) > 1 and line.split()[1] in KINDS]


@case("every template and example is canonical, without errors and warnings, and can be drawn")
def _():
    expect({kind for _, kind in shelf()} == set(KINDS), f"{shelf()}")
    for name, kind in shelf():
        file = f"{name}.xml"
        Run("new", name, "-o", file).expect(0)
        expect(f"<{kind} " in pathlib.Path(file).read_text(), f"{name} is no {kind}")
        Run("convert", "--check", file).expect(0)
        Run("check", "--strict", file).expect(0, "0 errors, 0 warnings")
        Run("render", file, "-o", "x.svg").expect(0)


@case("a kind stands for a template of that kind, and goes to standard output")
def _():
    for kind in KINDS:
        run = Run("new", kind).expect(0, f"<{kind} ")
        expect(Run("convert", "-", stdin=run.bytes).expect(0).bytes == run.bytes, "not canonical", run)


@case("chance makes vehicles that pass the checks, by seed and theme")
def _():
    for theme in ("fast", "tough", "nimble", "brawler"):
        Run("new", "licence", "--random=7", "--theme", theme, "-o", f"{theme}.xml").expect(0)
        Run("check", "--strict", f"{theme}.xml").expect(0, "0 errors, 0 warnings")
        Run("convert", "--check", f"{theme}.xml").expect(0)
        run = Run("new", "licence", "--random", "7", "--theme", theme).expect(0)
        expect(run.out == pathlib.Path(f"{theme}.xml").read_text(), "the seed does not decide", run)
    expect(len({pathlib.Path(f"{t}.xml").read_text() for t in ("fast", "tough")}) == 2, "themes are alike")
    Run("new", "licence", "--random", "3").expect(0, "<licence ")
    Run("new", "--list").expect(0, ["Random", "brawler"])
    Run("new", "licence", "--random", "7", "--theme", "fats").expect(2, err="fast")
    Run("new", "car", "--random", "7").expect(2, err="licence")
    Run("new", "licence", "--theme", "fast").expect(2, err="--random")
    Run("new", "licence", "--random", "x").expect(2)


@case("a title is set, and the id made from it")
def _():
    run = Run("new", "hex-track", "--title", "Côte d'Or: \"2nd\" Lap!").expect(0)
    expect('id="cote-d-or-2nd-lap" title="Côte d\'Or: &quot;2nd&quot; Lap!"' in run.out, "no title", run)
    Run("new", "car", "--title", "Flash").expect(0, 'id="flash" name="Flash"')
    Run("new", "car", "--title", "ü" * 50).expect(0, f'id="{"u" * 40}"')
    kept = re.search('id="[a-z-]*"', Run("new", "car").out)[0]
    Run("new", "car", "--title", "東京").expect(0, [kept, 'name="東京"'])
    Run("new", "car", "--title", "x" * 1000).expect(2, err="expected at most")


@case("a file that is there is not replaced, unless by force")
def _():
    write("x.xml", "precious")
    Run("new", "car", "-o", "x.xml").expect(2, err="x.xml already exists; use --force to overwrite it")
    expect(pathlib.Path("x.xml").read_text() == "precious", "replaced")
    Run("new", "car", "-o", "x.xml", "--force").expect(0)
    expect("<car" in pathlib.Path("x.xml").read_text(), "not replaced")
    Run("new").expect(2, err="which kind?")


# compare


def sections(*words):
    """The rows of each table of a comparison."""
    out = json.loads(Run("compare", "--format", "json", *words).expect(0).out)
    return {section["name"]: section["rows"] for section in out}


@case("a vehicle alone is compared with the basic one, number by number")
def _():
    out = sections("gossamer")
    expect(set(out) >= {"spaces", "reach-6", "control-0", "control-3", "slide-0", "stamina", "damage-dice"},
           f"has {list(out)}")
    expect([row["vehicle"] for row in out["spaces"]] == ["Gossamer", "Basic Chariot"], "other vehicles")
    expect(out["spaces"][1]["6"] == "12" and out["stamina"][1]["Used up"] == "4", "other numbers")
    expect(out["damage-dice"][1]["value"] == "12.0", "another toughness")


@case("cars are compared like licences, with a row for each gear that they have")
def _():
    out = sections("stunt-buggy")
    expect([row["vehicle"] for row in out["spaces"]] == ["Stunt Buggy", "Red Comet"], "other cars")
    expect(out["spaces"][1]["5"] == "10.0" and out["spaces"][1]["6"] == "–", "other spaces")
    expect("roll-5" in out and "roll-6" not in out, f"has {list(out)}")
    expect(out["damage"][1]["All"] == "8", "other damage")
    laps = sections("--laps", "stunt-buggy")["laps"]
    expect({row["track"] for row in laps} >= {"Harbour Loop", "Village Green"}, "other tracks")
    expect(all(2 < float(row["rounds"]) < 20 for row in laps), "other laps")
    Run("compare", "stunt-buggy", "gossamer").expect(2, err="gossamer is another kind of vehicle")


@case("compare --cells lists what differs between two sheets, and nothing else")
def _():
    text = (pathlib.Path(SOURCE) / "data/vehicles/basic-chariot.vehicle.xml").read_text()
    one = write("a.vehicle.xml", text)
    other = write("b.vehicle.xml", text.replace('name="Basic Chariot"', 'name="Other"'))
    expect(sections("--cells", one, other)["cells"]
           == [{"address": "name", "cell": "Name", "first": "Basic Chariot", "second": "Other"}], "other cells")
    text = Run("compare", "--cells", one, other).expect(0).out
    expect("Name  Basic Chariot  Other" in text, text)
    Run("compare", "--cells", one, other, "gossamer").expect(2, err="--cells compares two vehicles")


main()
