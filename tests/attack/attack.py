#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks paddock-cli with damaged files: every subcommand, for a given time or a given number of trials.

A trial makes a file from the documents of the tree (damage.py), and a command line from what the program says about its
subcommands and options.  It runs once under the sanitizers and once as people have it, which must say the same.
It fails on a crash, a report of a sanitizer, a hang, an exit status that is not documented, control characters on the terminal, files
that are left behind, and more than 200 MiB of memory.  Everything follows from the seed and the trial's number, so a
failure can be repeated; its folder and its command are kept.

Usage: attack.py SANITIZED PLAIN SOURCE KEEP [--seconds N | --trials N] [--seed N] [--only TRIAL] [--tap] [--any-memory]
The last line is "N tried, N failed".  The two programs may be the same one.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import damage

MOST_MEMORY = 200 << 20
MOST_SECONDS = 240  # of a processor; machines are busy
MOST_OUTPUT = 64 << 20  # bytes of a file
MOST_READ = 8 << 20  # of what is printed: what a child takes counts from what its parent has
SUITABLE = {"race": "/tracks/", "playtest": "playtest"}
EXTENSIONS = (".track.xml", ".vehicle.xml", ".cards.xml", ".playtest.xml")
REPORT = re.compile(rb"Sanitizer|runtime error:|CRITICAL \*\*|WARNING \*\*|ERROR \*\*|Assertion|assertion failed")
# Of text: all but a line's end, and whatever drives a terminal, turns text round or hides.
RAW_CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


class Program:
    """What the program says about itself."""

    def __init__(self, path):
        self.path = path
        self.commands = re.findall(r"^  ([\w-]+)", self.ask("--help").split("Commands:\n")[1].split("\n\n")[0], re.M)
        self.helps = {name: self.ask("help", name) for name in self.commands}
        self.options = {name: read_options(text) for name, text in self.helps.items()}
        self.readers = [name for name, text in self.helps.items() if re.search("(FILE|TRACK)", text.splitlines()[0])]
        self.topics = [row["name"] for row in self.list("topics")]
        self.presets = [row["name"] for row in self.list("presets")]
        self.rules = [f"{row['name']}={value}" for row in self.list("options")
                      for value in {row["default"], *re.findall(r"[\w-]+", row["values"])}]
        self.fields = damage.Fields(self.sections("fields"))

    def ask(self, *words):
        return subprocess.run([self.path, *words], check=True, capture_output=True, text=True,
                              env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout

    def sections(self, *words):
        return json.loads(self.ask("catalogue", *words, "--format", "json"))

    def list(self, *words):
        return [row for section in self.sections(*words) for row in section["rows"]]


def read_options(text):
    """Name, what its value is called (or None), and the choices if there are any."""
    found = []
    for entry in re.split(r"\n(?=  (?:-\w,|   ) --)", "\n" + text.split("Options:\n")[1].split("\n\n")[0]):
        match = re.match(r"\s+(?:-\w, )?--([\w-]+)(?:=(\S+))?\s+(.*)", entry, re.S)
        if match and match[1] != "help":
            words = re.search(r": ((?:[\w-]+, )+[\w-]+)", " ".join(match[3].split()))
            found.append((match[1], match[2], words[1].split(", ") if words else []))
    return found


def make_value(rng, name, kind, choices, trial, program):
    if name == "preset":
        choices = program.presets
    if name == "options":
        choices = [",".join(rng.sample(program.rules, rng.choice((1, 2, 3)))), "=".join(rng.sample(program.rules, 2))]
    if choices and rng.random() < 0.9:
        return rng.choice(choices).encode()
    if name in ("output", "save"):
        return rng.choice((b"out.png", b"out.svg", b"out.pdf", b"out.xml", b"-", b"folder", b"/dev/full", b"nowhere/out.png"))
    if kind in ("PIXELS", "FACTOR"):  # no gigapixels, which take hours
        return rng.choice((b"0", b"0.001", b"1", b"1", b"2", b"100001", b"2147483648", b"-1", b"nan", b"1e999"))
    if kind == "NUMBER":
        return rng.choice((b"0", b"1", b"1", b"2", b"7", b"40", b"0.001", b"90", b"3000", b"100000", b"2147483647", b"-1", b"nan"))
    if kind == "DRIVERS":
        return rng.choice((b"random,random", b"random,random,random,random", b"random", b"person", b"rookie:", b",", b"x:y"))
    if kind == "DRIVER":
        return rng.choice((b"random", b"random", b"random", b"person", b"rookie:", b"x"))
    if kind == "FILES":
        return rng.choice((trial.operand, b"standard.cards.xml", rng.choice(trial.corpus.names)))
    return rng.choice((*damage.EXTREMES[:50], *(name for name in damage.CONTROL_NAMES if b"\0" not in name)))


class Corpus:
    """The documents of the tree, to be damaged."""

    def __init__(self, source):
        paths = sorted((source / "data").glob("*/*.xml"))
        paths += sorted((source / "tests/scenarios").rglob("*.xml"))
        paths += sorted((source / "tests/fuzz/corpus-xml").glob("*.xml"))
        self.shipped = [path for path in paths if path.is_relative_to(source / "data")]
        self.others = [path for path in paths if path not in self.shipped]
        self.names = [os.fsencode(path) for path in self.shipped]
        self.bytes = {path: path.read_bytes() for path in paths}
        self.all = list(self.bytes.values())

    def pick(self, rng, wanted):
        """One that has WANTED in its name, or any if none has."""
        some = self.shipped if rng.random() < 0.7 else self.others
        return rng.choice([path for path in some if wanted in str(path)] or some)


class Trial:
    """One file and one command line, made from a seed and a number."""

    def __init__(self, program, corpus, seed, number):
        self.number, self.corpus = number, corpus
        rng = random.Random(f"{seed}/{number}")
        self.trap = None
        self.command = rng.choice(program.readers if rng.random() < 0.95 else program.commands)
        self.make_file(rng, program)
        self.words = self.make_words(rng, program)

    def make_file(self, rng, program):
        self.path = path = self.corpus.pick(rng, SUITABLE.get(self.command, "") if rng.random() < 0.9 else "")
        data = self.corpus.bytes[path]
        stem = rng.choice(damage.CONTROL_NAMES) if rng.random() < 0.1 else b"a"
        self.operand = stem + os.fsencode(rng.choice(EXTENSIONS) if rng.random() < 0.1 else "".join(path.suffixes[-2:]))
        way = rng.random()
        if way < 0.7:
            self.data = damage.damage(rng, data, self.corpus.all, program.fields)
        elif way < 0.78:
            self.data = damage.multiply(rng, data, self.corpus.all, program.fields)
        elif way < 0.88:
            self.data = damage.fill_with_controls(data, program.fields)
        elif way < 0.97:
            self.data = damage.hostile(rng)
        else:
            self.data, self.trap = b"", rng.choice(damage.TRAPS)

    def make_words(self, rng, program):
        command = self.command
        words = [command.encode()]
        options = program.options[command]
        for name, kind, choices in rng.sample(options, min(len(options), rng.choice((0, 1, 1, 2)))):
            words.append(b"--" + name.encode())
            if kind:
                words[-1] += b"=" + make_value(rng, name, kind, choices, self, program)
        words += self.settle(rng, command, words)
        operand = self.operand if rng.random() < 0.95 else rng.choice((b"-", b".", b"folder", b"/dev/stdin"))
        if command == "catalogue":
            operand = rng.choice(program.topics).encode()
        elif command == "new":
            operand = rng.choice((b"car", b"harbour-loop", operand))
        return [*words, b"--", operand]

    def settle(self, rng, command, words):
        """What keeps a trial short: nobody waits for drivers that think, and pictures are not of gigapixels."""
        said = {word.split(b"=")[0] for word in words}
        if command == "race" and b"--seats" not in said:
            yield b"--seats=" + (b"rookie,racer" if rng.random() < 0.02 else b"random,random,random")
        if command == "render" and not said & {b"--width", b"--scale"}:
            yield b"--width=%d" % rng.choice((1, 50, 900))

    def lay_out(self, folder):
        """The folder that the program runs in."""
        os.mkdir(folder)
        for name in (b"folder", b"tmp"):
            os.mkdir(os.path.join(folder, name))
        for name in set(re.findall(rb'file="([\w.-]+)"', self.corpus.bytes[self.path])):
            if (self.path.parent / os.fsdecode(name)).exists() and name != self.operand:
                os.symlink(self.path.parent / os.fsdecode(name), os.path.join(os.fsdecode(folder), os.fsdecode(name)))
        path = os.path.join(folder, self.operand)
        if self.trap:
            self.trap(path)
        else:
            pathlib.Path(os.fsdecode(path)).write_bytes(self.data)


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS + 5))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_OUTPUT, MOST_OUTPUT))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def read_some(path):
    with open(path, "rb") as file:
        return file.read(MOST_READ)


class Run:
    """How one program took a trial."""

    def __init__(self, program, trial, folder, env):
        trial.lay_out(folder)
        self.before = self.look(folder)
        self.out, self.err = folder + b".out", folder + b".err"
        with open(self.out, "wb") as out, open(self.err, "wb") as err:
            child = subprocess.Popen([os.fsencode(program), *trial.words], cwd=folder, stdin=subprocess.PIPE, stdout=out, stderr=err,
                                     env={**os.environ, **env, "TMPDIR": os.fsdecode(os.path.join(folder, b"tmp"))},
                                     preexec_fn=limit, start_new_session=True)
            self.feed(child, trial.data)
            watch = threading.Timer(5 * MOST_SECONDS, child.kill)
            watch.start()
            _, status, usage = os.wait4(child.pid, 0)
            watch.cancel()
        child.returncode = self.status = os.waitstatus_to_exitcode(status)
        self.memory = usage.ru_maxrss << 10
        self.after = self.look(folder)
        self.stdout, self.stderr = read_some(self.out), read_some(self.err)

    @staticmethod
    def feed(child, data):
        try:
            child.stdin.write(data)
            child.stdin.close()
        except BrokenPipeError:
            pass

    @staticmethod
    def look(folder):
        return {os.path.relpath(os.path.join(place, name), folder) for place, folders, names in os.walk(folder) for name in folders + names}

    def of_neighbours(self, trial):
        """Files made from the sound documents of the folder: one that is damaged does not keep them from being drawn."""
        stems = {name.split(b".")[0] for name in self.before if name != trial.operand and os.path.dirname(name) == b""}
        return {name for name in self.after if trial.words[-1] == b"." and name.split(b".")[0] in stems}

    def faults(self, trial, most_memory):
        """What is wrong with it, in words."""
        if self.status in (-signal.SIGXCPU, -signal.SIGKILL):
            yield f"hangs: more than {MOST_SECONDS} seconds"
        elif self.status not in (0, 1, 2):
            yield f"ends with {self.status}"
        if REPORT.search(self.stderr) or (REPORT.search(self.stdout) and b"Sanitizer" in self.stdout):
            yield "reports " + REPORT.search(self.stderr + self.stdout)[0].decode()
        if self.memory > most_memory:
            yield f"takes {self.memory >> 20} MiB"
        for name, text in (("standard output", read_lines(self.stdout)), ("standard error", self.stderr)):
            found = RAW_CONTROL.search(text.decode(errors="replace"))
            if found:
                yield f"control character {found[0]!r} on {name}"
        left = self.after - self.before - self.of_neighbours(trial)
        hidden = [path for path in left if os.path.basename(path).startswith(b".paddock") or path.startswith(b"tmp/")]
        if hidden or (left and self.status not in (0, 1)):
            yield f"leaves {sorted(hidden or left)}"


def read_lines(output):
    """What a terminal shows of it; a tab in the text of a document is like a new line there."""
    return b"" if is_picture(output) else output.replace(b"\t", b" ") if output.startswith(b"<?xml") else output


def is_picture(output):
    return output[:4] in (b"\x89PNG", b"%PDF")


def differences(sanitized, plain):
    if {sanitized.status, plain.status} <= {0, 1, 2}:
        if sanitized.status != plain.status:
            yield f"the sanitized program ends with {sanitized.status}, the other with {plain.status}"
        elif sanitized.stdout != plain.stdout:
            yield "the two programs print different texts"


def carry_out(args, program, corpus, number):
    """The faults of a trial; its folder is kept if it has any."""
    trial = Trial(program, corpus, args.seed, number)
    with tempfile.TemporaryDirectory(prefix="paddock-attack-") as place:
        where = os.fsencode(place)
        plain = Run(args.plain, trial, os.path.join(where, b"plain"), {})
        faults = list(plain.faults(trial, sys.maxsize if args.any_memory else MOST_MEMORY))
        if args.sanitized != args.plain:
            sanitized = Run(args.sanitized, trial, os.path.join(where, b"sanitized"), args.sanitized_env)
            faults += [*sanitized.faults(trial, sys.maxsize), *differences(sanitized, plain)]
        if faults:
            kept = args.keep / f"{args.seed}-{number}"
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(place, kept, symlinks=True, ignore=ignore_special)
            command = shlex.join(os.fsdecode(word) for word in [b"paddock-cli", *trial.words])
            (kept / "command").write_bytes(os.fsencode(command) + b"\n")
    return number, list(dict.fromkeys(faults))


def ignore_special(folder, names):
    """Pipes and sockets cannot be copied."""
    paths = ((name, os.path.join(folder, name)) for name in names)
    return [name for name, path in paths if not (os.path.islink(path) or os.path.isfile(path) or os.path.isdir(path))]


def attack(args):
    program, corpus = Program(args.plain), Corpus(args.source)
    end = time.monotonic() + args.seconds
    numbers = iter([args.only] if args.only is not None else range(args.trials or sys.maxsize))
    tried = failed = 0
    with concurrent.futures.ThreadPoolExecutor(2) as workers:
        running = set()
        while True:
            while len(running) < 2 and (number := next(numbers, None)) is not None and (args.trials or time.monotonic() < end):
                running.add(workers.submit(carry_out, args, program, corpus, number))
            if not running:
                return tried, failed
            done, running = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in done:
                number, faults = future.result()
                tried += 1
                failed += bool(faults)
                for fault in faults:
                    print(f"# trial {number} of seed {args.seed}: {fault}; see {args.keep}/{args.seed}-{number}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    for name in ("sanitized", "plain", "source", "keep"):
        parser.add_argument(name, type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--trials", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    parser.add_argument("--tap", action="store_true")
    parser.add_argument("--any-memory", action="store_true")
    args = parser.parse_args()
    args.trials = 1 if args.only is not None else args.trials
    suppressions = args.source / "tests/lsan.supp"
    args.sanitized_env = {"ASAN_OPTIONS": "detect_leaks=1:malloc_context_size=12:allow_addr2line=1:allocator_may_return_null=0",
                          "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
                          "LSAN_OPTIONS": f"suppressions={suppressions}:print_suppressions=0", "G_SLICE": "always-malloc"}
    os.environ.update({"LC_ALL": "C.UTF-8", "G_DEBUG": "fatal-criticals"})
    args.keep.mkdir(parents=True, exist_ok=True)
    print(f"# seed {args.seed}", flush=True)
    tried, failed = attack(args)
    if args.tap:
        print(f"1..1\n{'not ok' if failed else 'ok'} 1 - {tried} damaged files do no harm")
    print(f"{'# ' if args.tap else ''}{tried} tried, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
