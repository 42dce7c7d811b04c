#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The frame of paddock-cli: help, manual, usage errors, exit codes.  Usage: PROGRAM SOURCE-ROOT"""
import json
import os
import re
import subprocess

from harness import PROGRAM, SOURCE, Run, case, commands, expect, main


def options_of(command):
    """The long options in a command's help."""
    text = Run(command, "--help").out.split("Options:\n")[1].split("\n\n")[0]
    return re.findall(r"^\s+(?:-\w, )?--([a-z-]+)", text, re.M)


@case("the overview lists every command with a summary")
def _():
    expect(len(commands()) >= 7, f"only {commands()}")
    for line in Run("--help").expect(0).out.split("Commands:\n")[1].split("\n\n")[0].splitlines():
        expect(re.match(r"  [a-z]+ +[A-Z].*[^.]$", line), f"odd line: {line!r}")


@case("every command explains itself, in lines of at most 79 columns")
def _():
    for command in commands():
        run = Run(command, "--help").expect(0, [f"Usage: paddock-cli {command} ", "Options:", "--help"])
        expect(Run("help", command).out == run.out, "help COMMAND differs from COMMAND --help")
        expect(Run(command, "-h").out == run.out, "-h differs from --help")
        for line in run.out.splitlines():
            expect(len(line) <= 79 or line.startswith("  paddock-cli"), f"too long: {line}")
        expect(run.err == "", "help says something on standard error", run)


@case("every option has a sentence of help")
def _():
    for command in commands():
        text = Run(command, "--help").out.split("Options:\n")[1].split("\n\n")[0]
        for entry in re.split(r"\n(?=  +-)", text):
            expect(re.match(r"\s+(-\w, )?--[a-z-]+(=[A-Z.|]+)?\s+[A-Z][\w ]", entry), f"{command}: {entry}")


@case("the manual has every command and every option, and man finds no fault with it")
def _():
    run = Run("catalogue", "manual").expect(0)
    page = run.out.replace("\\-", "-")
    for command in commands():
        section = re.search(rf"\.SS paddock-cli {command} .*?(?=\n\.S[SH])", page, re.S)
        expect(section, f"no section about {command}")
        for option in options_of(command):
            expect(option == "help" or f"--{option}" in section[0], f"no word of {command} --{option}")
    done = subprocess.run(["groff", "-man", "-ww", "-Tutf8", "-K", "utf8"], input=run.bytes,
                          capture_output=True) if has("groff") else None
    expect(not done or (done.returncode == 0 and done.stderr == b""), f"groff: {done and done.stderr}")


@case("bash completes commands, options and the names that an option takes")
def _():
    script = Run("catalogue", "completion").expect(0).out
    for words, wanted in (
        (["paddock-cli", "re"], ["render"]),
        (["paddock-cli", "--ver"], ["--version"]),
        (["paddock-cli", "help", "conv"], ["convert"]),
        (["paddock-cli", "check", "--str"], ["--strict"]),
        (["paddock-cli", "render", "-p", "co"], ["contrast", "colour-blind"]),
        (["paddock-cli", "render", "--palette", "=", "da"], ["dark"]),
        (["paddock-cli", "check", "anything"], []),
    ):
        run = ("COMP_WORDS=(%s); COMP_CWORD=%d; _paddock_cli paddock-cli '%s' '%s'; echo \"${COMPREPLY[@]}\""
               % (" ".join(words), len(words) - 1, words[-1], words[-2]))
        done = subprocess.run(["bash", "-c", script + run], capture_output=True, text=True)
        expect(done.stderr == "" and done.stdout.split() == wanted, f"{words}: {done.stdout}{done.stderr}")


def has(program):
    return any(os.access(os.path.join(p, program), os.X_OK) for p in os.environ["PATH"].split(":"))


@case("the version is one line")
def _():
    expect(re.fullmatch(r"paddock-cli \d+\.\d+\.\d+\n", Run("--version").expect(0).out), "odd version")
    expect(Run("-V").out == Run("--version").out, "-V differs")


MISTAKES = [
    ([], "which command?"),
    (["chekc"], 'unknown command "chekc"; did you mean "check"?'),
    (["fly"], 'unknown command "fly"; choose one of check, '),
    (["--helpp"], "unknown option --helpp; did you mean --help?"),
    (["help", "rendr"], 'unknown command "rendr"; did you mean "render"?'),
    (["check"], "check needs FILE..."),
    (["help", "a", "b"], "help takes 1 at most: [COMMAND]"),
    (["check", "--stict", "x"], "unknown option --stict; did you mean --strict?"),
    (["check", "--format=yaml", "x"], '--format must be one of text, json, not "yaml"'),
    (["render", "x", "--width", "wide"], "--width must be a whole number from"),
    (["convert", "-o"], "--output needs a value: --output=FILE"),
    (["catalogue", "topic"], 'unknown topic "topic"; did you mean "topics"?'),
    (["catalogue", "schema", "hex-trak"], 'unknown kind of document "hex-trak"; did you mean "hex-track"?'),
    (["catalogue", "schema"], "schema of what? Choose one of hex-track, road-track, "),
    (["catalogue", "format", "car"], "format takes nothing after it"),
    (["new", "hex-tracks"], 'unknown kind or template "hex-tracks"; did you mean "hex-track"?'),
]


@case("a mistake is answered on standard error with what would be right, and exit 2")
def _():
    for words, message in MISTAKES:
        run = Run(*words).expect(2, err=f"paddock-cli: {message}")
        expect(run.out == "", "something on standard output", run)
        expect(run.err.endswith("\n"), "no end of line", run)


@case("every topic of the catalogue is shown, lists in every format")
def _():
    for topic in json.loads(Run("catalogue", "--format=json").expect(0).out)[0]["rows"]:
        of = ["hex-track"] if topic["name"] == "schema" else []
        run = Run("catalogue", topic["name"], *of).expect(0)
        expect(len(run.out) > 40 and run.err == "", f"nothing about {topic['name']}", run)
        if topic["name"] not in ("schema", "format", "manual", "completion"):
            sections = json.loads(Run("catalogue", topic["name"], "--format=json").expect(0).out)
            expect(any(section["rows"] for section in sections), f"no rows about {topic['name']}")
            expect(Run("catalogue", topic["name"], "-f", "markdown").expect(0).out.startswith("## "), run)


@case("one command regenerates the schemas and the page about the format")
def _():
    for row in json.loads(Run("catalogue", "kinds", "--format=json").expect(0).out)[0]["rows"]:
        schema = Run("catalogue", "schema", row["name"]).expect(0)
        expect(schema.bytes == (SOURCE / f"data/schema/{row['name']}.rng").read_bytes(), row["name"])
    expect(Run("catalogue", "format").expect(0).bytes == (SOURCE / "docs/FORMAT.md").read_bytes(), "FORMAT.md")


@case("the catalogue of parts fills in no braces and knows the parts by name")
def _():
    run = Run("catalogue", "parts").expect(0, ["Traits", "stamina", "FRO-TRT-01"])
    expect("{" not in run.out, "a brace is left", run)
    Run("catalogue", "parts", "affect").expect(0, "Damage Affects")
    expect("Traits\n" not in Run("catalogue", "parts", "affect").out, "not narrowed")


@case("the summary of every game is printed with its clauses, and is one page of PDF")
def _():
    for game in json.loads(Run("catalogue", "games", "--format", "json").expect(0).out)[0]["rows"]:
        run = Run("summary", game["id"]).expect(0, ["What Can Happen", "Rules You Can Change"])
        clause = {"joyride": "(JOY-SMA-01", "frothy": "(FRO-CTL-01", "rivet": "(RIV-BONUS-08"}[game["id"]]
        expect(clause in run.out, game["id"])
        sections = json.loads(Run("summary", game["id"], "--format", "json").expect(0).out)
        expect(all(section["rows"] for section in sections), f"an empty part of {game['id']}")
        pages = []
        for name in ["a.pdf", "b.pdf"]:
            Run("summary", game["id"], "-o", name).expect(0)
            pages.append(open(name, "rb").read())
        expect(pages[0] == pages[1], "not the same bytes")
        expect(len(re.findall(rb"/Type /Page\b", pages[0])) == 1, "not one page")
    Run("summary", "joyride", "-o", "a.png").expect(2, err="ends with .pdf")
    Run("summary", "chess").expect(2, err="unknown game")


@case("a full disk behind standard output is not success")
def _():
    with open("/dev/full", "wb") as full:
        done = subprocess.run([PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE)
    expect(done.returncode == 2, f"exit {done.returncode}")
    expect(b"cannot write to standard output: No space left" in done.stderr, done.stderr)


@case("the program links neither GTK nor libadwaita")
def _():
    linked = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True).stdout
    expect("libxml2" in linked and "libcairo" in linked, f"ldd says nothing: {linked}")
    expect(not re.search(r"libgtk|libgdk-|libadwaita|libX11-xcb|libwayland", linked), linked)


main()
